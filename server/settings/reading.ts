/** How one variable of the environment is read; what it cannot be is said in a sentence. */

import { isIP } from 'node:net';
import { CannotStart } from '../refusal.ts';

type Read<Value> = (given: string, name: string) => Value;

export function text(): Read<string | undefined> {
  return (given) => given || undefined;
}

export function numberFrom(least: number, most: number, code: string): Read<number> {
  return (given, name) => {
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    throw malformed(
      code,
      `${name} is a whole number from ${least} to ${most}, not ${JSON.stringify(given)}.`,
    );
  };
}

export function choice<const Word extends string>(
  words: readonly Word[],
  code: string,
): Read<Word> {
  return (given, name) => {
    const word = words.find((candidate) => candidate === given);
    if (word !== undefined) return word;
    throw malformed(code, `${name} is one of ${words.join(', ')}, not ${JSON.stringify(given)}.`);
  };
}

/** A complaint must not repeat what was given: addresses of databases hold passwords. */
export function address(protocols: readonly string[], code: string): Read<string | undefined> {
  return (given, name) => {
    if (given === '') return undefined;
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
    throw malformed(code, `${name} is an address that begins with ${protocols.join('// or ')}//.`);
  };
}

/** All proxies, so many of the nearest, or those with these addresses. */
export type Proxies = boolean | number | string;

export function proxies(code: string): Read<Proxies> {
  return (given, name) => {
    if (given === '' || given === 'false') return false;
    if (given === 'true') return true;
    if (/^\d+$/.test(given)) return Number(given);
    if (given.split(',').every(isNetwork)) return given;
    throw malformed(
      code,
      `${name} is true, a number of proxies, or their addresses such as 10.0.0.0/8,::1, not ${JSON.stringify(given)}.`,
    );
  };
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.trim().split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return version !== 0 && isRange && rest.length === 0;
}

export function origins(code: string): Read<string[]> {
  return (given, name) =>
    given
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '')
      .map((origin) => {
        if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
        throw malformed(
          code,
          `${name} are addresses such as https://play.example.org, separated by commas and without a path, not ${JSON.stringify(origin)}.`,
        );
      });
}

export function secret(shortest: number, code: string): Read<string | undefined> {
  return (given, name) => {
    if (given === '') return undefined;
    if (given.length >= shortest) return given;
    throw malformed(code, `${name} has at least ${shortest} characters.`);
  };
}

export function malformed(code: string, message: string): CannotStart {
  return new CannotStart(code, message);
}
