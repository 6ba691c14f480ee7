import { outputFormat } from '@mynah/audio';
import type { ExampleTool } from '@mynah/contract/speech/examples';
import type { Platform } from '../../../platform/platform.ts';
import { type FinishedSound, SoundTrack } from '../../../platform/sound/index.ts';

export interface ExampleSide {
  name: string;
  sound: FinishedSound;
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
): Promise<FinishedSound> {
  const track = await SoundTrack.open(platform, {
    format: outputFormat('mp3_44100_128'),
    sampleRateHz,
    channels: 1,
  });
  try {
    await track.write(samples.slice());
    await track.finish();
    return await track.whole();
  } finally {
    await track.dispose();
  }
}
