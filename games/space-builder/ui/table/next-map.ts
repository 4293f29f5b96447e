/** What is wished of the next map of a practice: a match is begun anew for it. BU-8.2 */

import { useMemo, useState } from 'react';
import type { Options } from '../../rules/options.ts';
import type { View } from '../../rules/view.ts';
import { lieOf, likePractising, type Practising, practiceWith } from '../options/practising.ts';

type Wish = Pick<Practising, 'lies' | 'hand'>;

export interface NextMap extends Wish {
  /** Whether it is not what comes by itself. */
  readonly isOther: boolean;
  wish(part: Partial<Wish>): void;
  begin(): void;
}

/** Nothing where nobody practises, or nothing can be begun anew. */
export function useNextMap(
  { options, players }: View,
  onAnew: ((options: Options) => void) | undefined,
): NextMap | undefined {
  const [wished, setWished] = useState<Partial<Wish>>({});
  const practises = options.play.kind === 'practice';
  const lies = lieOf(options);
  const held = players[0]?.buildings.length ?? 0;
  return useMemo(() => {
    if (!practises || onAnew === undefined) return undefined;
    const next = { lies, hand: held, ...wished };
    return {
      ...next,
      isOther: next.lies !== lies || next.hand !== held,
      wish(part) {
        likePractising(part);
        setWished({ ...wished, ...part });
      },
      begin: () => onAnew(practiceWith(next)),
    };
  }, [practises, onAnew, lies, held, wished]);
}
