/** How long a match took, in words one says. */

import { useFormatter } from 'use-intl';

export function Took({ milliseconds }: { milliseconds: number }) {
  const format = useFormatter();
  const told = partsOf(milliseconds).map(([unit, amount]) =>
    format.number(amount, { style: 'unit', unit, unitDisplay: 'short' }),
  );
  return <span>{told.join(' ')}</span>;
}

/** What is told with each, from the largest on. */
const UNITS = [
  { unit: 'day', size: 86_400_000, and: 'hour' },
  { unit: 'hour', size: 3_600_000, and: 'minute' },
  { unit: 'minute', size: 60_000, and: null },
  { unit: 'second', size: 1000, and: null },
] as const;

type Part = readonly [unit: string, amount: number];

function partsOf(milliseconds: number): Part[] {
  const first = UNITS.find(({ size }) => milliseconds >= size);
  if (first === undefined) return [];
  const part: Part = [first.unit, Math.floor(milliseconds / first.size)];
  const rest = UNITS.find(({ unit }) => unit === first.and);
  const more = rest === undefined ? 0 : Math.floor((milliseconds % first.size) / rest.size);
  return rest === undefined || more === 0 ? [part] : [part, [rest.unit, more]];
}
