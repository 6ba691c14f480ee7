import { planWindows, type Span, type VoicedWindow } from '@mynah/diarization';
import type { RunTaskOptions } from '../engines/engine-pool.ts';
import type { Platform } from '../platform.ts';

/** What the engine hears. */
export const speakerRateHz = 16_000;

/** A vector of length 1 for each stretch, in their order. Mono, 16 kHz. @throws EngineFailure */
export async function embedStretches(
  { engines }: Pick<Platform, 'engines'>,
  stretches: readonly Float32Array[],
  options: RunTaskOptions,
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  if (stretches.length === 0) return vectors;
  for await (const { index, vector } of engines.run('speaker', { stretches: [...stretches] }, options))
    vectors[index] = vector;
  // an aborted engine ends without an error
  options.signal.throwIfAborted();
  return vectors;
}

interface HeardSpeech {
  /** Mono, 16 kHz. */
  samples: Float32Array;
  /** Where they begin, on the clock of `speech`. */
  startMs: number;
  /** Where somebody speaks. */
  speech: readonly Span[];
  /** One window of so many is heard; all unless told. */
  every?: number;
}

/** How the voices in speech sound, for many short windows of it: what tells speakers apart. @throws EngineFailure */
export async function embedWindows(
  platform: Pick<Platform, 'engines'>,
  { samples, startMs, speech, every = 1 }: HeardSpeech,
  options: RunTaskOptions,
): Promise<VoicedWindow[]> {
  const at = (ms: number): number => Math.round(((ms - startMs) * speakerRateHz) / 1000);
  const windows = planWindows(speech).filter((_, index) => index % every === 0);
  const stretches = windows.map((window) => samples.slice(at(window.startMs), at(window.endMs)));
  const vectors = await embedStretches(platform, stretches, options);
  return vectors.map((vector, index) => ({ ...windows[index]!, vector }));
}
