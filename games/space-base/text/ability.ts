/** An ability in a sentence: when it may be used, what it costs, what it does. */

import { type Ability, type Effect, PLAYERS, type Sector, slotsFor } from '../cards/card.ts';
import { momentOf } from '../cards/moment.ts';
import { type Language, say } from './message.ts';
import { amounts, and, numbers, or } from './phrase.ts';

export interface AbilityTelling {
  readonly language: Language;
  /** How many play; without it, slots are told for every number of players. */
  readonly players?: number;
}

export function describeAbility(ability: Ability, telling: AbilityTelling): string {
  const { language } = telling;
  return say(language, 'ability.sentence', {
    when: say(language, `ability.when.${momentOf(ability)}`, { use: ability.use }),
    pay: payPhrase(ability, telling),
    effects: ability.effects
      .map((effect) => effectPhrase(effect, language))
      .reduce((first, next) => say(language, 'ability.then', { first, next })),
  });
}

function payPhrase(ability: Ability, { language, players }: AbilityTelling): string {
  const counts = Map.groupBy(players === undefined ? PLAYERS : [players], (count) =>
    slotsFor(ability, count),
  );
  if (counts.size > 1) {
    return say(language, 'ability.pay.byPlayers', { counts: countsPhrase(counts, language) });
  }
  const [slots = 0] = counts.keys();
  if (slots === 1) return say(language, 'ability.pay.one');
  return say(language, ability.linked ? 'ability.pay.all' : 'ability.pay.each', { slots });
}

/** `4 with 2 players, 3 with 3 players, 2 with 4 or 5 players`. */
function countsPhrase(counts: ReadonlyMap<number, number[]>, language: Language): string {
  return [...counts]
    .map(([slots, players]) =>
      say(language, 'ability.slotsForPlayers', {
        slots,
        players: or(numbers(players, language), language),
      }),
    )
    .reduce((first, next) => say(language, 'ability.orSlots', { first, next }));
}

/** What one effect does, to stand after "lets you" or what a language has for it. */
export function effectPhrase(effect: Effect, language: Language): string {
  switch (effect.kind) {
    case 'gain':
      return say(language, 'ability.effect.gain', {
        gain: and(amounts(effect, language), language),
      });
    case 'shiftSum':
      return say(language, 'ability.effect.shiftSum', {
        nearest: effect.by.every((steps) => steps === 1),
        steps: or(numbers(effect.by, language), language),
      });
    case 'buy':
      return effect.anySector === undefined
        ? say(language, 'ability.effect.buy', { count: effect.count })
        : say(language, 'ability.effect.buyAnywhere', {
            count: effect.count,
            sectors: sectorsPhrase(effect.anySector, language),
          });
    case 'claim':
      return say(language, 'ability.effect.claim', {
        ships: and(
          effect.cards.map((claim) => shipsPhrase(claim, language)),
          language,
        ),
      });
    case 'swapSectors':
      return say(language, 'ability.effect.swapSectors', {
        sectors: and(numbers(effect.sectors, language), language),
      });
    case 'setDie':
      return say(language, 'ability.effect.setDie', { dice: effect.dice });
    case 'othersLose':
      return say(language, 'ability.effect.othersLose', {
        vp: say(language, 'amount.vp', { count: effect.vp }),
      });
    default:
      return say(language, `ability.effect.${effect.kind}`);
  }
}

/** `2 ships of level 1`. */
export function shipsPhrase(
  { level, count }: { readonly level: number; readonly count: number },
  language: Language,
): string {
  return say(language, 'ability.effect.claimShips', { level, count });
}

/** `7–12` for a run of sectors, otherwise `1, 5, or 9`. */
export function sectorsPhrase(sectors: readonly Sector[], language: Language): string {
  const [first, last] = [sectors[0] as Sector, sectors.at(-1) as Sector];
  return sectors.length > 2 && last - first === sectors.length - 1
    ? new Intl.NumberFormat(language).formatRange(first, last)
    : or(numbers(sectors, language), language);
}
