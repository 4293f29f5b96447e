/** The choices of a visitor that are remembered on this device. */

import * as memory from '@starboard/look/memory.ts';

export type Choice = 'language' | 'settings' | 'profile' | 'server';

export function remember(choice: Choice, value: string): void {
  memory.remember(choice, value);
}

export function recall(choice: Choice): string | undefined {
  return memory.recall(choice);
}

/** Tells when the visitor chooses something else in another tab. The answer ends it. */
export function onChoice(choice: Choice, tell: () => void): () => void {
  return memory.onChange(choice, tell);
}

/** Several choices at once; what is not of the right form, or was never chosen, is as given. */
export function recallFields<Fields extends object>(choice: Choice, usual: Fields): Fields {
  return { ...usual, ...(memory.recallJson(choice) as Partial<Fields> | undefined) };
}
