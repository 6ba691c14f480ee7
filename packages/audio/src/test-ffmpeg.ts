import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The ffmpeg that checks may use: `MYNAH_FFMPEG`, else one on the PATH, else undefined. */
export const ffmpegPath = [process.env.MYNAH_FFMPEG, 'ffmpeg'].find(
  (path) => path && spawnSync(path, ['-version']).status === 0,
);

/** Decodes a file with ffmpeg, at its own rate, to mono. A file, not a pipe: only then ffmpeg cuts the padding. */
export function decodeWithFfmpeg(bytes: Uint8Array): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'mynah-audio-'));
  try {
    const path = join(folder, 'sound');
    writeFileSync(path, bytes);
    const args = ['-v', 'error', '-i', path, '-f', 'f32le', '-ac', '1', 'pipe:1'];
    const { stdout, stderr } = spawnSync(ffmpegPath ?? 'ffmpeg', args, { maxBuffer: 1 << 28 });
    if (stderr.length > 0) throw new Error(String(stderr));
    return new Float32Array(Uint8Array.from(stdout).buffer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
