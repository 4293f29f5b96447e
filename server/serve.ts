/** A server's life: it checks its folder, listens, says where, and ends when told to. */

import { randomUUID } from 'node:crypto';
import { shelf } from '@starboard/games';
import type { FastifyInstance } from 'fastify';
import { addresses } from './addresses.ts';
import { buildApp } from './app.ts';
import { openData, roomIn } from './data.ts';
import { lenient } from './limits/rates.ts';
import { openSharedCount } from './limits/shared-count.ts';
import { lenientLive } from './live/live.ts';
import { StoredLog } from './log/stored-log.ts';
import { openMessages } from './messages/open.ts';
import { USUAL_HABITS } from './play/attendant.ts';
import type { PlaySettings } from './play/play.ts';
import { USUAL_THINKING } from './play/thinking.ts';
import { CannotStart } from './refusal.ts';
import { keepTidy } from './retention/retention.ts';
import type { Settings } from './settings/settings.ts';
import { ask, openStorage, placeOf } from './storage/storage.ts';
import { version } from './version.ts';
import type { Needs } from './watch/health.ts';
import { Metrics } from './watch/metrics.ts';

export async function serve(settings: Settings): Promise<void> {
  const letGo = settings.database === undefined ? await openData(settings.data) : () => {};
  const app = await openHouse(settings);
  app.addHook('onClose', letGo);
  const port = await listen(app, settings);
  endOnSignal(app);
  // What nobody can hear, because the disk it is written to is full, is no reason to end.
  process.stdout.on('error', () => {});
  process.stdout.write(greeting(settings, port));
}

async function openHouse(settings: Settings): Promise<FastifyInstance> {
  const database = await openStorage(settings);
  const messages = await openMessages(settings, (error) => app.log.error(error)).catch(
    async (error: unknown) => {
      // Its thread would keep the process from ending.
      await database.destroy();
      throw error;
    },
  );
  const house = { database, log: new StoredLog(database), messages, shelf, now: Date.now };
  const { page, origins, trustProxy, metricsToken, leniency, logLevel } = settings;
  const redis = settings.redis === undefined ? undefined : openSharedCount(settings.redis);
  const app = buildApp({
    page,
    house,
    origins,
    trustProxy,
    play: playSettings(settings),
    live: lenientLive(leniency),
    rates: lenient(leniency),
    redis,
    log: { level: logLevel },
    needs: { storage: () => ask(database), ...roomNeeded(settings) },
    wants: {
      messages: async () => {
        if (!messages.connected) throw new Error('no word from the other processes');
      },
    },
    metrics: new Metrics(),
    metricsToken,
  });
  const endTidying = keepTidy(house, (error) => app.log.error(error));
  app.addHook('onClose', async () => {
    await endTidying();
    await house.log.close();
    redis?.disconnect();
    await messages.close();
    await database.destroy();
  });
  return app;
}

/** PostgreSQL's disk is not ours to see. */
function roomNeeded({ database, data }: Settings): Needs {
  return database === undefined ? { room: roomIn(data) } : {};
}

function playSettings({ database, botPause, botThreads, botThinking }: Settings): PlaySettings {
  return {
    // On SQLite there is one process, and after a restart it goes on with what it had.
    process: database === undefined ? 'the only one' : randomUUID(),
    habits: { ...USUAL_HABITS, pause: botPause },
    thinking: { ...USUAL_THINKING, threads: botThreads, time: botThinking },
  };
}

/** Where the machine has no IPv6, all interfaces means all of IPv4. */
const EVERY_INTERFACE = ['::', '0.0.0.0'];
const NO_SUCH_INTERFACE = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  const hosts = host === undefined ? EVERY_INTERFACE : [host];
  for (const [index, candidate] of hosts.entries()) {
    try {
      await app.listen({ host: candidate, port });
      break;
    } catch (error) {
      const isLast = index === hosts.length - 1;
      if (!isLast && NO_SUCH_INTERFACE.includes(codeOf(error))) continue;
      await app.close();
      throw cannotListen(codeOf(error), candidate, port) ?? error;
    }
  }
  return app.addresses()[0]?.port ?? port;
}

function cannotListen(code: string, host: string, port: number): CannotStart | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new CannotStart(
        'port.taken',
        `port ${port} is taken by another program; end that one, or choose another port (PORT=${port === 65_535 ? port - 1 : port + 1} npm start).`,
        { port },
      );
    case 'EACCES':
      return new CannotStart(
        'port.forbidden',
        `this user may not use port ${port}; choose one above 1023 with PORT.`,
        { port },
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
      return new CannotStart('host.unknown', `HOST ${host} is no address of this machine.`, {
        host,
      });
    default:
      return undefined;
  }
}

/** How long requests under way may take once the end is announced. */
const PATIENCE_MS = 5000;
/** How long everything may take: what keeps processes kills them ten seconds after it has told them to end. */
const LATEST_END_MS = 8000;

/**
 * A terminal signals the whole group of processes and npm passes the signal on
 * as well, so the same Ctrl-C arrives more than once: only the first counts.
 */
function endOnSignal(app: FastifyInstance): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    setTimeout(() => endAnyhow('something did not answer, most likely the storage'), LATEST_END_MS);
    app.close().then(() => process.exit(0), endAnyhow);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** Nothing that was acknowledged is lost by it; other processes take the matches up as after a kill. */
function endAnyhow(reason: unknown): never {
  process.stderr.write(`Starboard did not end cleanly: ${String(reason)}\n`);
  process.exit(1);
}

function greeting(settings: Settings, port: number): string {
  const { here, network } = addresses(settings.host, port);
  return [
    `Starboard ${version} is ready at ${here}`,
    ...network.map((address) => `  from your network: ${address}`),
    `  data: ${placeOf(settings)}`,
    '  Ctrl-C ends it',
    '',
  ].join('\n');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
