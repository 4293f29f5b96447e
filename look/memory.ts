/** What this browser remembers for whoever plays here: a few choices, and never anything that is needed. */

/** Storage may be forbidden; then a choice lasts as long as the page. */
export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(`starboard.${what}`, value);
  } catch {}
}

export function recall(what: string): string | undefined {
  try {
    return localStorage.getItem(`starboard.${what}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Tells when another tab remembers something else. The answer ends it. */
export function onChange(what: string, tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key everything was forgotten at once.
    if (key === null || key === `starboard.${what}`) tell();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** What was remembered as JSON; nothing if it is none. */
export function recallJson(what: string): unknown {
  try {
    return JSON.parse(recall(what) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
