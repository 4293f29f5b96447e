/** What this browser remembers for its visitor: a few choices, and never anything that is needed. */

export type Choice = 'language' | 'settings' | 'profile' | 'server';

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

/** Several choices at once; what is not of the right form, or was never chosen, is as given. */
export function recallFields<Fields extends object>(choice: Choice, usual: Fields): Fields {
  const text = recall(choice);
  if (text === undefined) return usual;
  try {
    return { ...usual, ...(JSON.parse(text) as Partial<Fields>) };
  } catch {
    return usual;
  }
}

function keyOf(choice: Choice): string {
  return `starboard.${choice}`;
}
