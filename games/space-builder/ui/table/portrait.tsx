/** A player's face, with the colour of his set around it; nobody else at the table has the same. */

import { MACHINES, TRAVELLERS, Traveller } from '@starboard/look/art/traveller.tsx';
import type { Person } from './people.ts';

export function Portrait({
  person,
  className,
}: {
  person: Person;
  className?: string | undefined;
}) {
  const { place, bot, set } = person;
  const name = bot ? MACHINES[place % MACHINES.length] : TRAVELLERS[place % TRAVELLERS.length];
  if (name === undefined) return null;
  return <Traveller name={name} ring={`var(--color-set-${set})`} className={className} />;
}
