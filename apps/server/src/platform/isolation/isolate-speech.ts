import type { IsolationRequest } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../engines/engine-pool.ts';
import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { joinChannels, resampleSound, splitChannels } from './resample-sound.ts';
import { StepCutter } from './step-cutter.ts';

export interface IsolationOptions {
  /** Of the sound that goes in and comes out, Hz. */
  sampleRateHz: number;
  /** Interleaved; each is cleaned by itself, so that stereo stays stereo. One when absent. */
  channels?: number;
  /** Whose turn it is: the workspace. */
  caller: string;
  signal: AbortSignal;
  /** `x-mynah-engine`; the best one when absent. */
  engine?: string;
  /** Begins with short steps: somebody listens while it is made. */
  soon?: boolean;
  /** Waits while the model is fetched, as a job can. */
  waitsForModel?: boolean;
}

const firstStepMs = 500;

/** The engine that does it here. @throws Failure `engine_unavailable` */
export function findIsolator({ engines }: Platform, name?: string): TaskEngineInfo<'isolation'> {
  const known = engines.engines('isolation');
  const found = name === undefined ? known[0] : known.find((engine) => engine.name === name);
  if (!found) throw new Failure('engine_unavailable', 'This server has no engine for removing noise.');
  return found;
}

/**
 * The speech of a recording without what is heard behind it: as long as what came in, not shifted, block by block.
 * Memory does not grow with the length. @throws EngineFailure, Failure `engine_unavailable`
 */
export async function* isolateSpeech(
  platform: Platform,
  sound: AsyncIterable<Float32Array>,
  options: IsolationOptions,
): AsyncGenerator<Float32Array> {
  const engine = findIsolator(platform, options.engine);
  const { sampleRateHz, channels = 1, signal } = options;
  const engineRateHz = engine.traits.sampleRateHz;
  let left = 0;
  const counted = count(sound, (samples) => {
    left += samples;
  });
  const heard = resampleSound(counted, { from: sampleRateHz, to: engineRateHz, channels });
  const cleaned = isolateSteps(platform, heard, { ...options, engine, channels });
  for await (const block of resampleSound(cleaned, { from: engineRateHz, to: sampleRateHz, channels })) {
    // the last samples of a resampler may be more than went in
    const fitting = block.subarray(0, left);
    left -= fitting.length;
    if (fitting.length > 0) yield fitting;
  }
  signal.throwIfAborted();
}

async function* count(
  sound: AsyncIterable<Float32Array>,
  add: (samples: number) => void,
): AsyncGenerator<Float32Array> {
  for await (const block of sound) {
    add(block.length);
    yield block;
  }
}

interface StepOptions extends Omit<IsolationOptions, 'engine'> {
  engine: TaskEngineInfo<'isolation'>;
  channels: number;
}

/** Sound at the engine's rate, step by step: a step of each channel, then both together. */
async function* isolateSteps(
  platform: Platform,
  sound: AsyncIterable<Float32Array>,
  { engine, channels, soon = false, caller, signal, waitsForModel }: StepOptions,
): AsyncGenerator<Float32Array> {
  const { traits, name } = engine;
  const samplesOf = (ms: number): number => Math.round((ms * traits.sampleRateHz) / 1000);
  const longest = samplesOf(traits.stepMs);
  const first = soon && !engine.isRemote ? samplesOf(firstStepMs) : longest;
  const sizes = { first, longest, lead: samplesOf(traits.leadMs), tail: samplesOf(traits.tailMs) };
  const sides = Array.from({ length: channels }, () => ({
    cutter: new StepCutter(sizes),
    memory: undefined as Float32Array | undefined,
  }));
  const work = async (steps: readonly Omit<IsolationRequest, 'memory'>[]): Promise<Float32Array> => {
    const parts: Float32Array[] = [];
    for (const [index, side] of sides.entries()) {
      const request = { ...steps[index]!, memory: side.memory };
      const run = platform.engines.run('isolation', request, { caller, signal, engine: name, waitsForModel });
      for await (const part of run) {
        side.memory = part.memory;
        parts.push(part.samples);
      }
    }
    signal.throwIfAborted();
    return joinChannels(parts);
  };
  for await (const block of sound) {
    const blocks = splitChannels(block, channels);
    for (const steps of abreast(sides.map(({ cutter }, side) => [...cutter.write(blocks[side]!)])))
      yield await work(steps);
  }
  for (const steps of abreast(sides.map(({ cutter }) => [...cutter.finish()]))) yield await work(steps);
}

/** The first of all rows, the second of all rows: rows are equally long. */
const abreast = <Item>(rows: readonly (readonly Item[])[]): Item[][] =>
  (rows[0] ?? []).map((_, index) => rows.map((row) => row[index]!));
