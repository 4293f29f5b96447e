/** Around everything that needs the server. */

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answers } from './answers.ts';

export function Online({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}
