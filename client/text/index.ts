/** Why something cannot be done, in the reader's language, whether the server, the engine or a game said no. */

import type { Problem } from '@starboard/engine';
import * as engine from '@starboard/engine/text';
import type { Language, Telling } from '@starboard/engine/words';
import { isMessageKey, tell } from './message.ts';

export { messages } from './message.ts';

/** What is neither the server's nor the line's is told elsewhere: by the engine, or by a game, which asks the engine in turn. */
export function tellRefusal(
  refusal: Problem,
  language: Language,
  tellElsewhere: Telling = (problem) => engine.tell(language, problem),
): string {
  if (!isMessageKey(`error.${refusal.code}`)) return tellElsewhere(refusal, language);
  return tell(language, refusal, undefined, (listed) =>
    tellRefusal(listed, language, tellElsewhere),
  );
}
