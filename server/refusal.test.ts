import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, IllegalAction } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { REFUSALS, statusOf } from './refusal.ts';

/** The sources of a folder, without the tests. */
function sourcesIn(folder: string): string {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|conformance)\.ts$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
    .join('\n');
}

describe('every refusal', () => {
  test('of the list is one that somebody gets', () => {
    const sources = sourcesIn('.').replace(/export const REFUSALS[^;]*;/s, '');
    const unused = Object.keys(REFUSALS).filter((code) => !sources.includes(`'${code}'`));
    expect(unused).toEqual([]);
  });
});

test("a game's refusal has a status by its kind", () => {
  expect(statusOf(new BadInput('options.play', ''))).toBe(400);
  expect(statusOf(new IllegalAction('buy.too-dear', ''))).toBe(409);
});
