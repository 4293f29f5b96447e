/** The words of Space Base: cards, log lines, questions, answers, standing orders and errors in four languages. */

export { describeAbility, effectPhrase } from './ability.ts';
export { tellAction } from './action.ts';
export { describeCard, describeRewards, type Telling } from './card.ts';
export { type EventTelling, tellEvent } from './event.ts';
export {
  LANGUAGES,
  type Language,
  type MessageKey,
  messages,
  say,
  type Values,
} from './message.ts';
export { tellOrder, tellOrdered } from './order.ts';
export { cardName, inLanguage } from './phrase.ts';
export { type Asking, tellQuestion, tellWaiting } from './question.ts';
export { tellRefusal } from './refusal.ts';
