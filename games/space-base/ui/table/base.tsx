/** A player's base: what it has, and its quay of twelve sectors. */

import type { Seat } from '@starboard/engine';
import { SECTORS } from '@starboard/space-base';
import { arrivalOf } from './arrival.ts';
import css from './base.module.css';
import { Counters } from './counters.tsx';
import { playerAt, useDesk } from './desk.tsx';
import { litSectors } from './lit.ts';
import { OddsKey } from './odds.tsx';
import { Rows } from './rows.tsx';
import { Sector } from './sector.tsx';

export function Base({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const { say, view, question, choices, picked, hinted } = desk;
  const inHand = picked ?? hinted;
  const lit = seat === desk.seat ? litSectors(question, choices, view.dice, inHand) : new Map();
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
            arriving={arriving?.sector === sector ? arriving.card : undefined}
          />
        ))}
      </Rows>
    </section>
  );
}
