import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { wordsIn } from './words.ts';

const en = {
  log: { bought: '{name} buys {count, plural, one {# ship} other {# ships}}' },
  pass: 'Pass',
  error: {
    buy: '{count, plural, one {# problem} other {# problems}}: {all}',
    dear: '{ship} costs {cost}',
  },
};
const fr = {
  log: { bought: '{name} achète {count, plural, one {# vaisseau} other {# vaisseaux}}' },
  pass: 'Passer',
  error: {
    buy: '{count, plural, one {# problème} other {# problèmes}} : {all}',
    dear: '{ship} coûte {cost}',
  },
};
const nl = {
  log: { bought: '{name} koopt {count, plural, one {# schip} other {# schepen}}' },
  pass: 'Passen',
  error: {
    buy: '{count, plural, one {# probleem} other {# problemen}}: {all}',
    dear: '{ship} kost {cost}',
  },
};
const zh = {
  log: { bought: '{name}購買 {count} 艘船' },
  pass: '跳過',
  error: { buy: '{count}個問題：{all}', dear: '{ship}的費用是{cost}' },
};
const { say, tell, isMessageKey } = wordsIn({ en, fr, nl, 'zh-Hant': zh });

test('a message is said in each language, with its plural', () => {
  const bought = { name: 'Ada <3', count: 2 };
  expect(say('en', 'log.bought', bought)).toBe('Ada <3 buys 2 ships');
  expect(say('fr', 'log.bought', { ...bought, count: 0 })).toBe('Ada <3 achète 0 vaisseau');
  expect(say('nl', 'log.bought', { ...bought, count: 1 })).toBe('Ada <3 koopt 1 schip');
  expect(say('zh-Hant', 'log.bought', bought)).toBe('Ada <3購買 2 艘船');
});

test('a key is known by its full place alone', () => {
  expect(['pass', 'log.bought'].every(isMessageKey)).toBe(true);
  expect(['log', 'log.sold', 'log.bought.x', 'constructor', ''].some(isMessageKey)).toBe(false);
});

test('a message that is not there is an error that names it', () => {
  expect(() => say('en', 'log.sold' as never)).toThrow('there is no message log.sold in en');
});

test('a refusal is told in each language, with the problems it lists, and facts by name', () => {
  const dear = { code: 'dear', message: 'too dear', facts: { ship: 0, cost: 9 } };
  const strange = { code: 'strange', message: 'nobody knows', facts: {} };
  const refusal = new Refusal('buy', 'no', { count: 2, all: [dear, strange] });
  const shipName = ({ ship }: { ship?: unknown }) => (ship === 0 ? { ship: 'Collins' } : {});
  expect(tell('nl', refusal, shipName)).toBe('2 problemen: Collins kost 9\nnobody knows');
  expect(tell('zh-Hant', dear, shipName)).toBe('Collins的費用是9');
  expect(tell('fr', dear)).toBe('0 coûte 9');
});
