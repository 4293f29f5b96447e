/** What the HTTP interface takes and gives, as zod checks it and OpenAPI describes it. */

import type { DailyNews, Me, PersonNews } from '@starboard/client/http';
import type { TableNews } from '@starboard/client/protocol';
import type { Facts } from '@starboard/engine';
import { z } from 'zod';
import { paceForm } from '../tables/pace.ts';
import { COLOURS } from '../tables/seat.ts';

const moment = z.int().describe('Milliseconds since 1970.');
const id = z.string();

/** Ids and names of games as they stand in an address; anything else could not be one. */
export const idForm = z.string().regex(/^\w{1,40}$/);
export const tableParams = z.strictObject({ table: idForm });
export const gameForm = z.string().regex(/^[\w-]{1,100}$/);

// Names and passwords are checked further, with clear words, by the room of people.
const nameForm = z.string().max(200).describe('1 to 24 characters that can be seen.');
export const usernameForm = z.string().max(200).describe('Letters, digits, hyphens, underscores.');
export const passwordForm = z.string().max(1000).describe('At least 8 characters.');
export const credentialsForm = z.strictObject({ username: usernameForm, password: passwordForm });
const colourForm = z.int().min(1).max(COLOURS).describe('A seat colour of the look.');
const faceForm = z
  .string()
  .regex(/^[a-z]{1,20}$/)
  .describe('A face of the look by its name, such as `moa`.');
const languageForm = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)
  .describe('A language tag such as `en` or `zh-Hant`.');

export const dateForm = z.iso.date().describe('A day in UTC, such as `2026-11-15`.');

export const looksForm = z.strictObject({
  name: nameForm,
  colour: colourForm,
  language: languageForm,
  face: faceForm.optional(),
});

const chosenFace = faceForm.nullable().describe('Null until one is chosen.');

export const meForm = z
  .strictObject({
    id,
    name: z.string(),
    colour: colourForm,
    face: chosenFace,
    language: z.string(),
    username: z.string().nullable().describe('What one signs in with; null for a guest.'),
    createdAt: moment,
  })
  .meta({ id: 'Me' }) satisfies z.ZodType<Me>;

export const codesForm = z
  .strictObject({ recoveryCodes: z.array(z.string()) })
  .describe('Ten codes, each good for one new password. Shown this once.')
  .meta({ id: 'RecoveryCodes' });

export const refusalForm = z
  .strictObject({
    code: z.string().describe('Dotted and stable, such as `seat.taken`.'),
    message: z.string().describe('In English, for logs and people at a terminal.'),
    /** Among them may be a list of single problems, each of the same form. */
    get facts(): z.ZodType<Facts> {
      const fact = z.union([z.string(), z.number(), z.boolean(), z.array(refusalForm)]);
      return z.record(z.string(), fact).describe('What a translated sentence needs.');
    },
  })
  .meta({ id: 'Refusal' });

const seatForm = z
  .strictObject({
    seat: z.int(),
    person: id.nullable(),
    name: z
      .string()
      .nullable()
      .describe('Null while the seat is empty; an empty text for someone whose data was deleted.'),
    colour: z.int().nullable(),
    face: chosenFace,
    bot: z.string().nullable().describe('The level of the bot whose seat it is.'),
    here: z.boolean().describe('Whether the person is connected.'),
    heldBy: z.string().nullable().describe('The bot that holds the seat while its person is gone.'),
    left: z
      .boolean()
      .describe('Whether its person gave the seat up; it is taken again by sitting down.'),
    deadline: moment.nullable().describe('When the time for what the seat is asked ends.'),
    place: z.int().nullable(),
    score: z.number().nullable(),
  })
  .meta({ id: 'Seat' });

export const accessForm = z
  .enum(['public', 'link', 'code'])
  .describe(
    'Public tables are in the lobby; to others comes whoever has the link, or the code if there is one.',
  );
export const chatForm = z.enum(['free', 'phrases', 'off']);
export const delayForm = z
  .int()
  .min(0)
  .max(600_000)
  .describe('How much later spectators see what happens, in milliseconds.');

