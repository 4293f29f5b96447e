/**
 * Processor time: what a piece of work costs, whoever else is using the
 * machine. It is that of the whole process, so the threads that collect
 * garbage and compile count as well.
 */

import { performance } from 'node:perf_hooks';

/** Does something over and over, at least once, until it has taken so many seconds of processor time; returns how many it took. */
export function repeat(seconds: number, once: () => void): number {
  const before = process.cpuUsage();
  let took = 0;
  do {
    // Asking the clock costs less than asking for processor time, so that is for when it can be over.
    const end = performance.now() + (seconds - took) * 1000;
    do once();
    while (performance.now() < end);
    const { user, system } = process.cpuUsage(before);
    took = (user + system) / 1e6;
  } while (took < seconds);
  return took;
}
