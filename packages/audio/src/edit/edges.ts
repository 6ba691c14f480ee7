export interface EdgeOptions {
  /** A stretch of 10 ms whose mean power lies below is silence. Default -50 dB of full scale. */
  thresholdDb?: number;
  /** Silence that is left at each end. Default 20 ms. */
  keepMs?: number;
}

/** Where the sound lies, in samples, end exclusive. Both are 0 when there is none. */
export interface SoundEdges {
  start: number;
  end: number;
}

/** Long enough for one period of a deep voice, so that a wave's zero crossing is not taken for silence. */
const windowMs = 10;
const windowsPerStep = 4;

/** Finds the sound of a clip: from the first to the last stretch above the threshold, and what is kept around. */
export function findSoundEdges(
  samples: Float32Array,
  sampleRateHz: number,
  { thresholdDb = -50, keepMs = 20 }: EdgeOptions = {},
): SoundEdges {
  const toSamples = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const window = Math.min(samples.length, Math.max(1, toSamples(windowMs)));
  const threshold = 10 ** (thresholdDb / 10);
  const isLoud = (start: number) => meanPower(samples, start, start + window) > threshold;
  const starts = windowStarts(samples.length, window);
  const first = starts.find(isLoud);
  const last = starts.findLast(isLoud);
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  return {
    start: Math.max(0, first - toSamples(keepMs)),
    end: Math.min(samples.length, last + window + toSamples(keepMs)),
  };
}

/** The clip without the silence at its ends: a view on `samples`, empty when nothing sounds. */
export function trimSilence(
  samples: Float32Array,
  sampleRateHz: number,
  options: EdgeOptions = {},
): Float32Array {
  const { start, end } = findSoundEdges(samples, sampleRateHz, options);
  return samples.subarray(start, end);
}

/** Overlapping windows; the last one ends with the clip. */
function windowStarts(length: number, window: number): number[] {
  const step = Math.max(1, Math.floor(window / windowsPerStep));
  const latest = length - window;
  if (length === 0) return [];
  return [...Array.from({ length: Math.ceil(latest / step) }, (_, index) => index * step), latest];
}

function meanPower(samples: Float32Array, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += (samples[index] as number) ** 2;
  return sum / (end - start);
}
