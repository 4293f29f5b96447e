import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putTable } from '../rows.conformance.ts';
import { openStorage } from '../storage.ts';

test('a storage closes although a transaction is under way, which is refused and leaves nothing', async () => {
  const data = mkdtempSync(join(tmpdir(), 'starboard-closing-'));
  const storage = await openStorage({ data, database: undefined });
  let closing: Promise<void> | undefined;
  const late = storage.transaction().execute(async (transaction) => {
    await putTable(transaction);
    closing = storage.destroy();
    await putTable(transaction);
  });
  await expect(late).rejects.toMatchObject({ code: 'storage.unavailable' });
  await closing;
  const again = await openStorage({ data, database: undefined });
  expect(await again.selectFrom('tables').select('id').execute()).toEqual([]);
  await again.destroy();
  rmSync(data, { recursive: true });
});
