import type { RunOptions } from '../../../../platform/engines/run-options.ts';
import type { Platform } from '../../../../platform/platform.ts';

export interface EngineTurn extends RunOptions {
  /** A job waits for a model that is being fetched; somebody who waits is told to come again. */
  waitsForModel?: boolean;
}

/** Frames where no engine tells speech: by loudness. */
const fallbackFrameMs = 32;

/** Length of the frames that `detectSpeech` answers. */
export const speechFrameMs = ({ engines }: Pick<Platform, 'engines'>): number =>
  engines.engines('voice-activity')[0]?.traits.frameMs ?? fallbackFrameMs;

/** How likely each frame is speech, 0 to 1. Mono, 16 kHz. */
export async function detectSpeech(
  { engines }: Pick<Platform, 'engines'>,
  samples: Float32Array,
  turn: EngineTurn,
): Promise<Float32Array> {
  if (engines.engines('voice-activity').length === 0) return loudFrames(samples);
  let probabilities: Float32Array = new Float32Array(0);
  for await (const part of engines.run('voice-activity', { samples }, turn))
    probabilities = part.probabilities;
  turn.signal.throwIfAborted();
  return probabilities;
}

/** Loud against the quietest tenth of it is taken for speech. */
function loudFrames(samples: Float32Array): Float32Array {
  const frameLength = fallbackFrameMs * 16;
  const levels = Float32Array.from({ length: Math.floor(samples.length / frameLength) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * frameLength; at < (frame + 1) * frameLength; at++) sum += samples[at]! ** 2;
    return 10 * Math.log10(sum / frameLength + 1e-10);
  });
  const floor = Math.max(-65, levels.toSorted()[Math.floor(levels.length / 10)] ?? -65);
  return levels.map((level) => (level > Math.min(-35, floor + 15) ? 0.9 : 0.1));
}
