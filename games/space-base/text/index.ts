/** The words of Space Base: cards, log lines and errors in four languages. */

export { describeAbility, effectPhrase } from './ability.ts';
export { describeCard, type Telling } from './card.ts';
export { type EventTelling, tellEvent } from './event.ts';
export {
  LANGUAGES,
  type Language,
  type MessageKey,
  messages,
  say,
  type Values,
} from './message.ts';
export { cardName } from './phrase.ts';
export { tellRefusal } from './refusal.ts';
