/** `starboard maps`: the maps of Space Builder, listed, drawn and made anew. */

import { BadInput, Random, seedOf } from '@starboard/engine';
import {
  BUILDINGS,
  type CityMap,
  type Direction,
  difficulty,
  generateSet,
  isDate,
  mapOfDay,
  mapSvg,
  PRINTED,
  readSet,
  STARRED,
} from '@starboard/space-builder';
import { type Command, readArguments, readNumber } from './command.ts';
import { readJsonFile } from './input.ts';
import { write } from './output.ts';
import { figure, tableOf } from './table.ts';

const HELP = `
Usage: starboard maps [OPTIONS]
       starboard maps draw MAP [OPTIONS]
       starboard maps generate [OPTIONS]

Lists the maps of Space Builder with how hard each is to rebuild, draws one as
SVG, or makes a new set of twenty that is as well balanced as the printed one.

  --direction N       how far the map lies turned, 0 to 3 quarters clockwise
                      (default: 0)
  --set FILE          maps from a file that "generate" has written, instead of
                      the printed ones
  --seed S            generate: any text; another seed gives other maps
                      (default: 1)
  --prefix P          generate: how the names begin, as in G01 (default: G)
  --out FILE          draw, generate: where to write (default: stdout)
  --json              list: the figures as JSON on stdout

MAP is the name of a map, or a date such as 2026-11-15 for the map of that day.

Examples:
  starboard maps --direction 2
  starboard maps draw M07 --direction 1 --out m07.svg
  starboard maps generate --seed autumn --out autumn.json
  starboard maps draw G03 --set autumn.json > g03.svg
`;

export const maps: Command = {
  name: 'maps',
  summary: 'list, draw and generate the maps of Space Builder',
  help: HELP,
  async run(args) {
    const [verb, ...rest] = args;
    switch (verb) {
      case 'draw':
        return draw(rest);
      case 'generate':
        return generate(rest);
      default:
        return list(verb === 'list' ? rest : args);
    }
  },
};

async function list(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, [], {
    direction: { type: 'string' },
    set: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const direction = readDirection(values.direction);
  const rated = (await mapsOf(values.set)).map((map) => ({
    map,
    opening: difficulty(map, direction, STARRED),
    full: difficulty(map, direction, BUILDINGS),
  }));
  const rows = rated.map(({ map, opening, full }) => [
    map.id,
    ...map.slots.map(([building, turn, side]) => `${building}${side}${TURNED[turn]}`),
    `${'★'.repeat(opening.stars)} ${figure(opening.points, 1)}`,
    `${'★'.repeat(full.stars)} ${figure(full.points, 1)}`,
  ]);
  const head = ['map', ...BUILDINGS.map((slot) => `slot ${slot}`), 'four buildings', 'all eight'];
  process.stderr.write(
    `${tableOf([head, ...rows])}\n\nA building, its side, and which way its top points. Hardness in seconds of a practised player, the map turned by ${direction} quarters.\n`,
  );
  if (values.json) process.stdout.write(`${JSON.stringify(rated, null, 2)}\n`);
  return 0;
}

const TURNED = ['↑', '→', '↓', '←'] as const;

async function draw(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, ['MAP'], {
    direction: { type: 'string' },
    set: { type: 'string' },
    out: { type: 'string' },
  });
  const map = findMap(positionals[0] as string, await mapsOf(values.set));
  const picture = `${mapSvg(map, readDirection(values.direction))}\n`;
  await write(values.out, picture, `map ${map.id}`);
  return 0;
}

async function generate(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, [], {
    seed: { type: 'string', default: '1' },
    prefix: { type: 'string', default: 'G' },
    out: { type: 'string' },
  });
  if (!/^[\p{L}\p{N}-]{1,20}$/u.test(values.prefix)) {
    throw new BadInput(
      'arguments.prefix',
      `--prefix: up to 20 letters, digits and hyphens, not "${values.prefix}"`,
    );
  }
  const set = generateSet(new Random(seedOf(values.seed)), values.prefix);
  const lines = set.map((map) => `  ${JSON.stringify(map)}`);
  await write(values.out, `{ "maps": [\n${lines.join(',\n')}\n] }\n`, 'the set');
  return 0;
}

async function mapsOf(file: string | undefined): Promise<readonly CityMap[]> {
  return file === undefined ? PRINTED : readSet(await readJsonFile(file));
}

function findMap(name: string, set: readonly CityMap[]): CityMap {
  if (isDate(name)) return mapOfDay(name);
  const map = set.find(({ id }) => id === name);
  if (map === undefined) {
    const names = `${set[0]?.id} to ${set.at(-1)?.id}`;
    throw new BadInput('map.unknown', `there is no map "${name}"; there are ${names}`);
  }
  return map;
}

function readDirection(given: string | undefined): Direction {
  return readNumber('direction', given, { least: 0, most: 3, otherwise: 0 }) as Direction;
}
