import type { Span } from '@mynah/diarization';

/** From here on a sample is taken for cut off, when its neighbor is too. */
const fullScale = 0.985;
const frameMs = 20;
/** The detector of speech lets go a little late and comes a little late. */
const marginMs = 120;

/** Power as dB below full scale; -100 for silence. */
export function levelDb(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return Math.max(-100, 10 * Math.log10(power + 1e-12));
}

/** Share of samples that stand at full scale beside another that does. */
export function clippingOf(samples: Float32Array): number {
  let count = 0;
  for (let index = 1; index < samples.length; index++)
    if (Math.abs(samples[index]!) >= fullScale && Math.abs(samples[index - 1]!) >= fullScale) count++;
  return count / Math.max(1, samples.length);
}

/** Level of what is heard while nobody speaks: of the middle frame, so that a door counts for nothing. */
export function levelInPauses(
  samples: Float32Array,
  speech: readonly Span[],
  sampleRateHz: number,
): number | undefined {
  const frame = (frameMs * sampleRateHz) / 1000;
  const levels: number[] = [];
  for (let start = 0; start + frame <= samples.length; start += frame) {
    const ms = (start * 1000) / sampleRateHz;
    const isSpeech = speech.some(
      ({ startMs, endMs }) => ms + frameMs > startMs - marginMs && ms < endMs + marginMs,
    );
    if (!isSpeech) levels.push(levelDb(samples.subarray(start, start + frame)));
  }
  if (levels.length < 5) return undefined;
  return levels.sort((one, other) => one - other)[levels.length >> 1];
}
