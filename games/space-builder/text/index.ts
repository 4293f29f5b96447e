/** The words of Space Builder: buildings, tasks, actions, log lines, faults and errors in four languages. */

export { type Deed, tellAction } from './action.ts';
export { type EventTelling, tellEvent } from './event.ts';
export {
  LANGUAGES,
  type Language,
  type MessageKey,
  messages,
  say,
  type Values,
} from './message.ts';
export {
  buildingName,
  dayName,
  placeName,
  sideDetail,
  standing,
  stopwatch,
  turnName,
} from './phrase.ts';
export { tellRefusal } from './refusal.ts';
export { type TaskTelling, tellTask } from './task.ts';
export { tellVerdict } from './verdict.ts';
