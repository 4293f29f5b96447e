/** Times as a stopwatch shows them, in the reader's own figures. */

import { useFormatter } from 'use-intl';

/** Minutes, seconds and tenths of so many milliseconds. */
export function useStopwatch(): (milliseconds: number) => string {
  const format = useFormatter();
  return (milliseconds) => {
    const tenths = Math.floor(milliseconds / 100);
    const seconds = format.number((tenths % 600) / 10, {
      minimumIntegerDigits: 2,
      minimumFractionDigits: 1,
    });
    return `${Math.floor(tenths / 600)}:${seconds}`;
  };
}
