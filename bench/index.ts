/** How fast the rules of a game are, alone and side by side with peers. */

export * from './contest/contest.ts';
export * from './contest/contestant.ts';
export * from './contest/contestants.ts';
export * from './contest/round.ts';
export * from './rules.ts';
