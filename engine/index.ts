/** The engine: the contract a game fulfils, and what works for any game. */

export * from './bots/bot.ts';
export * from './chance.ts';
export * from './game.ts';
export * from './json.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './seat.ts';
