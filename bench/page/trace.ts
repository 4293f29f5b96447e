/**
 * What Chromium notes of itself while a page is used: when an input was seen on
 * the screen, which frames were shown, and what the page's thread worked.
 */

import type { Page } from 'playwright';

export interface Trace {
  /** Inputs and when the frame that answered them was on the screen, in milliseconds. */
  readonly inputs: readonly Input[];
  /** When each frame was on the screen. */
  readonly frames: readonly number[];
  /** What the page itself has marked. */
  readonly spans: readonly Span[];
  /** What the page's main thread did, piece by piece. */
  readonly tasks: readonly Task[];
}

interface Input extends Span {
  /** In Chromium's words: MOUSE_RELEASED, RAW_KEY_DOWN, GESTURE_TAP, … */
  readonly name: string;
  /** Processor time of the page's thread until it had drawn the answer: without what other programs took meanwhile. */
  readonly work: number;
}

export interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Task {
  readonly from: number;
  readonly to: number;
  /** Processor time in milliseconds: without what other programs took meanwhile. */
  readonly work: number;
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'input.scrolling',
  'blink.user_timing',
];

/** The mark by which the page tells its thread from others'. */
const HERE = 'here';

export async function traced(page: Page, use: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the browser has gone');
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((name) => void performance.mark(name), HERE);
  await use();
  return read((await browser.stopTracing()).toString());
}

interface Note {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string; readonly global?: string };
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly type?: string };
    readonly event_latency?: { readonly event_type?: string };
    readonly frame_reporter?: { readonly state?: string; readonly frame_sequence?: number };
  };
}

function read(json: string): Trace {
  const { traceEvents: notes } = JSON.parse(json) as { traceEvents: readonly Note[] };
  const { pid, tid } = pageThread(notes);
  const own = notes.filter((note) => note.pid === pid);
  const thread = own.filter((note) => note.tid === tid);
  const tasks = thread.filter(({ name }) => name === 'RunTask').map(taskOf);
  return {
    inputs: pairs(own, (note) => note.name === 'EventLatency').map(({ begin, ...span }) => ({
      ...span,
      name: begin.args?.event_latency?.event_type ?? '',
      work: workUntilDrawn(span, thread, tasks),
    })),
    frames: framesIn(own),
    spans: [
      ...pairs(own, ({ cat }) => cat === 'blink.user_timing').map(({ name, from, to }) => ({
        name,
        from,
        to,
      })),
      ...own
        .filter(({ cat, ph }) => cat.includes('blink.user_timing') && /[RIn]/.test(ph))
        .map(({ name, ts }) => ({ name, from: ts / 1000, to: ts / 1000 })),
    ],
    tasks,
  };
}

function taskOf({ ts, dur = 0, tdur = dur }: Note): Task {
  return { from: ts / 1000, to: (ts + dur) / 1000, work: tdur / 1000 };
}

/** From the input to the frame that was drawn after its last listener had returned. */
function workUntilDrawn(input: Span, thread: readonly Note[], tasks: readonly Task[]): number {
  const heard = thread
    .filter(({ name, args }) => name === 'EventDispatch' && OF_INPUT.test(args?.data?.type ?? ''))
    .map(taskOf)
    .filter(({ from }) => from >= input.from && from < input.to)
    .at(-1);
  const drawn = thread
    .filter(({ name }) => name === 'Commit')
    .map(taskOf)
    .find(({ from }) => from > (heard?.to ?? input.from));
  const until = drawn?.to ?? input.to;
  return tasks
    .filter(({ from, to }) => to > input.from && from < until)
    .reduce((sum, { work }) => sum + work, 0);
}

/** A picture that has loaded or a motion that begins meanwhile is no answer to an input. */
const OF_INPUT = /^(pointer|mouse|touch|key|before|input|change|click|focus|blur|wheel)/;

function pageThread(notes: readonly Note[]): Note {
  const mark = notes.find(({ cat, name }) => cat.includes('blink.user_timing') && name === HERE);
  if (mark === undefined) throw new Error('the page has left no mark in the trace');
  return mark;
}

/** Each frame once, though the compositor's part and the page's part of it may be noted apart. */
function framesIn(notes: readonly Note[]): number[] {
  const shown = new Map<number, number>();
  for (const { begin, to } of pairs(notes, ({ name }) => name === 'PipelineReporter')) {
    const { state = '', frame_sequence: sequence } = begin.args?.frame_reporter ?? {};
    if (state.startsWith('STATE_PRESENTED') && sequence !== undefined && !shown.has(sequence)) {
      shown.set(sequence, to);
    }
  }
  return [...shown.values()].sort((one, other) => one - other);
}

function pairs(
  notes: readonly Note[],
  isMeant: (note: Note) => boolean,
): (Span & { readonly begin: Note })[] {
  const open = new Map<string, Note>();
  const found: (Span & { readonly begin: Note })[] = [];
  for (const note of notes.filter(isMeant).toSorted((one, other) => one.ts - other.ts)) {
    const key = `${note.name} ${note.id ?? note.id2?.local ?? note.id2?.global}`;
    const begin = open.get(key);
    if (note.ph === 'b') open.set(key, note);
    if (note.ph !== 'e' || begin === undefined) continue;
    open.delete(key);
    found.push({ begin, name: note.name, from: begin.ts / 1000, to: note.ts / 1000 });
  }
  return found;
}
