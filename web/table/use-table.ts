/** What is new at a table, and what is said there, as it comes. */

import type { Line, Saying, TableNews } from '@starboard/client';
import { useEffect, useState } from 'react';
import { http } from '../online/server.ts';

export interface FollowedTable {
  readonly news: TableNews | undefined;
  readonly sayings: readonly Saying[];
  readonly error: unknown;
}

export function useTable(line: Line | undefined, id: string): FollowedTable {
  const [news, setNews] = useState<TableNews>();
  const [sayings, setSayings] = useState<readonly Saying[]>([]);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (line === undefined) return;
    let gone = false;
    let end = () => {};
    setNews(undefined);
    setSayings([]);
    setError(undefined);
    const follow = async () => {
      const first = await http.table(id);
      if (!gone) setNews(first);
      const leave = await line.follow(id, {
        news: setNews,
        gone: (why) => !gone && setError(why),
        said: (more) => setSayings((before) => merged(before, more)),
      });
      if (gone) leave();
      else end = leave;
    };
    follow().catch((reason: unknown) => !gone && setError(reason));
    return () => {
      gone = true;
      end();
    };
  }, [line, id]);

  return { news, sayings, error };
}

/** What was said comes again after a line was lost; each saying counts once. */
function merged(before: readonly Saying[], more: readonly Saying[]): readonly Saying[] {
  const known = new Set(before.map(({ number }) => number));
  return [...before, ...more.filter(({ number }) => !known.has(number))].sort(
    (one, other) => one.number - other.number,
  );
}
