/**
 * How the tables of `schema.ts` came about, step by step. A step that was ever
 * released is never changed: what it made is in people's databases. Only types
 * that SQLite and PostgreSQL both know are used.
 */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const migrations: Record<string, Migration> = {
  '001 people, tables and logs': { up: peopleTablesAndLogs },
  '002 days and tries': { up: daysAndTries },
  '003 faces': { up: faces },
  '004 queues': { up: queues },
};

async function peopleTablesAndLogs(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('people')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('colour', 'integer', (colour) => colour.notNull())
    .addColumn('language', 'text', (language) => language.notNull())
    .addColumn('username', 'text', (username) => username.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (at) => at.notNull())
    .addColumn('seen_at', 'bigint', (at) => at.notNull())
    .execute();

  await schema
    .createTable('devices')
    .addColumn('secret_hash', 'text', (hash) => hash.primaryKey())
    .addColumn('person', 'text', (person) =>
      person.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (at) => at.notNull())
    .addColumn('seen_at', 'bigint', (at) => at.notNull())
    .execute();
  await schema.createIndex('devices_of_a_person').on('devices').column('person').execute();

  await schema
    .createTable('recovery_codes')
    .addColumn('person', 'text', (person) =>
      person.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (hash) => hash.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'code_hash'])
    .execute();

  await schema
    .createTable('ratings')
    .addColumn('person', 'text', (person) =>
      person.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('against', 'text', (against) => against.notNull())
    .addColumn('mu', 'double precision', (mu) => mu.notNull())
    .addColumn('sigma', 'double precision', (sigma) => sigma.notNull())
    .addColumn('games', 'integer', (games) => games.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'against'])
    .execute();

  await schema
    .createTable('tables')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('code', 'text', (code) => code.unique())
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('rules', 'integer', (rules) => rules.notNull())
    .addColumn('options', 'text', (options) => options.notNull())
    .addColumn('seats', 'integer', (seats) => seats.notNull())
    .addColumn('access', 'text', (access) => access.notNull())
    .addColumn('pace', 'text', (pace) => pace.notNull())
    .addColumn('chat', 'text', (chat) => chat.notNull())
    .addColumn('delay', 'integer', (delay) => delay.notNull())
    .addColumn('host', 'text', (host) => host.references('people.id').onDelete('set null'))
    .addColumn('quick', 'integer', (quick) => quick.notNull())
    .addColumn('stage', 'text', (stage) => stage.notNull())
    .addColumn('opened_at', 'bigint', (at) => at.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('secret', 'text', (secret) => secret.notNull())
    .addColumn('commitment', 'text', (commitment) => commitment.notNull())
    .addColumn('seed', 'text')
    .addColumn('result', 'text')
    .addColumn('rated', 'integer', (rated) => rated.notNull())
    .addColumn('successor', 'text', (successor) =>
      successor.references('tables.id').onDelete('set null'),
    )
    .addColumn('seq', 'integer', (seq) => seq.notNull())
    .addColumn('clock', 'text', (clock) => clock.notNull())
    .addColumn('wake_at', 'bigint')
    .execute();
  await schema
    .createIndex('tables_by_stage')
    .on('tables')
    .columns(['stage', 'opened_at'])
    .execute();
  await schema
    .createIndex('tables_that_wake')
    .on('tables')
    .column('wake_at')
    .where(sql.ref('wake_at'), 'is not', null)
    .execute();
  await schema.createIndex('tables_of_a_host').on('tables').column('host').execute();
  await schema.createIndex('tables_by_successor').on('tables').column('successor').execute();

  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (table) =>
      table.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (seat) => seat.notNull())
    .addColumn('person', 'text', (person) => person.references('people.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addColumn('colour', 'integer')
    .addColumn('bot', 'text')
    .addColumn('held_by', 'text')
    .addColumn('word', 'text', (word) => word.notNull())
    .addColumn('left_early', 'integer', (left) => left.notNull())
    .addColumn('place', 'integer')
    .addColumn('score', 'double precision')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .addUniqueConstraint('one_seat_each', ['table_id', 'person'])
    .execute();
  await schema.createIndex('seats_of_a_person').on('seats').column('person').execute();

  await schema
    .createTable('keepers')
    .addColumn('table_id', 'text', (table) =>
      table.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('keeper', 'text', (keeper) => keeper.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();

  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (table) =>
      table.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (seq) => seq.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('entry', 'text', (entry) => entry.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();

  await schema
    .createTable('sayings')
    .addColumn('table_id', 'text', (table) =>
      table.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (number) => number.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('person', 'text', (person) => person.references('people.id').onDelete('set null'))
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('phrase', 'text')
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('sayings_key', ['table_id', 'number'])
    .execute();
  await schema.createIndex('sayings_of_a_person').on('sayings').column('person').execute();
}

async function daysAndTries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('days')
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('date', 'text', (date) => date.notNull())
    .addColumn('secret', 'text', (secret) => secret.notNull())
    .addPrimaryKeyConstraint('days_key', ['game', 'date'])
    .execute();

  await schema
    .createTable('tries')
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('date', 'text', (date) => date.notNull())
    .addColumn('person', 'text', (person) =>
      person.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('table_id', 'text', (table) =>
      table.notNull().unique().references('tables.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('tries_key', ['game', 'date', 'person'])
    .execute();
  await schema.createIndex('tries_of_a_person').on('tries').column('person').execute();
}

async function faces({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('people').addColumn('face', 'text').execute();
  await schema.alterTable('seats').addColumn('face', 'text').execute();
}

async function queues({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('queues')
    .addColumn('game', 'text', (game) => game.primaryKey())
    .execute();
}
