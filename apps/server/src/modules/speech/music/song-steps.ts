import type { MusicStep } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import { type Asking, askOutline, askSound } from './ask-engine.ts';
import { type SectionSource, type SongPlan, startOf } from './song-plan.ts';
import type { StepSound } from './step-sound.ts';
import { readSource } from './stored-sound.ts';

/** One piece of work on the way to a song. */
export type SongStep =
  | { kind: 'compose'; section: number; step: MusicStep }
  /** The engine renders a piece only as a whole. */
  | { kind: 'whole' }
  | { kind: 'take'; section: number; source: SectionSource };

/** In the order of their time. The same for the same song: a resumed job goes on by their places. */
export async function stepsOfSong(
  asking: Asking,
  { plan, sources }: SongPlan,
  seed: number,
): Promise<SongStep[]> {
  const { steps } = await askOutline(asking, plan, seed);
  if (steps.length === 0) {
    if (sources.every((source) => source === null)) return [{ kind: 'whole' }];
    throw new Failure(
      'feature_not_available',
      `The engine ${asking.engine} can’t change single sections of a song.`,
    );
  }
  return plan.sections.flatMap((_, section): SongStep[] => {
    const source = sources[section];
    if (source) return [{ kind: 'take', section, source }];
    return steps
      .filter((step) => step.section === section)
      .map((step) => ({ kind: 'compose', section, step }));
  });
}

export interface StepWork {
  asking: Asking;
  song: SongPlan;
  seed: number;
  stem?: string;
}

/** The sound of a step; a section that is taken may come in several parts. */
export async function* soundOfStep(
  { asking, song, seed, stem }: StepWork,
  step: SongStep,
): AsyncGenerator<StepSound> {
  if (step.kind === 'take') {
    const startMs = startOf(song.plan, step.section);
    for (const part of await readSource(asking.platform, asking.workspaceId, step.source)) {
      yield { ...part, startMs: startMs + part.startMs };
    }
    return;
  }
  const at = step.kind === 'compose' ? { step: step.step } : {};
  yield* askSound(asking, {
    type: 'audio',
    plan: song.plan,
    seed,
    ...at,
    ...(stem !== undefined && { stem }),
  });
}
