import type { CloneGrade, CloneStep } from '@mynah/engine-spec/tasks';
import { askForClone } from '../../cloning/index.ts';
import { type TrainingState, writeTrainingState } from './training-state.ts';
import { progressAfter, saveTraining, type TrainingWork } from './training-work.ts';

/**
 * The search for the voice, stored after each step: first as near as an instant clone comes, to be compared with, and
 * from there on the professional one.
 */
export async function fit(work: TrainingWork, begun: TrainingState): Promise<TrainingState> {
  let state = begun;
  for (;;) {
    const { grade, search } = state;
    const step = await askForClone(work.platform, { kind: 'refine', grade, state: search }, work.call);
    const isDone = step.progress >= 1;
    if (isDone && grade === 'professional') return { ...state, definition: step.definition };
    state = {
      ...state,
      search: step.state,
      definition: step.definition,
      ...(isDone && { instant: step.definition, grade: 'professional' }),
    };
    await saveTraining(work, {
      stage: stageOf(grade, step),
      progress: progressOf(grade, step),
      searchState: writeTrainingState(state),
    });
  }
}

const stageOf = (grade: CloneGrade, { stage }: CloneStep) =>
  grade === 'instant' || stage === 'timbre' ? 'fitting' : 'correcting';

function progressOf(grade: CloneGrade, { progress }: CloneStep): number {
  const { listening, instant, fitting } = progressAfter;
  const [from, to] = grade === 'instant' ? [listening, instant] : [instant, fitting];
  return from + (to - from) * progress;
}
