/** The best of a day, asked for now and then: others play it too. */

import type { DailyNews } from '@starboard/client/http';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { http } from '../online/server.ts';

/** Today's unless a date is given. */
export function useDaily(game: string, date?: string): UseQueryResult<DailyNews> {
  return useQuery({
    queryKey: ['daily', game, date ?? 'today'],
    queryFn: () => http.daily(game, { most: MOST, ...(date === undefined ? {} : { date }) }),
    retry: false,
    refetchInterval: 30_000,
  });
}

const MOST = 10;
