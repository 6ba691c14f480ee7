import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.mynah');

const [major, minor] = process.versions.node.split('.').map(Number);

/** Ends the program with a sentence when Node is too old. */
export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Mynah needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program in the checkout; ends this one when it fails. */
export function run(program, parameters, options = {}) {
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) {
    console.error(`${program} ${parameters.join(' ')} failed.`);
    process.exit(status ?? 1);
  }
}

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Does `work` unless it was done for the same `key` before. */
export function once(name, key, work) {
  const stamp = join(cache, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, key);
}

/** Installs the packages, those of tests and tools too, when they are not there or the lockfile changed. */
export function installPackages() {
  once('installed', lockKey(), () => install([]));
}

/** Those alone that the server and its build need; whoever has them all keeps them all. */
export function installServerPackages() {
  if (existsSync(join(cache, 'installed'))) installPackages();
  else once('installed-for-server', lockKey(), () => install(['--omit=dev']));
}

const lockKey = () => digest(readFileSync(join(root, 'package-lock.json')));

function install(options) {
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]);
  removeForeignBinaries();
}

/** The ONNX runtime comes for all systems at once: 240 MB that this one cannot run. */
function removeForeignBinaries() {
  const runtime = join(root, 'node_modules', 'onnxruntime-node', 'bin');
  for (const napi of existsSync(runtime) ? readdirSync(runtime) : [])
    for (const system of readdirSync(join(runtime, napi)))
      for (const processor of readdirSync(join(runtime, napi, system)))
        if (system !== process.platform || processor !== process.arch)
          rmSync(join(runtime, napi, system, processor), { recursive: true });
}
