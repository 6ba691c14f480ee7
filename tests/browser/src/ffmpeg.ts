import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packs } from './find-server.ts';
import { expect } from './journey.ts';

/** That of the packs, which the server exports with too. */
const program = join(packs.MYNAH_PACKS, 'ffmpeg/ffmpeg');

/** What it writes to its output. */
export function ffmpeg(...parameters: readonly string[]): Buffer {
  const run = spawnSync(program, ['-v', 'error', ...parameters], { maxBuffer: 2 ** 28 });
  expect(run.stderr?.toString() ?? '').toBe('');
  return run.stdout;
}
