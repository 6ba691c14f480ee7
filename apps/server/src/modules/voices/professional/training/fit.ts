import type { VoiceDefinition } from '@mynah/engine-spec';
import type { CloneGrade, CloneStep } from '@mynah/engine-spec/tasks';
import { askForClone } from '../../cloning/index.ts';
import { showTraining, stageWeights, type TrainingWork } from './training-work.ts';

export interface FittedVoice {
  definition: VoiceDefinition;
  /** The instant clone of the same recordings, as near as it comes. */
  instant: VoiceDefinition;
}

/**
 * The search for the voice, each of its steps one of the work: first as near as an instant clone comes, to be compared
 * with, and from there on the professional one.
 */
export async function fit(training: TrainingWork, begun: CloneStep): Promise<FittedVoice> {
  let made = begun;
  let stage: FitStage = 'fitting';
  let index = 0;
  const searchOn = async (grade: CloneGrade): Promise<VoiceDefinition> => {
    let reached = 0;
    do {
      made = await fitStep(training, made, { grade, stage, index, reached });
      stage = stageOf(grade, made);
      reached = made.progress;
      index++;
    } while (made.progress < 1);
    return made.definition;
  };
  const instant = await searchOn('instant');
  return { definition: await searchOn('professional'), instant };
}

type FitStage = 'fitting' | 'correcting';
interface FitPlace {
  grade: CloneGrade;
  stage: FitStage;
  index: number;
  /** How far the search of this grade was before. */
  reached: number;
}
const stepNames = { fitting: 'fit', correcting: 'correct' } as const;

function fitStep(
  training: TrainingWork,
  { state }: CloneStep,
  { grade, stage, index, reached }: FitPlace,
): Promise<CloneStep> {
  const { platform, work, call } = training;
  return work.step(stepNames[stage], () => askForClone(platform, { kind: 'refine', grade, state }, call), {
    index,
    weight: ({ progress }) => stageWeights[grade] * Math.max(0, progress - reached),
    follow: (transaction, step) =>
      showTraining(training, transaction, {
        stage: grade === 'professional' && step.progress >= 1 ? 'judging' : stageOf(grade, step),
      }),
  });
}

const stageOf = (grade: CloneGrade, { stage }: CloneStep): FitStage =>
  grade === 'instant' || stage === 'timbre' ? 'fitting' : 'correcting';
