/** No secret is ever in the log, however much is logged. */

import { expect, test } from 'vitest';
import { guest, serving, Visitor } from './api/visitors.conformance.ts';
import { forEachStorage } from './storage/every-storage.conformance.ts';
import { endMatch } from './tables/end.ts';

forEachStorage('the log', (open) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const held = serving(open, { log: { level: 'trace', stream } });

  test('tells what was asked, and no secret of anybody', async () => {
    lines.length = 0;
    const { server } = held;
    const ada = await guest(server);
    const { recoveryCodes } = await ada.keepName('ada', 'correct horse');
    const phone = new Visitor(server.address);
    await phone.signIn('ada', 'wrong horse').catch(() => {});
    await phone.signIn('ada', 'correct horse');
    await phone.recover('ada', recoveryCodes[0] as string, 'better horse');
    await ada.signIn('ada', 'better horse');
    const { id, code } = await ada.open({ game: 'space-base', seats: 2, access: 'code' });
    await ada.tableWithCode(code as string);
    await ada.addWord(id, 'my own luck');
    await ada.callBots(id);
    await ada.start(id);
    const table = await server.house.database.selectFrom('tables').selectAll().executeTakeFirst();
    await endMatch(server.house, id, { places: [1, 2], scores: [2, 1] });
    // A request that fails is noted with its cause.
    await server.house.database.destroy();
    await ada.me().catch(() => {});
    server.app.log.error({ secret: ada.secret, deep: { password: 'correct horse' } }, 'a slip');

    const log = lines.join('');
    expect(log).toContain('/api/codes/:code');
    expect(log).toContain('a request failed');
    const secrets = [
      ada.secret,
      phone.secret,
      'correct horse',
      'wrong horse',
      'better horse',
      ...recoveryCodes,
      code,
      'my own luck',
      table?.secret,
      table?.seed,
      'argon2',
    ];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
  });
});
