export const sampleRateHz = 16_000;
/** Of what is measured at once. */
const frameMs = 10;
/** Below it, a frame is silence. */
const loudFrom = 0.01;
const longestWordMs = 400;
const shortestWordMs = 60;

const words = ['harbor', 'window', 'letter', 'winter', 'garden', 'music', 'morning', 'river'];

export interface LoudWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** Root mean square of each frame, the last one begun with it. */
export function loudnessOf(samples: Float32Array, ms: number, rateHz = sampleRateHz): Float32Array {
  const length = Math.round((rateHz * ms) / 1000);
  return Float32Array.from({ length: Math.ceil(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(frame * length, (frame + 1) * length);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
  });
}

export const isLoud = (loudness: number): boolean => loudness >= loudFrom;

/** Where there is sound, a word for each stretch of it; which one, its crossings of zero decide. */
export function findWords(samples: Float32Array): LoudWord[] {
  const loud = [...loudnessOf(samples, frameMs)].map(isLoud);
  const heard: LoudWord[] = [];
  for (let start = loud.indexOf(true); start >= 0; ) {
    const end = endOfWord(loud, start);
    const [startMs, endMs] = [
      start * frameMs,
      Math.min(end * frameMs, samples.length / (sampleRateHz / 1000)),
    ];
    if (endMs - startMs >= shortestWordMs)
      heard.push({ startMs, endMs, text: nameOf(samples, startMs, endMs) });
    start = loud.indexOf(true, end);
  }
  return heard;
}

function endOfWord(loud: readonly boolean[], start: number): number {
  const silent = loud.indexOf(false, start);
  return Math.min(silent < 0 ? loud.length : silent, start + longestWordMs / frameMs);
}

function nameOf(samples: Float32Array, startMs: number, endMs: number): string {
  const part = samples.subarray((startMs * sampleRateHz) / 1000, (endMs * sampleRateHz) / 1000);
  let crossings = 0;
  for (let at = 1; at < part.length; at++) if (part[at]! >= 0 !== part[at - 1]! >= 0) crossings++;
  // a tenth of a kilohertz more is another word
  return words[Math.round((crossings * 500) / (endMs - startMs) / 100) % words.length]!;
}
