/** Where others find this page: on the machine that serves it, `localhost` would lead each of them to his own device. */

import { useQuery } from '@tanstack/react-query';
import { http } from '../online/server.ts';

export interface Origin {
  readonly origin: string;
  /** Whether other devices can get there. */
  readonly open: boolean;
}

export function useOrigin(): Origin {
  const { hostname, origin } = window.location;
  const local = LOCAL.has(hostname);
  const { data } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => http.addresses(),
    enabled: local,
  });
  if (!local) return { origin, open: true };
  // Until it is known, nothing is said against it.
  return { origin: data?.[0] ?? origin, open: data === undefined || data.length > 0 };
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
