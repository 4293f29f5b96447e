/** Why something cannot be done, in the reader's language, whether the server, the engine or a game said no. */

import { refusalsIn } from '@starboard/engine/text';
import { words } from './message.ts';

export { messages } from './message.ts';

/** What is neither the server's nor the line's is told elsewhere: by the engine, or by a game, which asks the engine in turn. */
export const tellRefusal = refusalsIn(words);
