export const DECODE_RATE_HZ = 44_100;

export type Decode = (bytes: ArrayBuffer) => Promise<{ getChannelData: (channel: number) => Float32Array }>;

/** The loudest sample of each of `count` equal stretches. */
export function computePeaks(samples: ArrayLike<number>, count: number): Float32Array<ArrayBuffer> {
  const peaks = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const end = Math.floor(((index + 1) * samples.length) / count);
    for (let at = Math.floor((index * samples.length) / count); at < end; at += 1) {
      const level = Math.abs(samples[at] ?? 0);
      if (level > peaks[index]!) peaks[index] = level;
    }
  }
  return peaks;
}

/** Decodes off the main thread; the context needs no permission since it never plays. */
export const decodeAudio: Decode = (bytes) =>
  new OfflineAudioContext(1, 1, DECODE_RATE_HZ).decodeAudioData(bytes);
