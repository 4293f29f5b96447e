/** What the server has answered: remembered for a while, and asked again when it is old. */

import { QueryClient } from '@tanstack/react-query';

export const answers = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000 } },
});
