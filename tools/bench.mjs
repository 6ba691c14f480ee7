import { spawn } from 'node:child_process';
import { installPackages, requireNode, root } from './install.mjs';

/** `npm run bench [-- --quick] [-- --out FILE]`: measures this checkout on this machine; see docs/bench.md. */
requireNode();
installPackages();
const { buildWeb } = await import('./build-web.mjs');
buildWeb();
const { buildServer } = await import('./build-server.mjs');
await buildServer();

const bench = spawn(
  process.execPath,
  ['--import', 'tsx', 'tests/bench/src/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// Ctrl-C reaches the bench too, which stops what it started; a signal to this process alone is passed on
process.on('SIGINT', () => {});
process.on('SIGTERM', () => bench.kill('SIGTERM'));
bench.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
