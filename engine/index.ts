/** The engine: the contract a game fulfils, and what works for any game. */

export * from './bots/bot.ts';
export * from './bots/find.ts';
export { monteCarloBot } from './bots/monte-carlo.ts';
export { randomBot } from './bots/random.ts';
export * from './box.ts';
export * from './chance.ts';
export * from './game.ts';
export * from './host/bot-seat.ts';
export * from './host/history.ts';
export * from './host/host.ts';
export { type Keep, LocalHost, type LocalSurroundings } from './host/local.ts';
export * from './host/port.ts';
export * from './host/refused.ts';
export type { Clock, Reading } from './host/stopwatch.ts';
export * from './host/table.ts';
export * from './host/update.ts';
export * from './json.ts';
export * from './match.ts';
export * from './open.ts';
export * from './play.ts';
export * from './random.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './seat.ts';
