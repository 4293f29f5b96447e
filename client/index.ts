/** Takes part in a server's tables, from a page or a program. */

export * from './line.ts';
export * from './protocol.ts';
export * from './remote-host.ts';
