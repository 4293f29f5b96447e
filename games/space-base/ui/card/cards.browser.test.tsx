/** Every card of the set can be read at every size, in every language, by those who look and those who listen. */

import { LANGUAGES } from '@starboard/engine/words';
import { objections } from '@starboard/look/objections.ts';
import {
  baseSet,
  type Card as CardData,
  PLAYERS,
  type Ship,
  type StartingShip,
} from '@starboard/space-base';
import type { CSSProperties, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Card, type CardProps, type CardSize } from './card.tsx';
import { cardLabel } from './label.ts';
import { show } from './show.tsx';

const CARDS: readonly CardData[] = [
  ...baseSet.startingShips,
  ...baseSet.ships,
  ...baseSet.colonies,
];

/** The narrowest box each size is promised to fit in. */
const BOXES: Readonly<Record<CardSize, { inlineSize: number; blockSize?: number }>> = {
  chip: { inlineSize: 80 },
  small: { inlineSize: 80, blockSize: 112 },
  medium: { inlineSize: 112, blockSize: 104 },
  large: { inlineSize: 280 },
};

describe.each(Object.keys(BOXES) as CardSize[])('%s', (size) => {
  test.each(LANGUAGES)(
    'every card has a name and nothing on it sticks out, in %s',
    async (language) => {
      const { children } = await show(sheet(CARDS, { size, language }));
      const names = Array.from(children, (place) => place.firstElementChild?.ariaLabel);
      expect(new Set(names.filter(Boolean)).size).toBe(CARDS.length);
      expect([...children].flatMap(overflowing)).toEqual([]);
    },
  );

  test.each(PLAYERS)('nothing that takes charges sticks out, with %i players', async (players) => {
    const able = CARDS.filter((card) => 'station' in card && isAble(card));
    const { children } = await show(sheet(able, { size, language: 'en', players, cubes: 1 }));
    expect([...children].flatMap(overflowing)).toEqual([]);
  });

  test('axe finds nothing, by day and by night', async () => {
    await show(sheet(CARDS, { size, language: 'en' }));
    expect(await objections(document.body, ['region'])).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'in a low window nothing on a stationed card is cut off, in %s',
  async (language) => {
    const able = CARDS.filter((card) => 'station' in card && isAble(card));
    const { children } = await show(
      <div style={{ '--card-name-wrap': 'nowrap', inlineSize: 82 } as CSSProperties}>
        {able.map((card) => (
          <div key={card.id} style={{ blockSize: 90 }}>
            <Card card={card} size="small" language={language} players={2} cubes={1} />
          </div>
        ))}
      </div>,
    );
    expect([...(children[0] as Element).children].flatMap(overflowing)).toEqual([]);
  },
);

test('in a sector on a phone nothing that takes charges sticks out', async () => {
  const able = CARDS.filter((card) => 'station' in card && isAble(card));
  const { children } = await show(
    <div style={{ '--card-name': 'none', inlineSize: 54 } as CSSProperties}>
      {able.map((card) => (
        <div key={card.id} style={{ blockSize: 78 }}>
          <Card card={card} size="small" language="en" players={2} cubes={1} />
        </div>
      ))}
    </div>,
  );
  expect([...(children[0] as Element).children].flatMap(overflowing)).toEqual([]);
});

test('a card on sale says its cost, and one on a console the face that is up', () => {
  const tug = baseSet.ships.find(({ name }) => name.en === 'U.E.S. Kubasov') as CardData;
  expect(cardLabel(tug, { language: 'en', face: 'yard', players: 4 })).toBe(
    'U.E.S. Kubasov, level 2, sector 6, costs 9 credits. Stationed: 1 credit and a charge (swap everything in sectors 5 and 8). Deployed: 1 income.',
  );
  expect(cardLabel(tug, { language: 'en', face: 'station', players: 4, cubes: 1 })).toBe(
    'U.E.S. Kubasov, level 2, sector 6, costs 9 credits. Stationed: 1 of 2 charges: 1 credit and a charge (swap everything in sectors 5 and 8).',
  );
});

test('SB-7.3: at a table only the slots that count there are drawn', async () => {
  const tug = baseSet.ships.find(({ name }) => name.en === 'U.E.S. Kubasov') as CardData;
  const slots = async (players?: number) => {
    const place = await show(<Card card={tug} size="large" language="en" players={players} />);
    return place.querySelectorAll('[class*="slot_"]').length;
  };
  expect([await slots(2), await slots(3), await slots(4), await slots()]).toEqual([4, 3, 2, 4]);
});

function isAble({ station, deployed }: Ship | StartingShip): boolean {
  return station.ability !== undefined || deployed.ability !== undefined;
}

function sheet(cards: readonly CardData[], shown: Omit<CardProps, 'card'>): ReactNode {
  return cards.map((card) => (
    <Box key={card.id} size={shown.size}>
      <Card card={card} {...shown} />
    </Box>
  ));
}

function Box({ size, children }: { size: CardSize; children: ReactNode }) {
  return <div style={BOXES[size]}>{children}</div>;
}

/** Parts of a card that reach over its edge or over the edge of their own box; pictures are cut on purpose. */
function overflowing(place: Element): string[] {
  const edge = place.getBoundingClientRect();
  return [...place.querySelectorAll('*')]
    .filter(
      (part) => part.closest('svg [viewBox], [class*="scene"], [class*="engraving"]') === null,
    )
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return (
        box.left < edge.left - 0.5 || box.right > edge.right + 0.5 || box.bottom > edge.bottom + 0.5
      );
    })
    .map(
      (part) =>
        `${place.firstElementChild?.getAttribute('aria-label')}: ${part.outerHTML.slice(0, 90)}`,
    );
}
