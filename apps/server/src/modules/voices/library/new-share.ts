import { type SettledVoice, wordsOf } from '../registry/index.ts';

export interface ShareOwner {
  userId: string;
  publicUserId: string;
  workspaceId: string;
}

/** A voice that was never shared, as it would be: shown by its own words. */
export const newShare = (
  voice: SettledVoice,
  { userId: ownerUserId, publicUserId: publicOwnerId, workspaceId }: ShareOwner,
) => ({ ...wordsOf(voice), voiceId: voice.rowId, workspaceId, ownerUserId, publicOwnerId });
