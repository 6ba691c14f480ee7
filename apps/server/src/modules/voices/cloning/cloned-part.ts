import { removeRun } from '../../../platform/workflows/index.ts';
import type { VoicePart } from '../catalog/index.ts';
import { findClone } from './cloning.store.ts';
import { refineVoice } from './refine-voice.ts';

/** A voice that goes is refined no more. */
export const clonedPart: VoicePart = {
  withdraw: async (platform, transaction, { id: voiceId, workspaceId }) => {
    const runId = (await findClone(transaction, { workspaceId, voiceId }))?.runId;
    return runId ? () => removeRun(platform, refineVoice, runId) : undefined;
  },
};
