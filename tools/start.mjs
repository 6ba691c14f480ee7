import { spawn } from 'node:child_process';
import { installPackages, requireNode, root } from './install.mjs';

/** `npm start`: installs, builds, then runs the server in this terminal. Plain JavaScript: nothing is installed yet. */
requireNode();
installPackages();
const { buildWeb } = await import('./build-web.mjs');
buildWeb();

const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the server too, as it is in the same group; a signal to this process alone is passed on
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
