import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { once, root, run } from './install.mjs';

const inputs = ['apps/web', 'packages/contract', 'packages/audio/src/output-format.ts', 'package-lock.json'];
const skipped = new Set(['dist', 'node_modules']);

/** One hash over what the web app is built from: names, sizes and times, which is quick and enough on one machine. */
function inputsKey() {
  const hash = createHash('sha256');
  const add = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) return hash.update(`${path}:${info.size}:${info.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!skipped.has(name)) add(join(path, name));
  };
  for (const input of inputs) add(join(root, input));
  return hash.update(readFileSync(join(root, 'package.json'))).digest('hex');
}

/** Builds the web app when one of its files changed. */
export function buildWeb() {
  const built = ['index.html', 'embed/share.js'].every((name) =>
    existsSync(join(root, 'apps/web/dist', name)),
  );
  once('web-built', built ? inputsKey() : '', () => {
    console.log('Building the web app…');
    const build = ['vite', 'build', '--logLevel', 'warn'];
    run('npx', build, { cwd: join(root, 'apps/web') });
    // after the app, whose build empties the folder
    run('npx', [...build, '--config', 'embed/vite.config.ts'], { cwd: join(root, 'apps/web') });
  });
  // the first build had no key yet: it stands for the inputs as they are now
  if (!built) once('web-built', inputsKey(), () => {});
}

// as a program of its own, it runs beside others
if (process.argv[1] === import.meta.filename) buildWeb();
