import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const requirements = join(root, 'tests', 'sdk-python', 'requirements.txt');

const isThere = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Installs the official Python client in an environment of the tests' own, once for each list of requirements.
 * Gives the environment of processes that run it: the interpreter as `python`, and where its packages are.
 * Throws an error whose message is one sentence for people when Python, its pip or the network is missing.
 */
export async function installPythonClient() {
  const python = ['python3', 'python'].find(isThere);
  if (!python) throw new Error('The tests of the Python client need Python 3 with pip: install it.');
  const key = createHash('sha256').update(readFileSync(requirements)).update(versionOf(python)).digest('hex');
  const folder = join(root, '.cache', 'python', key.slice(0, 16));
  if (!existsSync(folder)) await install(python, folder);
  const inside = join(folder, 'bin', 'python');
  return existsSync(inside) ? { python: inside } : { python, packages: folder };
}

const versionOf = (python) => spawnSync(python, ['--version'], { encoding: 'utf8' }).stdout;

/** Beside its place first: what was broken off is not taken for whole. */
async function install(python, folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const made = `${folder}.${process.pid}`;
  const wanted = ['install', '--quiet', '--disable-pip-version-check', '--requirement', requirements];
  try {
    const hasVenv = (await run(python, ['-m', 'venv', made])).passed;
    const pip = hasVenv ? [join(made, 'bin', 'python'), '-m', 'pip'] : [python, '-m', 'pip'];
    // Debian has Python without venv; its pip can put packages into a folder all the same
    if (!hasVenv) rmSync(made, { recursive: true, force: true });
    const target = hasVenv ? [] : ['--target', made];
    const { passed, said } = await run(pip[0], [...pip.slice(1), ...wanted, ...target]);
    if (!passed) {
      const reason = said.trim().split('\n').at(-1);
      throw new Error(
        `The tests of the Python client need pip and a package registry, and pip says: ${reason}`,
      );
    }
    // two that came at once made the same
    if (!existsSync(folder)) renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function run(program, parameters) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('error', (cause) => resolve({ passed: false, said: cause.message }));
    child.on('close', (code) => resolve({ passed: code === 0, said }));
  });
}
