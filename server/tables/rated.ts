/**
 * Which matches count for ratings, and as what. docs/ratings.md says the same
 * in words for players; a rule there and its test here have the same number.
 */

import { ordinal, rate, rating } from 'openskill';
import type { PersonId, RatingRow, SeatRow } from '../storage/schema.ts';

export type Against = RatingRow['against'];
export type Skill = Pick<RatingRow, 'mu' | 'sigma'>;

/** How a seat came out of a match. */
export interface Finish {
  readonly seat: number;
  readonly person: PersonId | null;
  /** How strong the bot is whose seat it was from the beginning; nothing for a person's seat. */
  readonly bot: Skill | undefined;
  /** Whether its person was gone when the match ended. */
  readonly gone: boolean;
  readonly place: number;
}

/** As what a match counts; nothing if it does not count at all. */
export function countsAs(finishes: readonly Finish[]): Against | undefined {
  const people = finishes.filter(({ person }) => person !== null);
  // 5. Nobody saw the end.
  if (people.every(({ gone }) => gone)) return undefined;
  // 2. One bot that sat down at the beginning makes it a match with bots.
  if (finishes.some(({ bot }) => bot !== undefined)) return 'bots';
  // 1. Alone, nobody wins.
  return people.length >= 2 ? 'people' : undefined;
}

/** Everyone's new skill, by person. */
export function rateMatch(
  finishes: readonly Finish[],
  before: (person: PersonId) => Skill,
): Map<PersonId, Skill> {
  // 6. Someone whose data was deleted is no longer compared with anybody.
  const compared = finishes.filter(({ person, bot }) => person !== null || bot !== undefined);
  const skills = compared.map(({ person, bot }) => bot ?? before(person as PersonId));
  const after = rate(
    skills.map((skill) => [skill]),
    { rank: compared.map(rankOf) },
  );
  const rated = new Map<PersonId, Skill>();
  for (const [index, { person }] of compared.entries()) {
    const [skill] = after[index] as [Skill];
    // 3. A bot stays what it is.
    if (person !== null) rated.set(person, skill);
  }
  return rated;
}

/** 4. Whoever was gone at the end comes last, whatever the bot on his seat made of it. */
function rankOf({ gone, place }: Finish): number {
  return gone ? Number.MAX_SAFE_INTEGER : place;
}

/** Whether a person was gone at the end: he left for good, or a bot held his seat. */
export function isGone({ left_early, held_by }: Pick<SeatRow, 'left_early' | 'held_by'>): boolean {
  return left_early === 1 || held_by !== null;
}

export function newcomer(): Skill {
  return rating();
}

/** The levels of a game's bots are set apart evenly around a newcomer, and known exactly. */
export function botSkill(level: number, levels: number): Skill {
  const { mu, sigma } = rating();
  return { mu: mu + (level - (levels - 1) / 2) * (sigma / 2), sigma: BOT_SIGMA };
}

const BOT_SIGMA = 1;

/** The number that people see: 1000 for a newcomer, and what one is worth at least as far as it is known. */
export function pointsOf(skill: Skill): number {
  return Math.round(POINTS_AT_FIRST + POINTS_PER_STEP * ordinal(skill));
}

const POINTS_AT_FIRST = 1000;
const POINTS_PER_STEP = 40;
