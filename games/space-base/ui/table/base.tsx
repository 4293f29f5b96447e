/** A player's base: what it has, and its quay of twelve sectors. */

import type { Seat } from '@starboard/engine';
import { SECTORS, type Sector as SectorNumber } from '@starboard/space-base';
import { arrivalOf } from './arrival.ts';
import css from './base.module.css';
import { Counters } from './counters.tsx';
import { type Desk, playerAt, useDesk, useHand } from './desk.tsx';
import { litSectors } from './lit.ts';
import { OddsKey } from './odds.tsx';
import { Rows } from './rows.tsx';
import { Sector } from './sector.tsx';

export function Base({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const { say, view, question, choices } = desk;
  const { picked, hinted } = useHand();
  const inHand = picked ?? hinted;
  const lit: ReturnType<typeof litSectors> =
    seat === desk.seat ? litSectors(question, choices, view.dice, inHand) : new Map();
  const elsewhere = lit.size === 0 ? undefined : whyElsewhere(desk, [...lit.keys()]);
  const arriving = seat === desk.seat ? arrivalOf(inHand?.action) : undefined;
  const { name } = playerAt(desk, seat);
  return (
    <section className={css.base} aria-label={say('base.title', { player: name })}>
      <Counters seat={seat} />
      {seat === desk.seat && <OddsKey />}
      <Rows className={css.quay} label={say('base.title', { player: name })}>
        {SECTORS.map((sector) => (
          <Sector
            key={sector}
            seat={seat}
            sector={sector}
            lit={lit.get(sector)}
            why={lit.has(sector) ? undefined : elsewhere}
            arriving={arriving?.sector === sector ? arriving.card : undefined}
          />
        ))}
      </Rows>
    </section>
  );
}

/** Where sectors are asked for: why no other will do. */
function whyElsewhere({ say, question, language }: Desk, open: readonly SectorNumber[]): string {
  const sectors = new Intl.ListFormat(language).format(
    open.toSorted((one, other) => one - other).map((sector) => sector.toLocaleString(language)),
  );
  return say(question?.ask === 'arrow' ? 'arrow.notHere' : 'dice.notHere', { sectors });
}
