import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMessageKey, tell } from '@starboard/client/text';
import { BadInput, IllegalAction, Refusal } from '@starboard/engine';
import { LANGUAGES } from '@starboard/engine/words';
import { describe, expect, test } from 'vitest';
import { REFUSALS, statusOf } from './refusal.ts';

/** Every fact that any refusal of the server carries. */
const FACTS = Object.fromEntries(
  'bot bots empty here longest made max min most seat seconds shortest table username'
    .split(' ')
    .map((fact) => [fact, 7]),
);

/** The sources of a folder, without the tests. */
function sourcesIn(folder: string): string {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|conformance)\.ts$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
    .join('\n');
}

describe('every refusal', () => {
  test('has a text in every language, made of the facts it carries', () => {
    for (const code of Object.keys(REFUSALS)) {
      expect(isMessageKey(`error.${code}`), code).toBe(true);
      for (const language of LANGUAGES) {
        const text = tell(language, new Refusal(code, 'in English', FACTS));
        expect(text, `${code} in ${language}`).not.toMatch(/in English|[{}]|undefined/);
      }
    }
  });

  test('of the list is one that somebody gets', () => {
    const sources = sourcesIn('.').replace(/export const REFUSALS[^;]*;/s, '');
    const unused = Object.keys(REFUSALS).filter((code) => !sources.includes(`'${code}'`));
    expect(unused).toEqual([]);
  });

  test('that only a client makes has a text as well', () => {
    const made = [...sourcesIn('../client').matchAll(/new Refusal\(\s*'([^']+)'/g)];
    expect(made.length).toBeGreaterThan(0);
    for (const [, code] of made) expect(isMessageKey(`error.${code}`), code).toBe(true);
  });
});

test("a game's refusal has a status by its kind", () => {
  expect(statusOf(new BadInput('options.play', ''))).toBe(400);
  expect(statusOf(new IllegalAction('buy.too-dear', ''))).toBe(409);
});
