import type { SettledVoice } from '../voices.store.ts';

export interface ShareOwner {
  userId: string;
  publicUserId: string;
  workspaceId: string;
}

/** A voice that was never shared, as it would be: shown by its own words. */
export const newShare = (
  { rowId: voiceId, name, description, labels }: SettledVoice,
  { userId: ownerUserId, publicUserId: publicOwnerId, workspaceId }: ShareOwner,
) => ({ voiceId, workspaceId, ownerUserId, publicOwnerId, name, description, labels });
