import { describe, expect, test } from 'vitest';
import type { Game, Seat } from '../index.ts';
import { type Salvage, type SalvageState, salvage } from '../third-game/salvage.ts';
import { CheckFailure, checkGame } from './index.ts';

test('the third game passes, thousands of games long', async () => {
  const report = await checkGame(salvage, {
    seats: 2,
    games: 2000,
    seed: 'thousands',
    options: { rounds: 3 },
  });
  expect(report).toMatchObject({ games: 2000, actions: 12_000 });
  expect(report.accepted).toBeGreaterThan(20_000);
  expect(report.refused).toBeGreaterThan(40_000);
  expect(report.undone).toBeGreaterThan(500);
  expect(report.redealt.different).toBeGreaterThan(report.redealt.alike * 0.9);
});

test.each([2, 3, 4, 5, 6])('the third game passes with %i players', async (seats) => {
  expect(await checkGame(salvage, { seats, games: 30, seed: 'table' })).toMatchObject({
    games: 30,
  });
});

test('the same plan gives the same digest, another seed another', async () => {
  const digest = async (seed: string) =>
    (await checkGame(salvage, { seats: 2, games: 3, seed })).digest;
  expect(await digest('a')).toBe(await digest('a'));
  expect(await digest('b')).not.toBe(await digest('a'));
});

describe('a game that breaks the contract is found out', () => {
  const { apply, legal, view, clone, redeal, setup, actors, result } = salvage;
  const careless: [string, Partial<Game<Salvage>>, RegExp][] = [
    [
      'state that is not JSON',
      { setup: (...given) => ({ ...setup(...given), extra: undefined }) as SalvageState },
      /not JSON at \$\.extra: undefined/,
    ],
    [
      'a clone that shares a part',
      { clone: (state) => ({ ...clone(state), hands: state.hands }) },
      /clone has \$\.hands in common/,
    ],
    [
      'a clone that forgets',
      { clone: (state) => ({ ...clone(state), round: 1 }) },
      /clone differs/,
    ],
    [
      'a legal action that is refused',
      {
        legal: (state, seat) =>
          legal(state, seat).concat(
            state.round === 2 && legal(state, seat).length > 0 ? [{ send: 50 }] : [],
          ),
      },
      /offered \{"send":50\}, but it is refused/,
    ],
    [
      'an action offered twice',
      { legal: (state, seat) => [...legal(state, seat), ...legal(state, seat)] },
      /same action twice/,
    ],
    [
      'an illegal action that is accepted',
      {
        legal: (state, seat) => legal(state, seat).slice(0, 1),
      },
      /is not offered, but it is accepted/,
    ],
    [
      'a refusal that changes the state',
      {
        apply(state, seat, action, ...rest) {
          if (!state.hands[seat]?.includes(action.send)) state.round += 1;
          apply(state, seat, action, ...rest);
        },
      },
      /refusing .* changed the state/,
    ],
    [
      'code that breaks on nonsense',
      {
        readAction: (given) => given as Salvage['action'],
        apply(state, seat, action, ...rest) {
          if (action.send.toFixed() === '') return;
          apply(state, seat, action, ...rest);
        },
      },
      /not refused but breaks/,
    ],
    [
      'a view that shows the pile',
      { view: (state, viewer) => ({ ...view(state, viewer), pile: state.pile[0] ?? 0 }) },
      /redeal changes what/,
    ],
    [
      "a view that shows another's choice",
      { view: (state, viewer) => ({ ...view(state, viewer), chosen: [...state.chosen] }) },
      /redeal changes what/,
    ],
    ['a state called open although hands are hidden', { open: () => true }, /said to see the same/],
    [
      'a redeal that changes what the viewer holds',
      {
        redeal(state, viewer, random) {
          const other = redeal(state, viewer, random);
          random.shuffle(other.hands[0] as number[]);
          return other;
        },
      },
      /redeal changes what/,
    ],
    [
      'looking that changes the state',
      {
        view(state, viewer) {
          state.pile.reverse();
          return view(state, viewer);
        },
      },
      /changed it/,
    ],
    [
      'a seat asked with nothing to do',
      { actors: (state) => (actors(state).length > 0 ? ([0, 1] as Seat[]) : []) },
      /has no legal action/,
    ],
    [
      'a result before the end',
      { result: (state) => result(state) ?? { places: [1, 2], scores: [0, 0] } },
      /result while somebody may act/,
    ],
    ['no result at the end', { result: () => undefined }, /there is no result/],
    [
      'places that skip one',
      { result: (state) => result(state) && { places: [2, 2], scores: [0, 0] } },
      /do not count on from 1/,
    ],
  ];

  test.each(careless)('%s', async (_, change, complaint) => {
    const broken = { ...salvage, ...change };
    const checking = checkGame(broken, { seats: 2, games: 20, seed: 'broken' });
    await expect(checking).rejects.toThrow(CheckFailure);
    await expect(checking).rejects.toThrow(complaint);
  });

  test('chance from elsewhere', async () => {
    let calls = 0;
    const broken = {
      ...salvage,
      apply(...[state, ...rest]: Parameters<typeof apply>) {
        apply(state, ...rest);
        if (state.wreck !== 0 && ++calls % 97 === 0) state.pile.reverse();
      },
    };
    await expect(checkGame(broken, { seats: 2, games: 50, seed: 'elsewhere' })).rejects.toThrow(
      /leads to another state|undo does not bring back/,
    );
  });

  test('the failure names the game, so that it can be seen again', async () => {
    const broken = { ...salvage, result: () => undefined };
    await expect(checkGame(broken, { seats: 2, games: 1, seed: 'again' })).rejects.toThrow(
      'salvage, 2 seats, seed "again", game 0, after entry',
    );
  });
});
