import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needing } from '../../tools/services/needing.ts';
import { openStorage } from './storage.ts';

needing('postgres', (url) => {
  let admin: pg.Client;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(() => admin.end());

  const as = (user: string, database: string) =>
    openStorage({
      data: '',
      database: url.replace(/starboard@(.*)\/postgres$/, `${user}@$1/${database}`),
    });

  test('a user that PostgreSQL does not know is named', async () => {
    await expect(as('nobody:secret', 'postgres')).rejects.toMatchObject({
      name: 'CannotStart',
      code: 'database.sign-in',
      message: expect.not.stringContaining('secret'),
      facts: { user: 'nobody' },
    });
  });

  test('a database that is not there is named', async () => {
    await expect(as('starboard', 'nowhere')).rejects.toMatchObject({
      code: 'database.missing',
      facts: { database: 'nowhere' },
    });
  });

  test('a user that may not create tables is named', async () => {
    await admin.query('create role guest login');
    await admin.query('create database closed');
    await expect(as('guest', 'closed')).rejects.toMatchObject({
      code: 'database.forbidden',
      facts: { user: 'guest' },
    });
  });
});
