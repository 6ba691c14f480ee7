import { cepstra, type Frame, readFrames } from './frames.ts';

/** Speech in so many frames of 10 ms is needed at least: below it the figures are chance. */
const leastFrames = 100;

/**
 * What is measured of some seconds of speech (mono, 16 kHz): how its spectrum, level and pitch move, not what they
 * are on average, since that is the speaker and the microphone. Undefined where too little is said.
 */
export function readFeatures(samples: Float32Array): Float64Array | undefined {
  const frames = readFrames(samples);
  const speech = frames.filter((frame): frame is Frame => frame !== undefined);
  if (speech.length < leastFrames) return undefined;
  const features = Float64Array.from([
    ...Array.from({ length: cepstra }, (_, order) => movementOf(frames, order)).flat(),
    ...bandFeatures(frames),
    ...voiceFeatures(frames, speech),
    ...pitchFeatures(frames),
  ]);
  // where nothing moves at all, nobody speaks
  return features.every(Number.isFinite) ? features : undefined;
}

/** Neighbors without a pause between them. */
function pairs(frames: readonly (Frame | undefined)[], apart = 1): [Frame, Frame][] {
  const found: [Frame, Frame][] = [];
  for (let at = apart; at < frames.length; at++) {
    const [one, other] = [frames[at - apart], frames[at]];
    if (one && other) found.push([one, other]);
  }
  return found;
}

function movementOf(frames: readonly (Frame | undefined)[], order: number): number[] {
  const values = frames.flatMap((frame) => frame?.cepstrum[order] ?? []);
  const { deviation, skew, kurtosis } = momentsOf(values);
  const step = meanOf(pairs(frames).map(([a, b]) => Math.abs(b.cepstrum[order]! - a.cepstrum[order]!)));
  const far = meanOf(pairs(frames, 4).map(([a, b]) => Math.abs(b.cepstrum[order]! - a.cepstrum[order]!)));
  return [
    Math.log(deviation),
    skew,
    Math.log(kurtosis + 3),
    Math.log(step / deviation),
    Math.log(far / step),
  ];
}

/** How fast levels of low, middle and high bands move against each other. */
function bandFeatures(frames: readonly (Frame | undefined)[]): number[] {
  const groups = [
    [0, 5],
    [5, 10],
    [10, 15],
    [15, 20],
  ] as const;
  const level = (frame: Frame, [from, to]: readonly [number, number]): number =>
    meanOf(frame.bands.subarray(from, to));
  return groups.flatMap((group) => {
    const steps = [1, 2, 4, 8].map((apart) =>
      meanOf(pairs(frames, apart).map(([a, b]) => Math.abs(level(b, group) - level(a, group)))),
    );
    const values = frames.flatMap((frame) => (frame ? level(frame, group) : []));
    const { deviation, skew } = momentsOf(values);
    return [
      Math.log(deviation),
      skew,
      Math.log(steps[1]! / steps[0]!),
      Math.log(steps[2]! / steps[1]!),
      Math.log(steps[3]! / steps[2]!),
    ];
  });
}

function voiceFeatures(frames: readonly (Frame | undefined)[], speech: readonly Frame[]): number[] {
  const voicing = speech.map((frame) => frame.voicing);
  const flatness = speech.map((frame) => Math.log(frame.flatness));
  const levels = speech.map((frame) => frame.levelDb);
  const voiced = speech.filter((frame) => frame.pitchHz > 0);
  const rough = pairs(frames)
    .filter(([a, b]) => a.pitchHz > 0 && b.pitchHz > 0)
    .map(([a, b]) => Math.abs(b.levelDb - a.levelDb));
  return [
    voiced.length / speech.length,
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((share) => Math.log(1.001 - quantile(voicing, share))),
    ...[0.1, 0.5, 0.9].map((share) => quantile(flatness, share)),
    momentsOf(levels).deviation,
    momentsOf(levels).skew,
    Math.log(meanOf(rough) + 0.01),
    Math.log(meanOf(pairs(frames).map(([a, b]) => Math.abs(b.voicing - a.voicing))) + 1e-4),
    Math.log(speech.length / frames.length),
  ];
}

/** Pitch in semitones: its steps, what is left of them beside a straight line, and how far it goes. */
function pitchFeatures(frames: readonly (Frame | undefined)[]): number[] {
  const tones = frames.map((frame) =>
    frame && frame.pitchHz > 0 ? 12 * Math.log2(frame.pitchHz) : undefined,
  );
  const all = tones.filter((tone) => tone !== undefined);
  const steps: number[] = [];
  const bends: number[] = [];
  for (let at = 2; at < tones.length; at++) {
    const [a, b, c] = [tones[at - 2], tones[at - 1], tones[at]];
    if (a === undefined || b === undefined || c === undefined) continue;
    // a jump by half an octave is another voice, or a fault of the finder
    if (Math.abs(c - b) > 3 || Math.abs(b - a) > 3) continue;
    steps.push(Math.abs(c - b));
    bends.push(Math.abs(c - 2 * b + a));
  }
  if (steps.length < 20) return [0, 0, 0, 0, 0, 0];
  const log = (value: number): number => Math.log(value + 0.003);
  return [
    log(quantile(steps, 0.5)),
    log(quantile(steps, 0.9)),
    log(quantile(bends, 0.5)),
    log(quantile(bends, 0.9)),
    log(quantile(bends, 0.5)) - log(quantile(steps, 0.5)),
    Math.log(momentsOf(all).deviation + 0.1),
  ];
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return values.length === 0 ? 1e-6 : Math.max(sum / values.length, -1e6);
}

function momentsOf(values: readonly number[]): { deviation: number; skew: number; kurtosis: number } {
  const mean = meanOf(values);
  let [second, third, fourth] = [0, 0, 0];
  for (const value of values) {
    const away = value - mean;
    second += away ** 2;
    third += away ** 3;
    fourth += away ** 4;
  }
  const variance = Math.max(second / values.length, 1e-9);
  return {
    deviation: Math.sqrt(variance),
    skew: third / values.length / variance ** 1.5,
    kurtosis: fourth / values.length / variance ** 2 - 3,
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
