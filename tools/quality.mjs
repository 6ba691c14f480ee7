import { spawn } from 'node:child_process';
import { installPackages, requireNode, root } from './install.mjs';

/** `npm run quality [-- --only isolator,music]`: measures how good the engines are and writes docs/quality.md. */
requireNode();
installPackages();

const quality = spawn(
  process.execPath,
  ['--import', 'tsx', 'tests/quality/src/main.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches it too, and it stops what it started; a signal to this process alone is passed on
process.on('SIGINT', () => {});
process.on('SIGTERM', () => quality.kill('SIGTERM'));
quality.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
