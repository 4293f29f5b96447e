import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GameTypes, Update } from '@starboard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Line, type LineOptions } from './line.ts';
import type { Asked, TableUpdate, Told } from './protocol.ts';

/** A server that a test speaks for, on a real socket. */
class Desk {
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  readonly asked: Asked[] = [];
  readonly sockets: WebSocket[] = [];

  constructor() {
    this.#server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data: Buffer) => this.asked.push(JSON.parse(String(data)) as Asked));
    });
  }

  async address(): Promise<string> {
    if (this.#server.address() === null) await once(this.#server, 'listening');
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  tell(told: Told): void {
    this.sockets.at(-1)?.send(JSON.stringify(told));
  }

  /** The next message that is asked, the first one being number 0. */
  async hear(number: number): Promise<Asked> {
    await expect.poll(() => this.asked.length, { timeout: 300_000 }).toBeGreaterThan(number);
    return this.asked[number] as Asked;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.#server.close();
  }
}

let desk: Desk;
let line: Line | undefined;

beforeEach(() => {
  desk = new Desk();
});

afterEach(() => {
  line?.close();
  desk.close();
});

/** A machine that stands still for a while is no dead line. */
const UNHURRIED: LineOptions = { silence: 600_000, patience: 600_000 };

/** Node's own WebSocket, as a page has its browser's. */
async function lineTo(options: LineOptions): Promise<Line> {
  line = new Line(await desk.address(), { ...UNHURRIED, ...options });
  return line;
}

function update(since: number | null, seq: number, events: string[] = []): TableUpdate {
  const empty = { view: null, actors: [], choices: [], undone: [], undoable: false };
  const told: Update<GameTypes> = { ...empty, seq, events, order: null, result: null, watch: null };
  return { table: 't', since, update: told, deadlines: [] };
}

/** What a server says of a table that was taken away. */
const AWAY = { code: 'table.unknown', message: '', facts: {}, kind: 'other' } as const;

/** Follows the table `t`, and keeps what happens there. */
async function following(options: LineOptions = {}) {
  const line = await lineTo(options);
  const events: unknown[] = [];
  const gone: unknown[] = [];
  const followed = line.follow('t', {
    update: ({ update }) => events.push(...update.events),
    gone: (why) => gone.push(why),
  });
  const { id } = await desk.hear(0);
  desk.tell({ answer: id, value: null });
  await followed;
  return { line, events, gone };
}

describe('a line', () => {
  test('asks for what is missing between two updates, and hears nothing twice', async () => {
    const { events } = await following();
    desk.tell(update(null, 3, ['third']));
    desk.tell(update(5, 6, ['sixth']));
    expect(await desk.hear(1)).toMatchObject({ call: 'join', table: 't', since: 3 });
    desk.tell(update(3, 6, ['fourth', 'fifth', 'sixth']));
    desk.tell(update(5, 6, ['sixth']));
    desk.tell(update(6, 7, ['seventh']));
    await expect.poll(() => events, { timeout: 300_000 }).toContain('seventh');
    expect(events).toEqual(['third', 'fourth', 'fifth', 'sixth', 'seventh']);
  });

  test('that was cut goes on from the last update, then asks again what was not answered', async () => {
    const { line } = await following();
    desk.tell(update(null, 8));
    await expect.poll(() => line.seen('t'), { timeout: 300_000 }).toBe(8);
    const act = { call: 'act', table: 't', action: 'x', after: 8 } as const;
    const receipt = line.ask(act);
    const { id } = await desk.hear(1);
    desk.sockets.at(-1)?.terminate();
    expect(await desk.hear(2)).toMatchObject({ call: 'join', since: 8 });
    expect(await desk.hear(3)).toEqual({ id, ...act });
    desk.tell({ answer: id, value: { seq: 9, doubled: true } });
    expect(await receipt).toEqual({ seq: 9, doubled: true });
  });

  test('on which nothing is heard is dead, whatever the platform believes', async () => {
    const states: string[] = [];
    const line = await lineTo({ silence: 100 });
    line.onState((state) => states.push(state));
    await expect
      .poll(() => states.slice(0, 3), { timeout: 300_000 })
      .toEqual(['open', 'lost', 'open']);
  });

  test('that is doubted is lost at once, and back if there was nothing to it', async () => {
    const { line } = await following();
    line.doubt();
    expect(line.state).toBe('lost');
    expect(await desk.hear(1)).toMatchObject({ call: 'join', table: 't' });
    expect(line.state).toBe('open');
  });

  test('on which an answer is due is dead sooner, and what was asked is asked again', async () => {
    const { line } = await following({ patience: 100 });
    desk.tell({ beat: Date.now() });
    const receipts: unknown[] = [];
    void line.ask({ call: 'undo', table: 't', after: 0 }).then((receipt) => receipts.push(receipt));
    const { id } = await desk.hear(1);
    const again = () => desk.asked.filter((asked) => asked.id === id).length;
    await expect.poll(again, { timeout: 300_000 }).toBeGreaterThan(1);
    expect(desk.sockets.length).toBeGreaterThan(1);
    const value = { seq: 1, doubled: false };
    const answer = () => {
      desk.tell({ answer: id, value });
      return receipts;
    };
    await expect.poll(answer, { timeout: 300_000 }).toEqual([value]);
  });

  test('comes back when the server has said, and not before', async () => {
    const { line } = await following();
    const told = Date.now();
    desk.tell({ again: 300 });
    await expect.poll(() => line.state, { timeout: 300_000 }).toBe('lost');
    await expect.poll(() => line.state, { timeout: 300_000 }).toBe('open');
    expect(Date.now() - told).toBeGreaterThanOrEqual(290);
    expect(await desk.hear(1)).toMatchObject({ call: 'join', table: 't' });
  });

  test('goes on following a table once the server is out of trouble', async () => {
    await following();
    desk.sockets.at(-1)?.terminate();
    const { id } = await desk.hear(1);
    const trouble = { code: 'storage.unavailable', message: '', facts: {}, kind: 'other' } as const;
    desk.tell({ answer: id, refused: trouble });
    expect(await desk.hear(2)).toMatchObject({ call: 'join', table: 't' });
  });

  test('tells once that a table was taken away, and does not ask for it again', async () => {
    const { gone } = await following();
    desk.tell({ table: 't', gone: AWAY });
    desk.tell({ table: 't', gone: AWAY });
    await expect.poll(() => gone, { timeout: 300_000 }).toMatchObject([{ code: 'table.unknown' }]);
    desk.sockets.at(-1)?.terminate();
    void line?.ask({ call: 'undo', table: 'another', after: 0 }).catch(() => {});
    expect(await desk.hear(1)).toMatchObject({ call: 'undo' });
    expect(gone).toHaveLength(1);
  });

  test('that comes back to a table that was taken away meanwhile tells so', async () => {
    const { gone } = await following();
    desk.sockets.at(-1)?.terminate();
    const { id } = await desk.hear(1);
    desk.tell({ answer: id, refused: AWAY });
    await expect.poll(() => gone, { timeout: 300_000 }).toMatchObject([{ code: 'table.unknown' }]);
  });

  test('that is closed tells of no table that it is gone', async () => {
    const { line, gone } = await following();
    desk.sockets.at(-1)?.terminate();
    await desk.hear(1);
    line.close();
    await expect(line.ask({ call: 'watch-lobby' })).rejects.toMatchObject({ code: 'line.closed' });
    expect(gone).toEqual([]);
  });

  test("knows the server's clock, and answers nobody once it is closed", async () => {
    const { line } = await following();
    desk.tell({ beat: Date.now() + 3_600_000 });
    await expect.poll(() => line.now - Date.now(), { timeout: 300_000 }).toBeGreaterThan(3_500_000);
    const waiting = line.ask({ call: 'undo', table: 't', after: 0 });
    line.close();
    await expect(waiting).rejects.toMatchObject({ code: 'line.closed' });
    await expect(line.ask({ call: 'watch-lobby' })).rejects.toMatchObject({ code: 'line.closed' });
  });
});
