import { edit } from '@mynah/audio';
import { RealFft } from '@mynah/audio/spectrum';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const rateHz = 16_000;
const transformSamples = 512;
const windowSamples = 400;
const hopSamples = 160;
const bands = 40;
const excerptFrames = 80;
const size = 256;

/** Says how alike two voices sound: a d-vector encoder (Wan and others, GE2E, 2018) that no part of Mynah uses. */
export async function openSpeakerJudge(modelPath: string) {
  const session = await InferenceSession.create(modelPath, { intraOpNumThreads: 1 });
  return async (samples: Float32Array, sampleRateHz: number): Promise<Float64Array> => {
    const frames = melFrames(withoutPauses(atRate(samples, sampleRateHz)));
    const sum = new Float64Array(size);
    for (let start = 0; start + excerptFrames <= frames.length; start += excerptFrames / 2) {
      const excerpt = Float32Array.from(frames.slice(start, start + excerptFrames).flat());
      const answer = await session.run({
        mel_window: new Tensor('float32', excerpt, [1, excerptFrames, bands]),
      });
      add(sum, normalized(answer.embedding!.data as Float32Array));
    }
    return normalized(sum);
  };
}

export const alike = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0);

function add(sum: Float64Array, vector: Float64Array): void {
  for (let index = 0; index < sum.length; index++) sum[index]! += vector[index]!;
}

function normalized(vector: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(vector);
  const length = Math.sqrt(alike(values, values)) || 1;
  return values.map((value) => value / length);
}

function atRate(samples: Float32Array, fromHz: number): Float32Array {
  return edit.resample(samples, fromHz, rateHz);
}

/** What is 40 dB under the loudest 30 ms says nothing of a voice. */
function withoutPauses(samples: Float32Array): Float32Array {
  const step = 480;
  const powers: number[] = [];
  for (let start = 0; start + step <= samples.length; start += step) {
    powers.push(samples.subarray(start, start + step).reduce((sum, sample) => sum + sample * sample, 0));
  }
  const least = Math.max(...powers) * 1e-4;
  const kept = powers.flatMap((_, at) =>
    powers.slice(Math.max(0, at - 4), at + 5).some((power) => power > least)
      ? [...samples.subarray(at * step, (at + 1) * step)]
      : [],
  );
  return Float32Array.from(kept);
}

const toMel = (hz: number): number =>
  hz < 1000 ? (hz * 3) / 200 : 15 + Math.log(hz / 1000) / (Math.log(6.4) / 27);
const toHz = (mel: number): number =>
  mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27);
const edges = Array.from({ length: bands + 2 }, (_, edge) => toHz((toMel(8000) * edge) / (bands + 1)));

/** Frames of 10 ms: the logarithm of the power in triangular mel bands. */
function melFrames(samples: Float32Array): number[][] {
  const fourier = new RealFft(transformSamples);
  const [re, im] = [new Float32Array(transformSamples / 2 + 1), new Float32Array(transformSamples / 2 + 1)];
  const frame = new Float32Array(transformSamples);
  const margin = (transformSamples - windowSamples) / 2;
  const frames: number[][] = [];
  for (let start = 0; start + transformSamples <= samples.length; start += hopSamples) {
    for (let index = 0; index < windowSamples; index++) {
      const weight = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / windowSamples);
      frame[margin + index] = samples[start + margin + index]! * weight;
    }
    fourier.forward(frame, re, im);
    frames.push(Array.from({ length: bands }, (_, band) => bandLevel(band, re, im)));
  }
  return frames;
}

function bandLevel(band: number, re: Float32Array, im: Float32Array): number {
  const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
  let sum = 0;
  for (let bin = 0; bin < re.length; bin++) {
    const hz = (bin * rateHz) / transformSamples;
    const weight = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
    if (weight > 0) sum += ((2 * weight) / (high - low)) * (re[bin]! ** 2 + im[bin]! ** 2);
  }
  return Math.log10(sum + 1e-10);
}
