import type { VoicePart } from '../catalog/index.ts';
import { findClone } from './cloning.store.ts';
import { refineClone } from './refine-clone.job.ts';

/** A voice that goes is refined no more. */
export const clonedPart: VoicePart = {
  withdraw: async ({ jobs }, transaction, { id: voiceId, workspaceId }) => {
    const clone = await findClone(transaction, { workspaceId, voiceId });
    const jobId = clone?.jobId;
    return jobId ? () => jobs.cancel(refineClone, jobId) : undefined;
  },
};
