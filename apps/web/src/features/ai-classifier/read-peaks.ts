const DECODE_RATE_HZ = 8000;
const BUCKETS = 800;
/** More is decoded to more memory than a waveform is worth. */
const MOST_BYTES = 100_000_000;

/** Loudness from 0 to 1 over a recording, for its waveform; null where the browser cannot read it. */
export async function readPeaks(file: File): Promise<number[] | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const context = new OfflineAudioContext(1, 1, DECODE_RATE_HZ);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    return toPeaks(sound.getChannelData(0));
  } catch {
    // drawing is an extra: the server reads formats that a browser does not
    return null;
  }
}

/** The loudest bar fills the height. */
export function toPeaks(samples: Float32Array, buckets = BUCKETS): number[] {
  const peaks = new Array<number>(buckets).fill(0);
  for (let index = 0; index < samples.length; index += 1) {
    const bucket = Math.floor((index * buckets) / samples.length);
    peaks[bucket] = Math.max(peaks[bucket] ?? 0, Math.abs(samples[index] ?? 0));
  }
  const loudest = Math.max(1e-4, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
