/** A finger that rests on something instead of tapping it; a mouse has its other button for that. */

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** As long as the systems people know take it to be. */
const REST = 450;
/** A finger that moves further wants to scroll. */
const STRAY = 10;

export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const pressed = useRef(false);
  const byFinger = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const give = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent) {
      byFinger.current = event.pointerType !== 'mouse';
      if (!byFinger.current) return;
      pressed.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        pressed.current = true;
        onLongPress();
      }, REST);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY) give();
    },
    onPointerUp: give,
    onPointerCancel: give,
    /** The browser's own menu would cover what was asked for. */
    onContextMenu(event: MouseEvent) {
      if (pressed.current || !byFinger.current) event.preventDefault();
      if (!byFinger.current) onLongPress();
    },
    /** The finger is lifted from a long press: that is no tap. */
    onClickCapture(event: MouseEvent) {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
