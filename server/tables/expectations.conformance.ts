/** A table of what is expected, as a test writes it: the columns in the first line, then a line for each row. */

type Expectations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function expectations(text: string): Expectations {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(
    rows.map(([row = '', ...cells]) => [
      row,
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    ]),
  );
}
