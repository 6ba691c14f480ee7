import type { SoundSource } from '@mynah/audio/mix';
import { stretchSound, TimeMap } from '@mynah/audio/stretch';
import { decodeMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Clip } from '../timeline.ts';

/** 48 kHz as films have it; both sides. */
export const mixFormat = { sampleRateHz: 48_000, channels: 2 } as const;

/** The sound of a file on this machine's disk. */
export interface FileSound {
  path: string;
  channels: 1 | 2;
}

interface ClipSound {
  clip: Clip;
  sound: FileSound;
  signal: AbortSignal;
}

/** What is heard of a clip, at its speed. It is decoded while it is read, from its own place in the file on. */
export function clipSource(platform: Platform, { clip, sound, signal }: ClipSound): SoundSource {
  const { sampleRateHz } = mixFormat;
  // mono stays mono: ffmpeg would take 3 dB
  const { path, channels } = sound;
  const toMs = (frames: number): number => (frames / sampleRateHz) * 1000;
  const { speed, durationMs, sourceStartMs } = clip;
  return {
    channels,
    frames: Math.round((durationMs / 1000) * sampleRateHz),
    open(startFrame) {
      const from = toMs(startFrame);
      const reading = {
        sampleRateHz,
        channels,
        // the sound of a film that begins late stays where its picture is
        keepsTime: true,
        startMs: sourceStartMs + from * speed,
        lengthMs: (durationMs - from) * speed,
        signal,
      };
      const decoded = decodeMedia(platform, { path }, reading);
      if (speed === 1) return decoded;
      return stretchSound(decoded, { sampleRateHz, channels, map: TimeMap.even(1 / speed) });
    },
  };
}
