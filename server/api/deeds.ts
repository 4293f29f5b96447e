/** What someone does at a table in one word: the answer is the table as he sees it then. */

import type { House } from '../house.ts';
import type { RateName } from '../limits/rates.ts';
import type { PersonId } from '../storage/schema.ts';
import { newsOf, type Presence } from '../tables/news.ts';
import type { Table } from '../tables/table.ts';
import { tableForm, tableParams } from './forms.ts';
import { type Api, answers } from './route.ts';

export interface Deed {
  readonly method: 'POST' | 'DELETE';
  /** Below the table's own address. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: 'tables' | 'seats';
  readonly rate?: RateName;
  do(house: House, person: PersonId | undefined, table: string): Promise<Table>;
}

export function deedRoutes(
  app: Api,
  house: House,
  presence: Presence,
  deeds: readonly Deed[],
): void {
  for (const { method, path, summary, description, tag, rate, ...deed } of deeds) {
    app.route({
      method,
      url: `/api/tables/:table/${path}`,
      config: rate === undefined ? {} : { rate },
      schema: {
        summary,
        description,
        tags: [tag],
        params: tableParams,
        response: answers(200, tableForm),
      },
      handler: async ({ params, person }) =>
        newsOf(await deed.do(house, person?.id, params.table), person?.id, presence),
    });
  }
}
