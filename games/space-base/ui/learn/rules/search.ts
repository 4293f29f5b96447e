/** Finding a word in the rules: whatever its case, and with or without accents. */

import type { Language } from '@starboard/engine/words';
import type { Topic } from '../topic.ts';
import { messages } from '../words.ts';

/** Whether a topic has all the words that are sought. */
export function matches(topic: Topic, language: Language, sought: string): boolean {
  const text = plain([titleOf(topic, language), ...paragraphsOf(topic, language)].join(' '));
  return wordsOf(sought).every((word) => text.includes(word));
}

export function paragraphsOf(topic: Topic, language: Language): string[] {
  const { title: _, ...paragraphs } = messages[language].learn.rules.topic[topic];
  return Object.values(paragraphs);
}

function titleOf(topic: Topic, language: Language): string {
  return messages[language].learn.rules.topic[topic].title;
}

export interface Part {
  readonly part: string;
  readonly hit: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

/** A text in parts, those that were sought marked. */
export function split(text: string, sought: string): Part[] {
  const words = wordsOf(sought).filter((word) => word.length > 1 || /\p{sc=Han}|\d/u.test(word));
  if (words.length === 0) return [{ part: text, hit: false, at: 0 }];
  // Every letter becomes exactly one, so places in both texts are the same.
  const letters = Array.from(text, (letter) => plain(letter).slice(0, letter.length) || letter);
  const lower = letters.join('');
  const parts: Part[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nearest(lower, words, from);
    const at = next?.at ?? text.length;
    if (at > from) parts.push({ part: text.slice(from, at), hit: false, at: from });
    if (next === undefined) break;
    parts.push({ part: text.slice(at, at + next.word.length), hit: true, at });
    from = at + next.word.length;
  }
  return parts;
}

function nearest(text: string, words: readonly string[], from: number) {
  return words
    .map((word) => ({ word, at: text.indexOf(word, from) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

function wordsOf(sought: string): string[] {
  return plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
