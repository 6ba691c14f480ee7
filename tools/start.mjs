import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { installServerPackages, requireNode, root } from './install.mjs';

/** `npm start`: installs, builds, then runs the server in this terminal. Plain JavaScript: nothing is installed yet. */
requireNode();
installServerPackages();
const { buildWeb } = await import('./build-web.mjs');
buildWeb();
const { buildServer, builtServer } = await import('./build-server.mjs');
await buildServer();

// in a group of its own: whether Ctrl-C, npm or a supervisor sends the signal, the server gets it once, from here
const server = spawn(process.execPath, ['--enable-source-maps', builtServer], {
  cwd: root,
  stdio: 'inherit',
  detached: true,
});
/** Ctrl-C comes from the terminal and again from npm; only a later one is the second, which stops at once. */
const sameWithinMs = 1_000;
let passedAt = Number.NEGATIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedAt < sameWithinMs) return;
    passedAt = performance.now();
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
