import type { MusicPart, MusicPlan, MusicRequest, MusicTraits } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Whose engine, whose turn, how long. */
export interface Asking {
  platform: Platform;
  workspaceId: string;
  engine: string;
  signal: AbortSignal;
  waitsForModel?: boolean;
}

type Of<Type extends MusicPart['type']> = Extract<MusicPart, { type: Type }>;

/** The best engine for music. @throws Failure `engine_unavailable` */
export function musicEngine({ engines }: Platform): TaskEngineInfo<'music'> {
  const [best] = engines.engines('music');
  if (best) return best;
  throw new Failure('engine_unavailable', 'This server has no engine for music.');
}

/** Of an engine by name: a song goes on with the one that began it. */
export function traitsOf({ engines }: Platform, name: string): MusicTraits {
  const found = engines.engines('music').find((engine) => engine.name === name);
  if (found) return found.traits;
  throw new Failure('engine_unavailable', `This server no longer has the engine ${name}.`);
}

export const askPlan = (
  asking: Asking,
  request: Extract<MusicRequest, { type: 'plan' }>,
): Promise<Of<'plan'>> => askOnce(asking, request, 'plan');

export const askOutline = (asking: Asking, plan: MusicPlan, seed: number): Promise<Of<'outline'>> =>
  askOnce(asking, { type: 'outline', plan, seed }, 'outline');

/** A request with one answer. */
async function askOnce<Type extends MusicPart['type']>(
  asking: Asking,
  request: MusicRequest,
  type: Type,
): Promise<Of<Type>> {
  for await (const part of ask(asking, request)) if (part.type === type) return part as Of<Type>;
  asking.signal.throwIfAborted();
  throw new Failure('engine_unavailable', 'The music engine didn’t respond. Try again.');
}

export async function* askSound(
  asking: Asking,
  request: Extract<MusicRequest, { type: 'audio' }>,
): AsyncGenerator<Of<'audio'>> {
  for await (const part of ask(asking, request)) if (part.type === 'audio') yield part;
  asking.signal.throwIfAborted();
}

const ask = ({ platform, workspaceId, engine, signal, waitsForModel }: Asking, request: MusicRequest) =>
  platform.engines.run('music', request, { caller: workspaceId, signal, engine, waitsForModel });
