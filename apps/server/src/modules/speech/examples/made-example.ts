import { outputFormat } from '@mynah/audio';
import type { ExampleTool } from '@mynah/contract/speech/examples';
import type { Platform } from '../../../platform/platform.ts';
import { readWhole, SoundTrack } from '../../../platform/sound/index.ts';

/** Some seconds, as an mp3: it stays in memory. */
interface ExampleSound {
  bytes: Uint8Array;
  durationMs: number;
  peaks: Uint8Array;
}

export interface ExampleSide {
  name: string;
  sound: ExampleSound;
}

/** A sound before and after a tool. */
export interface MadeExample {
  tool: ExampleTool;
  text: string;
  /** What made the one of the other. */
  engine: string;
  before: ExampleSide;
  after: ExampleSide;
}

/** Who works for an example: strangers wait for it, who are one caller among the workspaces. */
export interface ExampleRun {
  caller: string;
  signal: AbortSignal;
}

/** As an mp3, with its picture. */
export async function finishSound(
  platform: Platform,
  samples: Float32Array,
  sampleRateHz: number,
): Promise<ExampleSound> {
  const track = await SoundTrack.open(platform, {
    format: outputFormat('mp3_44100_128'),
    sampleRateHz,
    channels: 1,
  });
  try {
    await track.write(samples.slice());
    await track.finish();
    return { bytes: await readWhole(track), durationMs: track.durationMs, peaks: track.peaks };
  } finally {
    await track.dispose();
  }
}
