import { Random, type Seat, type Seed, seatsOf } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import type { Action } from './action.ts';
import type { CardNumber } from './card-number.ts';
import { cardOf, consoleOf } from './console.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

const options = game.readOptions({ variant: 'light-speed' }, 3);

class LightSpeed {
  readonly events: { event: Event; audience: readonly Seat[] | undefined }[] = [];
  readonly random = new Random('2e'.repeat(32) as Seed);
  readonly state: State;

  constructor(players = 3) {
    this.state = game.setup(options, players, this.random, this.#tell);
  }

  readonly #tell = (event: Event, audience?: readonly Seat[]): void => {
    this.events.push({ event, audience });
  };

  does(seat: number, action: Action): this {
    game.apply(this.state, seat as Seat, action, this.random, this.#tell);
    return this;
  }

  hand(seat: number): CardNumber[] {
    return consoleOf(this.state, seat as Seat).hand;
  }

  /** Deals these cards instead. */
  gives(seat: number, ids: readonly string[]): this {
    const cards = ids.map((id) => numberOf(id));
    for (const deck of this.state.decks) {
      for (const card of cards) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    }
    consoleOf(this.state, seat as Seat).hand = cards;
    return this;
  }

  everybodyIsDone(): this {
    for (const seat of game.actors(this.state)) this.does(seat, { do: 'done' });
    return this;
  }
}

function numberOf(id: string): CardNumber {
  return game.catalog.cards.findIndex(({ card }) => card.id === id) as CardNumber;
}

describe('the light-speed set-up', () => {
  test('SB-2.8 fifteen credits, one income, four ships of level 1 and two of level 2 to buy from', () => {
    const table = new LightSpeed();
    expect(game.actors(table.state)).toEqual([0, 1, 2]);
    for (const seat of seatsOf(3)) {
      const { credits, income } = consoleOf(table.state, seat);
      expect([credits, income]).toEqual([15, 1]);
      const levels = table.hand(seat).map((card) => cardOf(game.catalog, card).level);
      expect(levels).toEqual([1, 1, 1, 1, 2, 2]);
    }
  });

  test('SB-2.8 a hand is seen by its owner alone, until all have chosen', () => {
    const table = new LightSpeed();
    const [card] = table.hand(0) as [CardNumber];
    table.does(0, { do: 'take', card });
    const own = game.view(table.state, 0 as Seat).consoles[0];
    const others = game.view(table.state, 1 as Seat).consoles[0];
    expect([own?.hand, own?.picked]).toEqual([table.hand(0), [card]]);
    expect([others?.hand, others?.picked]).toEqual([6, []]);
    const secret = table.events.filter(
      ({ event }) => event.kind === 'dealt' || event.kind === 'picked',
    );
    expect(
      secret.every(({ event, audience }) => 'seat' in event && audience?.[0] === event.seat),
    ).toBe(true);
    table.everybodyIsDone();
    const shown = table.events.find(({ event }) => event.kind === 'revealed');
    expect(shown).toMatchObject({ event: { seat: 0, cards: [card] }, audience: undefined });
  });

  test('SB-2.8 ships are bought for exactly their cost, and never beyond fifteen', () => {
    const table = new LightSpeed().gives(0, ['l2-s01-3', 'l2-s01-4', 'l1-s01-1']);
    table.does(0, { do: 'take', card: numberOf('l2-s01-3') });
    expect(() => table.does(0, { do: 'take', card: numberOf('l2-s01-4') })).toThrow('costs 9');
    expect(() => table.does(0, { do: 'take', card: numberOf('l2-s01-3') })).toThrow('not dealt');
    table.does(0, { do: 'take', card: numberOf('l1-s01-1') });
    table.everybodyIsDone();
    const extra = [0, 1, 2][(3 - table.state.first) % 3] as number;
    expect(consoleOf(table.state, 0 as Seat).credits).toBe(15 - 9 - 2 + extra);
  });

  test('SB-2.8 what a ship would cost is shown before it is picked', () => {
    const table = new LightSpeed().gives(0, ['l2-s01-3']);
    const take = { do: 'take', card: numberOf('l2-s01-3') } as const;
    expect(game.preview?.(table.state, 0 as Seat, take)).toMatchObject({ credits: -9 });
    table.does(0, take);
    expect(game.preview?.(table.state, 0 as Seat, { do: 'done' })).toMatchObject({ credits: 0 });
  });

  test('SB-2.9 several for one sector go there one after the other, in the order chosen', () => {
    const table = new LightSpeed().gives(0, ['l1-s05-1', 'l1-s05-2', 'l1-s05-3']);
    for (const id of ['l1-s05-3', 'l1-s05-1', 'l1-s05-2'])
      table.does(0, { do: 'take', card: numberOf(id) });
    table.everybodyIsDone();
    const { stationed, deployed } = consoleOf(table.state, 0 as Seat);
    expect(stationed[4]).toBe(numberOf('l1-s05-2'));
    expect(deployed[4]).toEqual(['start-05', 'l1-s05-3', 'l1-s05-1'].map(numberOf));
  });

  test('SB-2.10 what is not bought goes under its deck, in seat order, in the order dealt', () => {
    const table = new LightSpeed();
    const hands = seatsOf(3).map((seat) => [...table.hand(seat)]);
    const [kept] = hands[1] as [CardNumber];
    table.does(1, { do: 'take', card: kept }).everybodyIsDone();
    const left = hands.flat().filter((card) => card !== kept);
    for (const level of [1, 2] as const) {
      const returned = left.filter((card) => cardOf(game.catalog, card).level === level);
      const deck = table.state.decks[level - 1] as CardNumber[];
      expect(deck.slice(0, returned.length)).toEqual(returned.reverse());
    }
    expect(consoleOf(table.state, 1 as Seat).credits).toBeGreaterThanOrEqual(15 - 5);
  });

  test('SB-2.11 most credits left starts, and the others get their extra', () => {
    const table = new LightSpeed();
    for (const seat of [0, 2])
      table.does(seat, { do: 'take', card: table.hand(seat)[0] as CardNumber });
    table.everybodyIsDone();
    expect(table.state.first).toBe(1);
    expect(consoleOf(table.state, 1 as Seat).credits).toBe(15);
    const extra = table.events.flatMap(({ event }) =>
      event.kind === 'compensated' ? [event.seat] : [],
    );
    expect(extra).toEqual([2, 0]);
  });

  test('SB-2.11 those who have equally much roll for it', () => {
    const table = new LightSpeed().everybodyIsDone();
    const rolled = table.events.flatMap(({ event }) =>
      event.kind === 'rolledForStart' ? [event.seat] : [],
    );
    expect(rolled.slice(0, 3)).toEqual([0, 1, 2]);
  });

  test('SB-2.12 the shipyard is turned up before the cards are dealt', () => {
    const ordinary = game.setup(game.readOptions({}, 3), 3, new Random('2e'.repeat(32) as Seed));
    expect(new LightSpeed().state.shipyard).toEqual(ordinary.shipyard);
  });
});
