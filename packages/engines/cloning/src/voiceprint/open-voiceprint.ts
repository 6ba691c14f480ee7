import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngineHome } from '@mynah/engine-spec/tasks';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { hopLength, windowLength } from './mel-bands.ts';
import { excerptFrames, size, writeVoiceprint } from './write-voiceprint.ts';

/** Excerpts overlap by half; more of them than this say nothing more. */
const mostExcerpts = 24;
/** The encoder knows speech of this loudness, as a root of its power. */
const wantedLevel = 10 ** (-30 / 20);
const blockSamples = 480;
/** What is 40 dB under the loudest 30 ms, and not beside something louder, is a pause. */
const pausePower = 1e-4;
const nearBlocks = 4;

/** An encoder of voices that hears their color too. */
export interface Voiceprint {
  /** Of mono speech at 16 kHz: 256 numbers, of length 1. */
  hear(samples: Float32Array): Promise<Float32Array>;
  dispose(): Promise<void>;
}

/** @throws EngineFailure when its pack is missing */
export async function openVoiceprint(home: TaskEngineHome): Promise<Voiceprint> {
  const folder = home.packFolder('voiceprint');
  if (!folder) throw new EngineFailure('unavailable', 'The voiceprint pack isn’t installed on this machine.');
  const session = await InferenceSession.create(
    writeVoiceprint(await readFile(join(folder, 'pretrained.pt'))),
    {
      intraOpNumThreads: home.threads,
      interOpNumThreads: 1,
      // Waiting threads must not burn a core that another caller needs.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    },
  );
  return {
    async hear(samples) {
      const frames = framesOf(withoutPauses(samples));
      const count = frames.length / windowLength;
      const excerpts = excerptsOf(count);
      const { vectors } = await session.run({
        frames: new Tensor('float32', frames, [count, windowLength]),
        excerpts: new Tensor('int64', excerpts, [excerpts.length / excerptFrames, excerptFrames]),
      });
      return meanVoice(vectors!.data as Float32Array);
    },
    dispose: () => session.release(),
  };
}

function withoutPauses(samples: Float32Array): Float32Array {
  const powers: number[] = [];
  for (let from = 0; from + blockSamples <= samples.length; from += blockSamples)
    powers.push(samples.subarray(from, from + blockSamples).reduce((sum, value) => sum + value * value, 0));
  const least = Math.max(...powers) * pausePower;
  const loud = powers.flatMap((_, at) =>
    powers.slice(Math.max(0, at - nearBlocks), at + nearBlocks + 1).some((power) => power > least)
      ? [at]
      : [],
  );
  const kept = new Float32Array(loud.length * blockSamples);
  for (const [to, from] of loud.entries())
    kept.set(samples.subarray(from * blockSamples, (from + 1) * blockSamples), to * blockSamples);
  return kept;
}

/** Frames around every 10 ms, at one loudness; silence before and after. */
function framesOf(samples: Float32Array): Float32Array {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length);
  const gain = wantedLevel / Math.sqrt(power || 1);
  const count = 1 + Math.floor(samples.length / hopLength);
  const frames = new Float32Array(count * windowLength);
  for (let frame = 0; frame < count; frame++) {
    const from = frame * hopLength - windowLength / 2;
    for (let at = Math.max(0, -from); at < windowLength && from + at < samples.length; at++)
      frames[frame * windowLength + at] = gain * samples[from + at]!;
  }
  return frames;
}

/** The frames of each excerpt, evenly over the whole; short speech is heard again and again. */
function excerptsOf(frames: number): BigInt64Array {
  const room = Math.max(0, frames - excerptFrames);
  const count = Math.min(mostExcerpts, 1 + Math.floor(room / (excerptFrames / 2)));
  return BigInt64Array.from({ length: count * excerptFrames }, (_, at) => {
    const from = count > 1 ? Math.round((Math.floor(at / excerptFrames) * room) / (count - 1)) : 0;
    return BigInt((from + (at % excerptFrames)) % frames);
  });
}

function meanVoice(vectors: Float32Array): Float32Array {
  const sum = new Float32Array(size);
  for (let from = 0; from < vectors.length; from += size) {
    const vector = toLengthOne(vectors.subarray(from, from + size));
    for (let at = 0; at < size; at++) sum[at]! += vector[at]!;
  }
  return toLengthOne(sum);
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
