import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { WorkflowRun } from '../../../../platform/workflows/index.ts';
import type { CloningCall } from '../../cloning/index.ts';
import { changeTraining, type NewTraining } from '../professional.store.ts';

/** A training as its worker has it; the run has the id of the voice. */
export interface TrainingWork {
  platform: Platform;
  work: WorkflowRun;
  call: CloningCall;
}

/** Shows how far it is, with the step that brought it there. @throws Failure `system_busy` */
export async function showTraining(
  { work: { workspaceId, id: voiceId } }: TrainingWork,
  transaction: Transaction,
  change: Partial<NewTraining>,
): Promise<void> {
  if (await changeTraining(transaction, { workspaceId, voiceId }, change)) return;
  // its workspace may have changed just now: the next try finds it there
  throw new Failure('system_busy', 'Training not found.');
}

/** What each stage weighs in the progress; by what they take on a quiet machine. */
export const stageWeights = {
  cleaning: 0.06,
  listening: 0.04,
  instant: 0.25,
  professional: 0.6,
  judging: 0.05,
} as const;
