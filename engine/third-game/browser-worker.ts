import { serveTable } from './serve-table.ts';

addEventListener('message', ({ data: { port, table } }) => void serveTable(port, table));
