/** Standing orders in words: as their owner left them, and in the log. */

import type { Order } from '../rules/order.ts';
import { type Language, say } from './message.ts';
import { and, numbers } from './phrase.ts';

export function tellOrder({ collect, abilities }: Order, language: Language): string {
  const sentences = [
    ...(collect === undefined ? [] : [collectSentence(collect, language)]),
    ...(abilities === undefined ? [] : [say(language, `order.abilities.${abilities}`)]),
  ];
  if (sentences.length === 0) return say(language, 'order.ask');
  return sentences.join(language === 'zh-Hant' ? '' : ' ');
}

function collectSentence(collect: NonNullable<Order['collect']>, language: Language): string {
  if (typeof collect === 'string') return say(language, `order.collect.${collect}`);
  return say(language, 'order.collect.sectors', {
    count: collect.length,
    sectors: and(numbers(collect, language), language),
  });
}

/** A line of the log about something that a standing order did. */
export function tellOrdered(line: string, language: Language): string {
  return say(language, 'order.byOrder', { line });
}
