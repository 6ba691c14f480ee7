import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import type { SpeakerPart, SpeakerRequest, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import * as ort from 'onnxruntime-node';
import { bands, FilterBank, framesIn } from './filter-bank.ts';
import { readCheckpoint } from './read-checkpoint.ts';
import { writeCampplus } from './write-campplus.ts';

/** Shorter stretches are repeated up to this: the network was never shown less. */
const shortestSamples = 16_000 * 0.5;
/** A longer stretch is cut evenly, and its vectors are averaged: memory stays bounded. */
const longestSamples = 16_000 * 10;

/** Loads the network. @throws EngineFailure when its pack is missing or damaged */
export async function openSpeakerEngine(home: TaskEngineHome): Promise<TaskEngine<'speaker'>> {
  const folder = home.packFolder('speaker-id');
  if (!folder) throw new EngineFailure('unavailable', 'The speaker-id pack isn’t installed on this machine.');
  const model = writeCampplus(readCheckpoint(await readFile(join(folder, 'campplus_cn_en_common.pt'))));
  const session = await ort.InferenceSession.create(model, {
    intraOpNumThreads: home.threads,
    interOpNumThreads: 1,
    // Waiting threads must not burn a core that another caller needs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const bank = new FilterBank();

  const vectorOf = async (samples: Float32Array): Promise<Float32Array> => {
    const features = new ort.Tensor('float32', bank.features(samples), [1, framesIn(samples.length), bands]);
    const { vector } = await session.run({ features });
    return toLengthOne(vector!.data as Float32Array);
  };

  return {
    async *run({ stretches }: SpeakerRequest, signal: AbortSignal): AsyncGenerator<SpeakerPart> {
      for (const [index, stretch] of stretches.entries()) {
        const sum = new Float32Array(192);
        for (const piece of piecesOf(stretch)) {
          if (signal.aborted) return;
          const vector = await vectorOf(piece);
          for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
        }
        yield { type: 'vector', index, vector: toLengthOne(sum) };
      }
    },
    dispose: () => session.release(),
  };
}

function piecesOf(stretch: Float32Array): Float32Array[] {
  if (stretch.length === 0) throw new EngineFailure('unspeakable', 'A part of the speech is empty.');
  if (stretch.length < shortestSamples) {
    const whole = new Float32Array(shortestSamples);
    for (let at = 0; at < whole.length; at += 1) whole[at] = stretch[at % stretch.length]!;
    return [whole];
  }
  const count = Math.ceil(stretch.length / longestSamples);
  const cut = (index: number): number => Math.round((index * stretch.length) / count);
  return Array.from({ length: count }, (_, index) => stretch.subarray(cut(index), cut(index + 1)));
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
