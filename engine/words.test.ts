import { expect, test } from 'vitest';
import { wordsIn } from './words.ts';

const en = {
  log: { bought: '{name} buys {count, plural, one {# ship} other {# ships}}' },
  pass: 'Pass',
};
const fr = {
  log: { bought: '{name} achète {count, plural, one {# vaisseau} other {# vaisseaux}}' },
  pass: 'Passer',
};
const nl = {
  log: { bought: '{name} koopt {count, plural, one {# schip} other {# schepen}}' },
  pass: 'Passen',
};
const zh = { log: { bought: '{name}購買 {count} 艘船' }, pass: '跳過' };
const { say, isMessageKey } = wordsIn({ en, fr, nl, 'zh-Hant': zh });

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