export const tableForm = z
  .strictObject({
    id,
    code: z.string().nullable().describe('Only for those who may invite.'),
    game: z.string(),
    options: z.unknown(),
    access: accessForm,
    pace: paceForm,
    chat: chatForm,
    delay: delayForm,
    stage: z.enum(['open', 'playing', 'over']),
    openedAt: moment,
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    botsFrom: moment
      .nullable()
      .describe('From when on quick play offers bots; null at any other table.'),
    commitment: z.string().describe('SHA-256 of the secret that the dice come from.'),
    seats: z.array(seatForm),
    you: z.int().nullable().describe('The seat of whoever asks.'),
    host: z.boolean().describe('Whether whoever asks is the host.'),
    spectators: z.int(),
    successor: id.nullable().describe('The table of the rematch.'),
  })
  .meta({ id: 'Table' }) satisfies z.ZodType<TableNews>;

export const tablesForm = z.strictObject({ tables: z.array(tableForm) });

export const underWayForm = z.strictObject({
  games: z.array(z.strictObject({ table: tableForm, yourTurn: z.boolean() })),
});

/** Which part of a long list. */
export const pageForm = z.strictObject({
  after: z.string().max(100).optional(),
  most: z.coerce.number().int().min(1).max(100).default(20),
});

export const finishedForm = z.strictObject({
  tables: z.array(tableForm),
  next: z
    .string()
    .nullable()
    .describe('Give it as `after` for the next page; null after the last.'),
});

const ratingFields = {
  against: z.enum(['people', 'bots']),
  mu: z.number(),
  sigma: z.number(),
  games: z.int(),
};

export const personForm = z
  .strictObject({
    id,
    name: z.string(),
    colour: colourForm,
    face: chosenFace,
    statistics: z.array(
      z.strictObject({
        game: z.string(),
        played: z.int(),
        won: z.int(),
        averagePlace: z.number().nullable(),
        bestScore: z.number().nullable(),
        ratings: z.array(
          z.strictObject({ ...ratingFields, points: z.int().describe('1000 for a newcomer.') }),
        ),
      }),
    ),
  })
  .meta({ id: 'Person' }) satisfies z.ZodType<PersonNews>;

export const exportForm = z.strictObject({
  format: z.literal('starboard-person'),
  person: meForm,
  seenAt: moment,
  devices: z.array(z.strictObject({ signedInAt: moment, seenAt: moment })),
  recoveryCodes: z.int().describe('How many are left.'),
  ratings: z.array(z.strictObject({ game: z.string(), ...ratingFields })),
  tables: z.array(
    z.strictObject({
      id,
      game: z.string(),
      stage: z.string(),
      openedAt: moment,
      startedAt: moment.nullable(),
      endedAt: moment.nullable(),
      seat: z.int(),
      name: z.string().nullable(),
      colour: z.int().nullable(),
      face: chosenFace,
      word: z.string(),
      place: z.int().nullable(),
      score: z.number().nullable(),
    }),
  ),
  hosted: z
    .array(z.strictObject({ id, game: z.string(), stage: z.string(), openedAt: moment }))
    .describe('Tables opened for others.'),
  daily: z.array(z.strictObject({ game: z.string(), date: z.string(), table: id })),
  sayings: z.array(
    z.strictObject({
      table: id,
      at: moment,
      name: z.string(),
      phrase: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
});

export const addressesForm = z.strictObject({ network: z.array(z.string()) });

export const gamesForm = z.strictObject({
  games: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.int().describe('The version of the rules.'),
      seats: z.strictObject({ min: z.int(), max: z.int() }),
      bots: z.array(z.string()).describe('Levels, weakest first.'),
    }),
  ),
});

export const dailyForm = z
  .strictObject({
    game: z.string(),
    date: dateForm,
    today: dateForm,
    endsAt: moment.describe('When the day is over, and the next map comes.'),
    finished: z.int().describe('How many have finished it.'),
    best: z.array(
      z.strictObject({
        place: z.int().describe('Shared by equal scores.'),
        name: z.string(),
        colour: z.int(),
        score: z.number().describe('The lowest is the best; in Space Builder milliseconds.'),
        you: z.boolean(),
      }),
    ),
    yours: z
      .strictObject({ place: z.int(), score: z.number() })
      .nullable()
      .describe('Null until you have finished.'),
    table: id.nullable().describe('Where you play it, or have played it.'),
  })
  .meta({ id: 'Daily' }) satisfies z.ZodType<DailyNews>;

export const recordForm = z
  .looseObject({ format: z.literal('starboard-record'), version: z.literal(1) })
  .describe('A record as docs/records.md describes it; `starboard verify` checks it.');

export const nothingForm = z.undefined().describe('Done.');
