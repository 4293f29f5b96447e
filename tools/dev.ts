/**
 * `npm run dev`: the page with every change at once, and a server that starts
 * again with every change, on one address. Vite serves the page and passes what
 * is meant for the server on to it.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { freePort } from './services/service.ts';

const port = Number(process.env.PORT || 3000);
const serverPort = await freePort();

const page = await createServer({
  root: 'web',
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? true,
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
  },
});
try {
  await page.listen();
} catch (error) {
  process.stderr.write(
    `The page cannot be served: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});

page.printUrls();
process.stdout.write('  Ctrl-C ends both the page and the server\n');

let ending = false;
const end = async (code: number) => {
  if (ending) return;
  ending = true;
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await page.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end(0));
server.once('exit', (code) => void end(code ?? 1));
