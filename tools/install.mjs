import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Installs the packages when they are not there or the lockfile changed. */
export function installPackages() {
  once('installed', digest(readFileSync(join(root, 'package-lock.json'))), () => {
    console.log('Installing packages…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}
