/** What a card is called for those who listen: short, and complete for what is shown. */

import type { Language } from '@starboard/engine/words';
import { type Card, type Face, slotsFor } from '@starboard/space-base';
import {
  cardName,
  describeRewards,
  effectPhrase,
  say as sayGame,
} from '@starboard/space-base/text';
import { say } from './words.ts';

/** Which faces count where the card lies: both in the shipyard, one on a console. */
export type ShownFace = 'station' | 'deployed' | 'yard';

export interface Labelling {
  readonly language: Language;
  readonly face: ShownFace;
  readonly players?: number | undefined;
  readonly seat?: number | undefined;
  /** How many charges lie on the face that is up. */
  readonly cubes?: number | undefined;
}

export function cardLabel(card: Card, labelling: Labelling): string {
  const { language, face } = labelling;
  const title = titleOf(card, labelling);
  if (!('station' in card)) return title;
  const sides = (['station', 'deployed'] as const).filter(
    (side) => face === 'yard' || face === side,
  );
  return [
    title,
    ...sides.map((side) =>
      say(language, `card.label.${side}`, { gives: faceLabel(card[side], labelling) }),
    ),
  ].join(language === 'zh-Hant' ? '' : ' ');
}

/** `1 credit and a charge (swap everything in sectors 5 and 8)`. */
function faceLabel(face: Face, labelling: Omit<Labelling, 'face'>): string {
  const { language, players, cubes = 0 } = labelling;
  const rewards = describeRewards(face.rewards, language) || say(language, 'card.nothing');
  if (face.ability === undefined) return rewards;
  const effects = face.ability.effects
    .map((effect) => effectPhrase(effect, language))
    .reduce((first, next) => sayGame(language, 'ability.then', { first, next }));
  const gives = say(language, 'card.label.ability', { rewards, effects });
  if (players === undefined || cubes === 0) return gives;
  return say(language, 'card.label.charged', {
    cubes,
    slots: slotsFor(face.ability, players),
    gives,
  });
}

function titleOf(card: Card, { language, face, seat }: Labelling): string {
  const name = cardName(card, language, seat);
  const { sector } = card;
  if ('vp' in card) {
    return say(language, face === 'yard' ? 'card.label.colony' : 'card.label.settled', {
      name,
      sector,
      cost: sayGame(language, 'amount.credits', { count: card.cost }),
      vp: sayGame(language, 'amount.vp', { count: card.vp }),
    });
  }
  if ('names' in card) return say(language, 'card.label.startingShip', { name, sector });
  return say(language, 'card.label.ship', {
    name,
    sector,
    level: card.level,
    cost: sayGame(language, 'amount.credits', { count: card.cost }),
  });
}
