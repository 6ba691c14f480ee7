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
  const built = existsSync(join(root, 'apps/web/dist/index.html'));
  once('web-built', built ? inputsKey() : '', () => {
    console.log('Building the web app…');
    run('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  });
  // the first build had no key yet: it stands for the inputs as they are now
  if (!built) once('web-built', inputsKey(), () => {});
}
