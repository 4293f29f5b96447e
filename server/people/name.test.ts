import { describe, expect, test } from 'vitest';
import { readName, readUsername } from './name.ts';

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    ['王小明', '王小明'],
    ['Ada 🚀', 'Ada 🚀'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['🚀'.repeat(24), '🚀'.repeat(24)],
  ])('%j is kept as %j', (given, name) => {
    expect(readName(given)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['spaces alone', ' \u3000 '],
    ['one letter too many', 'x'.repeat(25)],
    ['a control character', 'Ada\u0007'],
    ['an end of line that is no space', 'Ada\u0085Bob'],
    ['letters that turn the direction of writing', 'Ada\u202Ebob'],
    ['a letter without width', 'A\u200Bda'],
    ['half a character', 'Ada\uD83D'],
    ['accents without a letter', '\u0308'],
    ['a tower of accents', 'A\u0300\u0301\u0302\u0303\u0304da'],
  ])('is not %s', (_what, given) => {
    expect(() => readName(given)).toThrow(expect.objectContaining({ code: 'name.malformed' }));
  });
});

describe('a username', () => {
  test.each([
    ['Ada', 'ada'],
    [' ada_99 ', 'ada_99'],
    ['ＡＤＡ', 'ada'],
    ['王小明', '王小明'],
  ])('%j is kept as %j', (given, username) => {
    expect(readUsername(given)).toBe(username);
  });

  test.each(['ab', 'x'.repeat(25), 'a da', '-ada', 'ada!', 'a\u200Bda', ''])(
    'is not %j',
    (given) => {
      expect(() => readUsername(given)).toThrow(
        expect.objectContaining({ code: 'username.malformed' }),
      );
    },
  );
});
