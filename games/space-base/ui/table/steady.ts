/** Functions that stay the same from one drawing to the next: whoever gets them need not be drawn again. */

import { useMemo, useRef } from 'react';

type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Each does what the latest of its name does. */
export function useSteady<Given extends Acts>(acts: Given): Given {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(() => {
    const names = Object.keys(latest.current);
    const steady = names.map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    return Object.fromEntries(steady) as Given;
  }, []);
}
