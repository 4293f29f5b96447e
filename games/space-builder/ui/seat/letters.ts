/** What is printed on the visitor's own keys: keys go by their place, and where ours has an A, a French keyboard has a Q. */

import { useEffect, useState } from 'react';

/** The letters of a keyboard by the place of the key, such as `KeyA`. */
type Layout = Pick<ReadonlyMap<string, string>, 'get'>;

/** Names the key that lies where this one does on an English keyboard. */
export type Naming = (key: string) => string;

/** By the letters of the visitor's keyboard, where the browser tells them. */
export function useNaming(): Naming {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    // It may be kept from a page within another; the English letters are as good as any then.
    (navigator as WithKeyboard).keyboard?.getLayoutMap().then(setLayout, () => {});
  }, []);
  return namingBy(layout);
}

export function namingBy(layout: Layout | undefined): Naming {
  return (key) => layout?.get(`Key${key}`)?.toUpperCase() ?? key;
}

/** Only some browsers have it, and TypeScript knows only what all have. */
interface WithKeyboard {
  readonly keyboard?: { getLayoutMap(): Promise<Layout> };
}
