/** Why something cannot be done, in the reader's language, whether the server, the engine or a game said no. */

import type { Problem } from '@starboard/engine';
import * as engine from '@starboard/engine/text';
import type { Language, Telling } from '@starboard/engine/words';
import { isMessageKey, tell } from './message.ts';

export { messages } from './message.ts';

/** `tellInGame` has the words of the game that is played. What nobody has words for is told in English. */
export function tellRefusal(
  refusal: Problem,
  language: Language,
  tellInGame: Telling = ({ message }) => message,
): string {
  const tellListed: Telling = (listed) => tellRefusal(listed, language, tellInGame);
  const key = `error.${refusal.code}`;
  if (isMessageKey(key)) return tell(language, refusal, undefined, tellListed);
  if (engine.isMessageKey(key)) return engine.tell(language, refusal, undefined, tellListed);
  return tellInGame(refusal, language);
}
