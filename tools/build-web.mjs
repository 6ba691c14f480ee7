import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputsKey } from './inputs-key.mjs';
import { once, root, run } from './install.mjs';

const inputs = ['apps/web', 'packages/contract', 'packages/audio/src/output-format.ts'];

/** Builds the web app when one of its files changed. */
export function buildWeb() {
  const built = [
    'index.html',
    'embed/share.js',
    'embed/article.js',
    'embed/listen.js',
    'embed/manifest.json',
  ].every((name) => existsSync(join(root, 'apps/web/dist', name)));
  once('web-built', built ? inputsKey(inputs) : '', () => {
    console.log('Building the web app…');
    const build = ['vite', 'build', '--logLevel', 'warn'];
    run('npx', build, { cwd: join(root, 'apps/web') });
    // after the app, whose build empties the folder
    run('npx', [...build, '--config', 'embed/vite.config.ts'], { cwd: join(root, 'apps/web') });
  });
  // the first build had no key yet: it stands for the inputs as they are now
  if (!built) once('web-built', inputsKey(inputs), () => {});
}

// as a program of its own, it runs beside others
if (process.argv[1] === import.meta.filename) buildWeb();
