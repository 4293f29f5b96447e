/**
 * What a host may set, all of it through the environment, and what holds if he
 * sets nothing: this list is read at start, and printed by `starboard serve --help`.
 */

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { CannotStart } from '../refusal.ts';
import {
  address,
  choice,
  malformed,
  numberFrom,
  origins,
  proxies,
  secret,
  text,
} from './reading.ts';

export type Settings = {
  readonly [Key in keyof typeof VARIABLES]: ReturnType<(typeof VARIABLES)[Key]['read']>;
} & {
  /** The folder with the built page. */
  readonly page: string;
};

const VARIABLES = {
  port: {
    name: 'PORT',
    help: 'the port to listen on; 0 takes any free one',
    otherwise: '3000',
    read: numberFrom(0, 65_535, 'port.malformed'),
  },
  host: {
    name: 'HOST',
    help: 'the address to listen on; none means all, so that others on the network can join',
    otherwise: '',
    read: text(),
  },
  data: {
    name: 'STARBOARD_DATA',
    help: 'the folder that holds everything the server remembers, unless DATABASE_URL is set',
    otherwise: 'data',
    read: (given: string) => resolve(given),
  },
  database: {
    name: 'DATABASE_URL',
    help: 'a PostgreSQL to remember everything in instead (postgres://user:password@host/name)',
    otherwise: '',
    read: address(['postgres:', 'postgresql:'], 'database.malformed'),
  },
  redis: {
    name: 'REDIS_URL',
    help: 'a Redis or Valkey through which several processes serve the same tables (redis://host:6379)',
    otherwise: '',
    read: address(['redis:', 'rediss:'], 'redis.malformed'),
  },
  origins: {
    name: 'STARBOARD_ORIGINS',
    help: "addresses the page is served from besides the server's own, such as https://play.example.org, separated by commas; pages from elsewhere are refused",
    otherwise: '',
    read: origins('origin.malformed'),
  },
  trustProxy: {
    name: 'STARBOARD_TRUST_PROXY',
    help: 'which proxies are believed when they say whom they ask for, and whether over TLS: true, how many stand in front, or their addresses (10.0.0.0/8,::1)',
    otherwise: 'false',
    read: proxies('proxy.malformed'),
  },
  leniency: {
    name: 'STARBOARD_LENIENCY',
    help: 'how many times as often as usual people and addresses may ask for something, as for a school behind one address',
    otherwise: '1',
    read: numberFrom(1, 10_000, 'leniency.malformed'),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    help: 'how much is logged: trace, debug, info, warn, error or silent',
    otherwise: 'warn',
    read: choice(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'log-level.unknown'),
  },
  botThreads: {
    name: 'STARBOARD_BOT_THREADS',
    help: 'how many bots think at once, each in a thread of its own',
    otherwise: String(Math.max(2, availableParallelism() - 1)),
    read: numberFrom(1, 64, 'bot-threads.malformed'),
  },
  botThinking: {
    name: 'STARBOARD_BOT_THINKING',
    help: 'how long a bot may think about one decision, in milliseconds',
    otherwise: '1000',
    read: numberFrom(10, 60_000, 'bot-thinking.malformed'),
  },
  botPause: {
    name: 'STARBOARD_BOT_PAUSE',
    help: 'how long a bot waits before it acts, in milliseconds, so that people can follow',
    otherwise: '700',
    read: numberFrom(0, 60_000, 'bot-pause.malformed'),
  },
  metricsToken: {
    name: 'STARBOARD_METRICS_TOKEN',
    help: 'the bearer token that opens /metrics to other machines; without it only this machine may read them',
    otherwise: '',
    read: secret(16, 'metrics-token.short'),
  },
} as const satisfies Record<string, Variable>;

interface Variable {
  readonly name: string;
  readonly help: string;
  /** What holds if the variable is not set or empty, as it would be written. */
  readonly otherwise: string;
  read(given: string, name: string): unknown;
}

/** Throws `CannotStart` that names the variable, what it should be, and what it is. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = Object.entries<Variable>(VARIABLES).map(([key, { name, otherwise, read }]) => [
    key,
    read(environment[name] || otherwise, name),
  ]);
  const settings = {
    ...Object.fromEntries(read),
    page: resolve(import.meta.dirname, '../../web/dist'),
  } as Settings;
  const unknown = misspelt(environment);
  if (unknown !== undefined) throw unknown;
  return settings;
}

/** A setting that is misspelt would be ignored in silence. */
function misspelt(environment: NodeJS.ProcessEnv): CannotStart | undefined {
  const known = new Set<string>(Object.values(VARIABLES).map(({ name }) => name));
  const found = Object.keys(environment).find(
    (name) =>
      name.startsWith('STARBOARD_') &&
      !known.has(name) &&
      !ELSEWHERE.has(name) &&
      !isServiceLink(name, environment[name]),
  );
  if (found === undefined) return undefined;
  const settings = [...known].join(', ');
  return malformed('setting.unknown', `there is no setting ${found}; there are ${settings}.`);
}

/** Read by other parts of the project. */
const ELSEWHERE = new Set(['STARBOARD_CHROMIUM']);

/** Kubernetes tells every container where a service by the name of starboard is. */
function isServiceLink(name: string, value = ''): boolean {
  if (name === 'STARBOARD_PORT') return value.includes('://');
  return /^STARBOARD_(SERVICE_(HOST|PORT)|PORT_\d+_)/.test(name);
}

/** Every variable, its meaning and its default, for a terminal. */
export function settingsHelp(): string {
  return Object.values<Variable>(VARIABLES)
    .map(({ name, help, otherwise }) => {
      const ending = otherwise === '' ? '' : ` [${otherwise}]`;
      return `  ${name}\n${wrapped(`${help}${ending}`)}`;
    })
    .join('\n');
}

const WIDTH = 72;

function wrapped(sentence: string): string {
  const lines = [''];
  for (const word of sentence.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push('');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines.map((line) => `     ${line}`).join('\n');
}
