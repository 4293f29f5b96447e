/** Hands the record of a game to the visitor as a file. */

import type { KeptGame } from './kept-game.ts';

export async function downloadRecord(game: KeptGame): Promise<void> {
  const { recordOf } = await import('./record.ts');
  download(`${game.game}-${game.id}.json`, await recordOf(game));
}

export function download(name: string, text: string, type = 'application/json'): void {
  const file = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
}
