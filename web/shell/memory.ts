/** What this browser remembers for its visitor: a few choices, and never anything that is needed. */

export type Choice = 'language' | 'theme';

/** Storage may be forbidden; then a choice lasts as long as the page. */
export function remember(choice: Choice, value: string): void {
  try {
    localStorage.setItem(keyOf(choice), value);
  } catch {}
}

export function recall(choice: Choice): string | undefined {
  try {
    return localStorage.getItem(keyOf(choice)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keyOf(choice: Choice): string {
  return `starboard.${choice}`;
}
