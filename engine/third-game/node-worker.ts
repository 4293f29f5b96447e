import { parentPort } from 'node:worker_threads';
import { serveTable } from './serve-table.ts';

parentPort?.on('message', ({ port, table }) => void serveTable(port, table));
