/** People over real HTTP: coming, keeping a name, signing in and out, recovering, leaving. */

import { describe, expect, test } from 'vitest';
import { guest, serving, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { PersonId } from '../storage/schema.ts';
import { addDevice } from './devices.ts';
import { hashOf } from './secret.ts';

const PASSWORD = 'correct horse';

forEachStorage('people', (open) => {
  const held = serving(open);
  const coming = (name?: string) => guest(held.server, name);
  const elsewhere = () => new Visitor(held.server.address);

  describe('a guest', () => {
    test('plays at once, and is known again on the same device', async () => {
      const ada = await coming('  Ada ');
      expect(ada.is).toMatchObject({ name: 'Ada', colour: 1, language: 'en', username: null });
      expect(await ada.me()).toEqual(ada.is);
    });

    test('is nobody elsewhere', async () => {
      await coming();
      await expect(elsewhere().me()).rejects.toMatchObject({ code: 'person.needed' });
    });

    test('has a cookie that no script and no other site can use, and storage only its hash', async () => {
      const ada = await coming();
      const [cookie] = ada.answer?.headers.getSetCookie() ?? [];
      expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(Buffer.from(ada.secret, 'base64url')).toHaveLength(32);
      const devices = await held.server.house.database.selectFrom('devices').selectAll().execute();
      expect(devices).toMatchObject([{ secret_hash: hashOf(ada.secret), person: ada.is.id }]);
    });

    test('is another with another secret', async () => {
      const ada = await coming();
      ada.cookie = `starboard=${ada.secret.slice(0, -1)}`;
      await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
    });

    test('changes name, colour, face and language', async () => {
      const ada = await coming();
      expect(await ada.changeLooks({ name: 'Zoë', colour: 3, face: 'moa' })).toMatchObject({
        name: 'Zoë',
        colour: 3,
        face: 'moa',
        language: 'en',
      });
      await expect(ada.changeLooks({ name: '\u202E' })).rejects.toMatchObject({
        code: 'name.malformed',
      });
      expect(await ada.me()).toMatchObject({ name: 'Zoë' });
    });

    test('is known on so many devices, the last ones used', async () => {
      const ada = await coming();
      const { database, now } = held.server.house;
      for (let device = 1; device <= 60; device++) {
        await addDevice(database, ada.is.id as PersonId, now() + device);
      }
      const devices = await database.selectFrom('devices').select('seen_at').execute();
      expect(devices).toHaveLength(50);
      expect(Math.min(...devices.map(({ seen_at }) => seen_at))).toBe(now() + 11);
      await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
    });

    test('who signs out is gone', async () => {
      const ada = await coming();
      const { cookie } = ada;
      await ada.signOut();
      expect(ada.cookie).toBeUndefined();
      ada.cookie = cookie;
      await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
    });
  });

  describe('who keeps his name', () => {
    test('signs in elsewhere, in any case of letters', async () => {
      const ada = await coming();
      await ada.keepName('Ada_99', PASSWORD);
      const phone = elsewhere();
      expect(await phone.signIn(' ADA_99 ', PASSWORD)).toMatchObject({
        id: ada.is.id,
        username: 'ada_99',
      });
      expect((await phone.me()).id).toBe(ada.is.id);
      expect(phone.secret).not.toBe(ada.secret);
    });

    test('has a username of his own, and keeps it', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      await ada.keepName('captain', PASSWORD);
      await expect(bob.keepName('Captain', PASSWORD)).rejects.toMatchObject({
        code: 'username.taken',
      });
      await expect(ada.keepName('admiral', PASSWORD)).rejects.toMatchObject({
        code: 'username.fixed',
      });
      expect(await bob.me()).toMatchObject({ username: null });
    });

    test('gets the same username only once, of two who ask at once', async () => {
      const people = [await coming('Ada'), await coming('Bob'), await coming('Cleo')];
      const kept = await Promise.allSettled(
        people.map((person) => person.keepName('captain', PASSWORD)),
      );
      expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const { reason } of kept.filter((one) => one.status === 'rejected')) {
        expect(reason).toMatchObject({ code: 'username.taken' });
      }
    });

    test('and a wrong password or username get the same answer', async () => {
      await (await coming()).keepName('ada', PASSWORD);
      const answers = [];
      for (const [username, password] of [
        ['ada', 'wrong horse'],
        ['nobody', PASSWORD],
        ['!', PASSWORD],
      ] as const) {
        const phone = elsewhere();
        await phone.signIn(username, password).catch(() => {});
        answers.push([phone.answer?.status, await phone.answer?.text(), phone.cookie]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
      expect(answers[0]?.[0]).toBe(401);
    });

    test('signs out one device, or all of them', async () => {
      const [ada, phone, tablet] = [await coming(), elsewhere(), elsewhere()];
      await ada.keepName('ada', PASSWORD);
      await phone.signIn('ada', PASSWORD);
      await tablet.signIn('ada', PASSWORD);
      await phone.signOut();
      expect((await tablet.me()).id).toBe(ada.is.id);
      await tablet.signOut({ everywhere: true });
      await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
    });

    test('changes the password with the old one, and every other device is signed out', async () => {
      const [ada, phone] = [await coming(), elsewhere()];
      await ada.keepName('ada', PASSWORD);
      await phone.signIn('ada', PASSWORD);
      await expect(ada.changePassword('wrong horse', 'new horse')).rejects.toMatchObject({
        code: 'password.needed',
      });
      await ada.changePassword(PASSWORD, 'new horse');
      expect((await ada.me()).id).toBe(ada.is.id);
      await expect(phone.me()).rejects.toMatchObject({ code: 'person.needed' });
      await expect(phone.signIn('ada', PASSWORD)).rejects.toMatchObject({ code: 'sign-in.wrong' });
      await phone.signIn('ada', 'new horse');
    });
  });

  describe('at the same moment', () => {
    test('nobody comes in by the old password while it is being changed', async () => {
      const ada = await coming();
      await ada.keepName('ada', 'horse number 0');
      for (let round = 0; round < 3; round++) {
        const [old, next] = [`horse number ${round}`, `horse number ${round + 1}`];
        const phones = Array.from({ length: 12 }, elsewhere);
        const signingIn = phones.map((phone) => phone.signIn('ada', old).catch(() => {}));
        await Promise.all([ada.changePassword(old, next), ...signingIn]);
        for (const phone of phones) {
          await expect(phone.me()).rejects.toMatchObject({ code: 'person.needed' });
        }
        expect((await ada.me()).id).toBe(ada.is.id);
      }
    });

    test('of two who change the password from the same old one, one does', async () => {
      const [ada, phone] = [await coming(), elsewhere()];
      await ada.keepName('ada', PASSWORD);
      await phone.signIn('ada', PASSWORD);
      const changes = await Promise.allSettled([
        ada.changePassword(PASSWORD, 'her new horse'),
        phone.changePassword(PASSWORD, 'its new horse'),
      ]);
      expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('a recovery code is good for one new password, whoever else has it', async () => {
      const { recoveryCodes } = await (await coming()).keepName('ada', PASSWORD);
      const [code = ''] = recoveryCodes;
      const tries = await Promise.allSettled(
        Array.from({ length: 6 }, (_, number) =>
          elsewhere().recover('ada', code, `horse number ${number}`),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('of recovery codes that are replaced several times, the last ten are good', async () => {
      const ada = await coming();
      await ada.keepName('ada', PASSWORD);
      const sets = await Promise.all(
        Array.from({ length: 6 }, () => ada.newRecoveryCodes(PASSWORD)),
      );
      const kept = await held.server.house.database
        .selectFrom('recovery_codes')
        .selectAll()
        .execute();
      const hashes = kept.map(({ code_hash }) => code_hash).toSorted();
      const given = sets.map(({ recoveryCodes }) => recoveryCodes.map(hashOf).toSorted());
      expect(given).toContainEqual(hashes);
    });
  });

  describe('recovery codes', () => {
    test('are ten, kept as hashes, and each is good for one new password', async () => {
      const ada = await coming();
      const { recoveryCodes } = await ada.keepName('ada', PASSWORD);
      expect(new Set(recoveryCodes)).toHaveLength(10);
      const kept = await held.server.house.database
        .selectFrom('recovery_codes')
        .selectAll()
        .execute();
      expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]);

      const [code = ''] = recoveryCodes;
      const phone = elsewhere();
      expect(await phone.recover('Ada', code.toLowerCase(), 'new horse')).toMatchObject({
        id: ada.is.id,
      });
      await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
      await expect(ada.recover('ada', code, 'newer horse')).rejects.toMatchObject({
        code: 'recovery.wrong',
      });
      await ada.signIn('ada', 'new horse');
    });

    test('that are another person’s, or nobody’s, change nothing', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const { recoveryCodes } = await ada.keepName('ada', PASSWORD);
      await bob.keepName('bob', PASSWORD);
      const [code = ''] = recoveryCodes;
      for (const username of ['bob', 'nobody']) {
        await expect(elsewhere().recover(username, code, 'new horse')).rejects.toMatchObject({
          code: 'recovery.wrong',
        });
      }
      await elsewhere().signIn('bob', PASSWORD);
    });

    test('are replaced by ten new ones for the password', async () => {
      const ada = await coming();
      await expect(ada.newRecoveryCodes(PASSWORD)).rejects.toMatchObject({ code: 'account.none' });
      const old = (await ada.keepName('ada', PASSWORD)).recoveryCodes[0] as string;
      const { recoveryCodes } = await ada.newRecoveryCodes(PASSWORD);
      await expect(elsewhere().recover('ada', old, 'new horse')).rejects.toMatchObject({
        code: 'recovery.wrong',
      });
      await elsewhere().recover('ada', recoveryCodes[9] as string, 'new horse');
    });
  });

  test('a device that was not seen for 400 days is forgotten', async () => {
    const ada = await coming();
    held.server.clock.now += 399 * 24 * 60 * 60 * 1000;
    await ada.me();
    held.server.clock.now += 401 * 24 * 60 * 60 * 1000;
    await expect(ada.me()).rejects.toMatchObject({ code: 'person.needed' });
  });
});
