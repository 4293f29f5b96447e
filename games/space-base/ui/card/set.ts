/** A card found by its id, and what its picture is drawn from. */

import type { Language } from '@starboard/engine/words';
import type { Card, CardId, CardSet } from '@starboard/space-base';
import { cardName } from '@starboard/space-base/text';
import { colonyRegistry } from '../art/registry.ts';
import type { SceneProps } from '../art/scene.tsx';

const KNOWN = new WeakMap<CardSet, ReadonlyMap<CardId, Card>>();

export function cardIn(set: CardSet, card: CardId | Card): Card {
  if (typeof card !== 'string') return card;
  const found = byId(set).get(card);
  if (found === undefined) throw new Error(`there is no card ${card} in ${set.name}`);
  return found;
}

function byId(set: CardSet): ReadonlyMap<CardId, Card> {
  const known = KNOWN.get(set);
  if (known !== undefined) return known;
  const cards: Card[] = [...set.startingShips, ...set.ships, ...set.colonies];
  const made = new Map(cards.map((card) => [card.id, card]));
  KNOWN.set(set, made);
  return made;
}

/** What `Scene` and `ShipArt` need to know of a card. */
export function pictureOf(
  card: Card,
  set: CardSet,
  seat = 0,
): Pick<SceneProps, 'class' | 'kind' | 'registry' | 'hour'> {
  const kind = set.classes[card.class]?.kind;
  if (kind === undefined) throw new Error(`card ${card.id} is not of this card set`);
  return { class: card.class, kind, registry: registryOf(card, seat), hour: hourOf(card) };
}

export function registryOf(card: Card, seat = 0): string {
  if ('names' in card) return card.names[seat % card.names.length]?.registry ?? '';
  return 'registry' in card ? card.registry : colonyRegistry(card.sector);
}

function hourOf(card: Card): SceneProps['hour'] {
  if ('level' in card) return card.level;
  return 'vp' in card ? 'colony' : 0;
}

/** The name as said at a table, without the fleet's letters: `Kubasov`. */
export function shortName(card: Card, language: Language, seat?: number): string {
  return cardName(card, language, seat).replace(/^(?:[A-Z]\.){2,}\s*/, '');
}
