/**
 * How fast and how carefully the bots build: one table, four levels, from a
 * child of eight to an expert.
 *
 * Times are in milliseconds. What is known:
 * - Pointing at something on a screen takes about 1100 ms, pressing a button
 *   200 ms, getting ready to act 1350 ms (Card, Moran and Newell 1980, the
 *   keystroke-level model). `grab` and `place` of a practised player are near
 *   the first, `quarter` near the second, `look` somewhat above the last.
 * - The time to turn a picture in the head grows in proportion to the angle
 *   (Shepard and Metzler 1971), and children turn more slowly than adults and
 *   err more often (Marmor 1975; Kail, Pellegrino and Carter 1980). `rotate`
 *   and `slips` keep these relations.
 * - Whoever hurries errs more (Fitts 1954, and every player).
 * Everything else, and every number not named above, is a guess to be tuned
 * against recorded rounds of people.
 */
export interface Pace {
  readonly name: string;
  /** Until the first building is taken: where is the beacon? */
  readonly look: number;
  /** To find a building on the map. */
  readonly find: number;
  /** More to find it beside one that looks alike. */
  readonly alike: number;
  /** To turn a place or a building in the head by a quarter. */
  readonly rotate: number;
  /** To take a building. */
  readonly grab: number;
  /** To turn it by a quarter. */
  readonly quarter: number;
  /** To flip it, once it is clear that it must be. */
  readonly flip: number;
  /** To put it down on its slot. */
  readonly place: number;
  /** To compare one building with the map before tapping. */
  readonly glance: number;
  /** To tap the pile. */
  readonly tap: number;
  /** How much times vary: the standard deviation of their logarithm, from one thing done to the next. */
  readonly spread: number;
  /** The same from one round to the next: good rounds and bad ones. */
  readonly form: number;
  /** How often a building comes out wrong, on an upright map and without haste. */
  readonly slips: { readonly slot: number; readonly turn: number; readonly side: number };
  /** How much more often for every quarter the map lies turned. */
  readonly dizziness: number;
  /** How often the finished city is compared with the map. */
  readonly checks: number;
  /** How often a fault is then seen. */
  readonly notices: number;
  /** How strongly the bot hurries when others are close to winning, 0 to 1. */
  readonly nerves: number;
}

export const PACES: readonly Pace[] = [
  {
    name: 'child',
    look: 3600,
    find: 2100,
    alike: 900,
    rotate: 1500,
    grab: 1500,
    quarter: 420,
    flip: 900,
    place: 1600,
    glance: 1200,
    tap: 1200,
    spread: 0.3,
    form: 0.2,
    slips: { slot: 0.07, turn: 0.09, side: 0.12 },
    dizziness: 0.45,
    checks: 0.35,
    notices: 0.5,
    nerves: 0.8,
  },
  {
    name: 'newcomer',
    look: 2600,
    find: 1500,
    alike: 650,
    rotate: 950,
    grab: 1200,
    quarter: 320,
    flip: 700,
    place: 1300,
    glance: 850,
    tap: 1000,
    spread: 0.25,
    form: 0.18,
    slips: { slot: 0.035, turn: 0.05, side: 0.07 },
    dizziness: 0.35,
    checks: 0.55,
    notices: 0.65,
    nerves: 0.5,
  },
  {
    name: 'practised',
    look: 1900,
    find: 1100,
    alike: 450,
    rotate: 600,
    grab: 1000,
    quarter: 250,
    flip: 550,
    place: 1100,
    glance: 600,
    tap: 800,
    spread: 0.2,
    form: 0.16,
    slips: { slot: 0.018, turn: 0.025, side: 0.035 },
    dizziness: 0.25,
    checks: 0.7,
    notices: 0.75,
    nerves: 0.3,
  },
  {
    name: 'expert',
    look: 1200,
    find: 700,
    alike: 250,
    rotate: 320,
    grab: 750,
    quarter: 180,
    flip: 400,
    place: 850,
    glance: 350,
    tap: 600,
    spread: 0.15,
    form: 0.14,
    slips: { slot: 0.006, turn: 0.009, side: 0.012 },
    dizziness: 0.15,
    checks: 0.85,
    notices: 0.9,
    nerves: 0.15,
  },
];
