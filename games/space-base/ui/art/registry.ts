/**
 * What a registry says about how a ship was built: its letter the livery, its
 * digits the modules, the tower or fin, and which windows are lit. The same
 * registry always builds the same ship.
 */

export interface Build {
  readonly hull: string;
  readonly trim: string;
  readonly dark: string;
  readonly digits: readonly [number, number, number, number];
}

/** Of a registry such as `4713-C`; whatever else a card set calls its ships gives digits and a letter too. */
export function readRegistry(registry: string): Build {
  const usual = /^\d{4}-[A-H]$/.test(registry) ? registry : madeUp(registry);
  const [number, letter] = usual.split('-') as [string, keyof typeof LIVERIES];
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(number, Number);
  return { ...LIVERIES[letter], digits: [a, b, c, d] };
}

/** A settlement has no registry, and one is as good as another. */
export function colonyRegistry(sector: number): string {
  return `${String(1000 + sector * 613).slice(0, 4)}-${LETTERS[sector % LETTERS.length]}`;
}

const LIVERIES = {
  A: { hull: '#ebdab9', trim: '#d4553f', dark: '#7a5b62' },
  B: { hull: '#93a9c4', trim: '#edb54a', dark: '#46506f' },
  C: { hull: '#dcbb88', trim: '#2f8c90', dark: '#6a5461' },
  D: { hull: '#c0664c', trim: '#f3e2c2', dark: '#5e3346' },
  E: { hull: '#a4b98f', trim: '#7b4672', dark: '#4a5560' },
  F: { hull: '#b9c0cb', trim: '#f08c3c', dark: '#525873' },
  G: { hull: '#8c6a9c', trim: '#f5c969', dark: '#463660' },
  H: { hull: '#66a5a8', trim: '#f4e3c3', dark: '#34506a' },
};

const LETTERS = 'ABCDEFGH';

function madeUp(registry: string): string {
  let sum = 7;
  for (const sign of registry) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991;
  return `${String(sum % 10_000).padStart(4, '0')}-${LETTERS[sum % LETTERS.length]}`;
}
