import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchCache } from '../root.ts';

const runFile = promisify(execFile);

/** A server that others use for the same model: Python, with the OpenAI-style door. */
export const peerPackage = { name: 'fastkokoro', version: '0.7.0' } as const;

const binFolder = process.platform === 'win32' ? 'Scripts' : 'bin';

/**
 * Folder with the peer's programs, installed into a virtual environment of the bench once and kept.
 * @throws Error without Python, or without a way to its package registry
 */
export async function installPeer(tell: (line: string) => void, signal: AbortSignal): Promise<string> {
  const { name, version } = peerPackage;
  const folder = join(benchCache, `${name}-${version}`);
  const stamp = `${folder}.complete`;
  if (await stat(stamp).catch(() => undefined)) return join(folder, binFolder);
  tell(`Installing ${name} ${version} to measure against…`);
  await runFile('python3', ['-m', 'venv', folder], { signal });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}[cpu]==${version}`];
  await runFile(join(folder, binFolder, 'python'), pip, { signal });
  // an environment without this file was broken off: the next run goes on with it
  await writeFile(stamp, '');
  return join(folder, binFolder);
}
