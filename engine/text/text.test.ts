/** Whatever the engine refuses is told in every language, from the facts that come with it. */

import { expect, test } from 'vitest';
import { codesIn } from '../../tools/codes.ts';
import { findBot } from '../bots/find.ts';
import { readWord } from '../chance.ts';
import { blanksIn, checkWords, messagesIn } from '../checks/index.ts';
import { Match } from '../match.ts';
import { readSeed } from '../random.ts';
import { readRecord, writeRecord } from '../record.ts';
import type { Refusal } from '../refusal.ts';
import { salvage } from '../third-game/salvage.ts';
import { LANGUAGES } from '../words.ts';
import { messages, tell } from './index.ts';

const english = messagesIn(messages.en.error);

test('every code has words, and all words have a code', () => {
  expect([...english.keys()].sort()).toEqual(codesIn('engine'));
});

test('the languages say the same', () => {
  checkWords(messages);
});

test('words that speak of facts get them from the refusal', async () => {
  const refusals = await Promise.all([
    refusalOf(() => start(9)),
    refusalOf(() => findBot({ game: salvage, bots: [] }, 'hal')),
    refusalOf(() => readWord('x'.repeat(1000))),
    ...[{ rules: 'old' }, { game: 'chess' }, { rules: 9 }, { players: [] }, { opening: '' }].map(
      (change) => refusalOf(() => readForged(change)),
    ),
  ]);
  const withBlanks = [...english].filter(([, message]) => blanksIn(message).length > 0);
  expect(refusals.map(({ code }) => code).sort()).toEqual(withBlanks.map(([code]) => code).sort());
  for (const refusal of refusals) {
    for (const language of LANGUAGES) {
      expect(tell(language, refusal)).not.toMatch(/[{}]|undefined/);
    }
  }
});

test('a bad entry of a record is named, and what is wrong with it', async () => {
  const refusal = await refusalOf(() => readForged({ players: [] }));
  expect(LANGUAGES.map((language) => tell(language, refusal))).toEqual([
    'The opening does not hold: This game is for 2 to 6 players.',
    'L’ouverture n’est pas valable\u00a0: Ce jeu est prévu pour 2 à 6 joueurs.',
    'De opening klopt niet: Dit spel is voor 2 tot 6 spelers.',
    '開局有誤：這個遊戲適合2至6人。',
  ]);
});

function start(seats: number) {
  return Match.start(salvage, { seats, seed: readSeed('11'.repeat(32)) });
}

async function readForged(change: object) {
  const record = await writeRecord(start(2), [{ name: 'Ada' }, { name: 'Bo' }]);
  return readRecord({ ...record, ...change }, async (name) =>
    name === salvage.name ? salvage : undefined,
  );
}

async function refusalOf(attempt: () => unknown): Promise<Refusal> {
  try {
    await attempt();
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('nothing was refused');
}
