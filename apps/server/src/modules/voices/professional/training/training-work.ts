import type { Queryable } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CloningCall } from '../../cloning/index.ts';
import { moveTraining, type NewTraining, type TrainingKey } from '../professional.store.ts';

/** One run of a training. */
export interface TrainingWork {
  platform: Platform;
  key: TrainingKey & { jobId: string };
  call: CloningCall;
}

/** The training was cancelled or begun anew, or its voice has gone: whoever works at it stops. */
export class TrainingEnded extends Error {}

/** Stores how far it is. @throws TrainingEnded */
export async function saveTraining(
  { platform, key }: TrainingWork,
  change: Partial<NewTraining>,
  db: Queryable = platform.db,
): Promise<void> {
  if (!(await moveTraining(db, key, change))) throw new TrainingEnded();
}

/** Where each stage ends, of the whole; by what they take on a quiet machine. */
export const progressAfter = {
  cleaning: 0.06,
  listening: 0.1,
  instant: 0.35,
  fitting: 0.95,
} as const;
