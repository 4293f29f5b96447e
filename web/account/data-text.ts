/** What the server remembers about someone, as a file for him to read: with times as people write them. */

export function dataText(data: unknown): string {
  return JSON.stringify(data, readable, 2);
}

/** The server counts milliseconds. */
function readable(name: string, value: unknown): unknown {
  const isTime = typeof value === 'number' && /^at$|At$/.test(name);
  return isTime ? new Date(value).toISOString() : value;
}
