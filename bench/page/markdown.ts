/** Tables as they stand in docs/performance.md, and what is said of many measurements. */

export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The value below which this share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
