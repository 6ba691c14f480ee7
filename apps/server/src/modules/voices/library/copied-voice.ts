import type { SettledVoice } from '../registry/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import type { SharedVoice } from './library.store.ts';

/** What a copy does not take over: the sound, which it follows instead, and what was found out about the owner. */
const notCopied = {
  isHouse: false,
  definition: null,
  speakerVector: null,
  previewBlob: null,
  safetyControl: null,
  safetyReason: null,
  requiresVerification: false,
  verifiedAt: null,
} satisfies Partial<VoiceRow>;

/** A voice of the library as it is added: in the words of the library, and for the rest whatever the original is. */
export const copyOf = (
  { shared, voice }: SharedVoice,
  own: Pick<VoiceRow, 'id' | 'name' | 'isBookmarked'>,
): VoiceRow => ({
  ...voice,
  ...notCopied,
  description: shared.description,
  labels: shared.labels,
  sourceVoiceId: voice.id,
  ...own,
});

/** A copy as it speaks: whatever the original is by now, but for what is the copy's own. */
export function asOriginal(copy: SettledVoice, original: VoiceRow): SettledVoice {
  const { id, rowId, workspaceId, homeWorkspaceId, creatorUserId, sourceVoiceId, access, settings } = copy;
  const { name, description, labels, isBookmarked, position, createdAt, updatedAt } = copy;
  const { safetyControl, safetyReason, requiresVerification, verifiedAt, isHouse } = copy;
  return {
    ...original,
    ...{ id, rowId, workspaceId, homeWorkspaceId, creatorUserId, sourceVoiceId, access, settings },
    ...{ name, description, labels, isBookmarked, position, createdAt, updatedAt },
    ...{ safetyControl, safetyReason, requiresVerification, verifiedAt, isHouse },
  };
}
