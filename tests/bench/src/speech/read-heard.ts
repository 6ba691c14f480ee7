import { HeardPcm } from './heard-pcm.ts';
import type { Heard } from './speech-target.ts';

export interface ReadOptions {
  /** `performance.now()` when the request began. */
  startedMs: number;
  /** Compressed sound cannot be judged for silence: its first byte counts. */
  compressed: boolean;
  engine: string;
}

/** Reads an HTTP answer to its end and tells what was heard when. @throws Error when it holds no sound */
export async function readHeard(
  response: Response,
  { startedMs, compressed, engine }: ReadOptions,
): Promise<Heard> {
  if (!response.ok || !response.body) {
    throw new Error(
      `${new URL(response.url).pathname} answered ${response.status}: ${await response.text()}`,
    );
  }
  const pcm = new HeardPcm();
  let firstByteMs: number | undefined;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const atMs = performance.now() - startedMs;
    firstByteMs ??= atMs;
    if (!compressed) pcm.hear(chunk, atMs);
  }
  const totalMs = performance.now() - startedMs;
  return finishHeard({ pcm, firstSoundMs: compressed ? firstByteMs : pcm.firstSoundMs, totalMs, engine });
}

/** @throws Error when nothing was heard: a figure for silence would be a lie */
export function finishHeard(heard: {
  pcm: HeardPcm;
  firstSoundMs: number | undefined;
  totalMs: number;
  engine: string;
}): Heard {
  const { pcm, firstSoundMs, totalMs, engine } = heard;
  if (firstSoundMs === undefined) throw new Error('The answer holds no sound.');
  return { firstSoundMs, leadMs: pcm.leadMs, totalMs, audioSeconds: pcm.audioSeconds, engine };
}
