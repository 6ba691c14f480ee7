/** What is done to the samples of one request, part by part: nothing is delayed, no sample is added or lost. */
export interface Finisher {
  /** Changes `samples` in place. */
  process(samples: Float32Array): void;
}

/** Peaks above this are bent, so that nothing clips. */
const KNEE = 0.8;

/** The voice's gain, and the speaker boost when it is asked for. */
export function createFinisher(options: { gain: number; boost: boolean; sampleRateHz: number }): Finisher {
  const boost = options.boost ? createBoost(options.sampleRateHz) : (sample: number) => sample;
  return {
    process(samples) {
      for (let index = 0; index < samples.length; index++)
        samples[index] = bendPeak(boost(samples[index]! * options.gain));
    },
  };
}

/** Unchanged below the knee, never above 1. */
function bendPeak(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)));
}

const PRESENCE_HZ = 3200;
const PRESENCE_DB = 3.5;
const PRESENCE_Q = 0.8;
/** Level from which the compressor holds back, and how much: 2 to 1 above -26 dB. */
const THRESHOLD_DB = -26;
const RATIO = 2;
const ATTACK_MS = 8;
const RELEASE_MS = 120;
/** Gives back what the compressor takes from ordinary speech at the target level, so that boost is not loudness. */
const MAKE_UP_DB = 6.7;

function createBoost(sampleRateHz: number): (sample: number) => number {
  const presence = createPeakFilter(PRESENCE_HZ, PRESENCE_DB, PRESENCE_Q, sampleRateHz);
  const attack = Math.exp(-1000 / (ATTACK_MS * sampleRateHz));
  const release = Math.exp(-1000 / (RELEASE_MS * sampleRateHz));
  let power = 0;
  return (sample) => {
    const present = presence(sample);
    const square = present * present;
    const keep = square > power ? attack : release;
    power = keep * power + (1 - keep) * square;
    const overDb = 10 * Math.log10(power + 1e-10) - THRESHOLD_DB;
    const reductionDb = overDb > 0 ? overDb * (1 - 1 / RATIO) : 0;
    return present * 10 ** ((MAKE_UP_DB - reductionDb) / 20);
  };
}

/** A peaking equalizer (Robert Bristow-Johnson's cookbook). */
function createPeakFilter(
  centerHz: number,
  gainDb: number,
  q: number,
  sampleRateHz: number,
): (sample: number) => number {
  const amplitude = 10 ** (gainDb / 40);
  const angle = (2 * Math.PI * centerHz) / sampleRateHz;
  const alpha = Math.sin(angle) / (2 * q);
  const scale = 1 / (1 + alpha / amplitude);
  const b0 = (1 + alpha * amplitude) * scale;
  const b1 = -2 * Math.cos(angle) * scale;
  const b2 = (1 - alpha * amplitude) * scale;
  const a2 = (1 - alpha / amplitude) * scale;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return (x) => {
    const y = b0 * x + b1 * (x1 - y1) + b2 * x2 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}
