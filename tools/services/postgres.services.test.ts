import { Client } from 'pg';
import { expect, test } from 'vitest';
import { needing } from './needing.ts';

needing('postgres', (url) => {
  test('PostgreSQL says which version it is', async () => {
    const rows = await ask(url, 'select version() as version');
    expect(rows).toEqual([{ version: expect.stringMatching(/^PostgreSQL \d+/) }]);
  });

  test('what one connection writes another reads, and a doubled key is refused', async () => {
    await ask(
      url,
      'create table log (match text, sequence int, action jsonb, primary key (match, sequence))',
    );
    const write = `insert into log values ('m1', 1, '{"roll":[3,4],"ship":"星"}')`;
    await ask(url, write);
    expect(await ask(url, 'select * from log')).toEqual([
      { match: 'm1', sequence: 1, action: { roll: [3, 4], ship: '星' } },
    ]);
    await expect(ask(url, write)).rejects.toMatchObject({ code: '23505' });
  });
});

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
