/** The screen says everything in four languages. */

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '@starboard/engine/words';
import { expect, test } from 'vitest';
import { messages } from './words.tsx';

function messagesIn(node: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(node).flatMap(([part, value]: [string, unknown]) => {
    const here = [...path, part];
    return typeof value === 'string'
      ? [[here.join('.'), value]]
      : messagesIn(value as object, here);
  });
}

/** The names of what a message needs, however deep they stand. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (nodes: ReturnType<typeof parse>): void => {
    for (const node of nodes) {
      if ('value' in node && node.type !== TYPE.literal) names.add(node.value);
      if ('options' in node) for (const option of Object.values(node.options)) visit(option.value);
    }
  };
  visit(parse(message));
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

const ENGLISH = messagesIn(messages.en);

test.each(LANGUAGES)(
  '%s has every message of the screen, and each needs the same values',
  (language) => {
    const own = messagesIn(messages[language]);
    expect(own.map(([key]) => key)).toEqual(ENGLISH.map(([key]) => key));
    for (const [index, [key, message]] of own.entries()) {
      expect([key, argumentsOf(message)]).toEqual([key, argumentsOf(ENGLISH[index]?.[1] ?? '')]);
      expect(message.trim()).not.toBe('');
    }
  },
);

/** What stands on a key in English stands there on a Dutch and a Chinese keyboard too. */
const PRINTED = ['keys.shift', 'keys.backspace', 'keys.enter'];

test('the languages say different things', () => {
  const same = (language: (typeof LANGUAGES)[number]) => {
    const others = new Map(messagesIn(messages[language]));
    return ENGLISH.filter(([key, text]) => others.get(key) === text).map(([key]) => key);
  };
  expect(same('fr')).toEqual(['game', 'menu.name', 'end.seconds']);
  expect(same('nl')).toEqual(['game', 'slot', 'band.stop', ...PRINTED, 'menu.name', 'end.seconds']);
  expect(same('zh-Hant')).toEqual(PRINTED);
});

test('in French no line begins with a sign that belongs to the word before it', () => {
  const loose = messagesIn(messages.fr).filter(([, message]) => / [!?;:»]|« /.test(message));
  expect(loose).toEqual([]);
});
