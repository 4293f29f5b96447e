/** The words of Space Builder: buildings, log lines, faults and errors in four languages. */

export { type EventTelling, tellEvent } from './event.ts';
export {
  LANGUAGES,
  type Language,
  type MessageKey,
  messages,
  say,
  type Values,
} from './message.ts';
export { buildingName, placeName, sideDetail, standing, stopwatch, turnName } from './phrase.ts';
export { tellRefusal } from './refusal.ts';
export { tellVerdict } from './verdict.ts';
