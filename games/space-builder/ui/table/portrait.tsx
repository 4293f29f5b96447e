/** A player's face, with the colour of his set around it. */

import { MACHINES, TRAVELLERS, Traveller } from '@starboard/look/art/traveller.tsx';
import type { Person } from './people.ts';

export function Portrait({
  person,
  className,
}: {
  person: Person;
  className?: string | undefined;
}) {
  const { place, bot, face, set } = person;
  const usual = bot ? MACHINES : TRAVELLERS;
  const name = face ?? usual[place % usual.length];
  if (name === undefined) return null;
  return <Traveller name={name} ring={`var(--color-set-${set})`} className={className} />;
}
