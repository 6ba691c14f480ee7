import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { files, pcm } from '@mynah/audio';
import type { QualityContext } from '../../quality-part.ts';

const run = promisify(execFile);
const mostBytes = 1 << 28;

/** A sound as a file that ffmpeg reads. */
export async function toFile(
  context: QualityContext,
  samples: Float32Array,
  rateHz: number,
): Promise<string> {
  const path = join(context.folder, `${Math.random().toString(36).slice(2)}.wav`);
  const bytes = pcm.toPcm16(samples);
  await writeFile(path, Buffer.concat([files.wavHeader(rateHz, bytes.length), bytes]));
  return path;
}

/** What the peer makes of sounds, mono; and what it tells. */
export async function filter(
  context: QualityContext,
  inputs: readonly string[],
  graph: string,
  rateHz: number,
): Promise<{ samples: Float32Array; told: string }> {
  const program = join(await context.pack('ffmpeg'), 'ffmpeg');
  const { stdout, stderr } = await run(
    program,
    [
      ...['-hide_banner', '-nostdin', '-threads', '1'],
      ...inputs.flatMap((path) => ['-i', path]),
      ...['-filter_complex', graph, '-ac', '1', '-ar', String(rateHz), '-f', 'f32le', 'pipe:1'],
    ],
    { encoding: 'buffer', maxBuffer: mostBytes, signal: context.signal },
  );
  const whole = new Uint8Array(stdout);
  return { samples: new Float32Array(whole.buffer, 0, whole.length >> 2), told: String(stderr) };
}
