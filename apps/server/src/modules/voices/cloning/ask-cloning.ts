import type { CloneStep, CloningRequest, SampleQuality } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface CloningCall {
  /** Whose turn it is: the workspace. */
  caller: string;
  signal: AbortSignal;
  /** Waits while models are fetched, as a job can. */
  waitsForModel?: boolean;
}

/** More says nothing more. */
export const mostSampleMs = 120_000;

/** The engine that clones here. @throws Failure `engine_unavailable` */
export function findCloner({ engines }: Platform): TaskEngineInfo<'cloning'> {
  const [engine] = engines.engines('cloning');
  if (!engine) throw new Failure('engine_unavailable', 'This server has no engine for voice cloning.');
  return engine;
}

/** @throws EngineFailure */
export async function examine(
  platform: Platform,
  samples: Float32Array,
  call: CloningCall,
): Promise<SampleQuality> {
  const part = await askOnce(platform, { kind: 'examine', samples }, call);
  if (part.type !== 'examined') throw new Error('The engine of cloning answered another question.');
  return part.quality;
}

/** @throws EngineFailure */
export async function askForClone(
  platform: Platform,
  request: Extract<CloningRequest, { kind: 'instant' | 'refine' }>,
  call: CloningCall,
): Promise<CloneStep> {
  const part = await askOnce(platform, request, call);
  if (part.type !== 'clone') throw new Error('The engine of cloning answered another question.');
  return part;
}

async function askOnce(platform: Platform, request: CloningRequest, call: CloningCall) {
  const { name: engine } = findCloner(platform);
  for await (const part of platform.engines.run('cloning', request, { ...call, engine })) return part;
  call.signal.throwIfAborted();
  throw new Failure('engine_unavailable', 'The voice couldn’t be cloned. Try again in a moment.');
}
