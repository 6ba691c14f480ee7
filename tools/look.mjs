import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, root } from './install.mjs';

/**
 * `npm run look [-- home voices]`: pictures of every page, or of those whose paths hold one of the words (`website`: of
 * what the server writes), wide and on a phone, in light and dark, with a workspace that has something of everything.
 * They go into `.look/`.
 */
requireNode();
installPackages();
const { buildWeb } = await import('./build-web.mjs');
buildWeb();
const chromium = await findChromium();
if (!chromium) process.exit(1);
// by the configuration's name: npx starts what it runs in the folder of the package, whichever is asked for
const playwright = spawn('npx', ['playwright', 'test', '--config=look'], {
  cwd: join(root, 'tests/browser'),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium, LOOK_PAGES: process.argv.slice(2).join(' ') },
});
playwright.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
