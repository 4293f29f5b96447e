/** What a page can be read without: drawn when the page stands, piece by piece, so that it answers in between. */

import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

export function Later({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
