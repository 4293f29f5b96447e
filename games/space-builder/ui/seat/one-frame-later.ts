/** What need not be seen at once: it must not hold up what must. */

import { afterNextFrame } from '@starboard/look/seen.ts';
import { useEffect, useRef, useState } from 'react';

/** The value as it was when the last frame was shown. A building is seen to move first; what follows from it is drawn after that frame. */
export function useOneFrameLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (waiting.current || value === shown) return;
    waiting.current = true;
    afterNextFrame(() => {
      waiting.current = false;
      setShown(() => latest.current);
    });
  }, [value, shown]);
  return shown;
}
