import { spawn } from 'node:child_process';
import { installPackages, requireNode, root } from './install.mjs';

/** `npm run dev`: the server restarts and the page reloads on change. The page is at port 5173. */
requireNode();
installPackages();
const children = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('npx', ['vite'], { cwd: `${root}/apps/web`, stdio: 'inherit' }),
];
process.on('SIGINT', () => {});
await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
