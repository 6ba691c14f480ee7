import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import type { Voice } from '@mynah/contract/voices/voices';
import { message } from '#web/features/voice-library/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';

/** How far the sharing of a voice has come, as its owner sees it. */
export type SharingState = 'private' | 'people' | 'pending' | 'declined' | 'published' | 'leaving';

/** Answers may leave out what was never set; nothing of it is taken for granted. */
export const sharingOf = (voice: Pick<Voice, 'sharing'>): Partial<VoiceSharing> => ({ ...voice.sharing });

export function sharingState(sharing: Partial<VoiceSharing>, nowMs = Date.now()): SharingState {
  if (sharing.enabled_in_library) {
    if (sharing.review_status === 'declined') return 'declined';
    return sharing.review_status === 'pending' ? 'pending' : 'published';
  }
  if ((sharing.disable_at_unix ?? 0) * 1000 > nowMs) return 'leaving';
  if (sharing.review_status === 'declined') return 'declined';
  return isSharedWithPeople(sharing) ? 'people' : 'private';
}

/** By address. */
export const isSharedWithPeople = (sharing: Partial<VoiceSharing>): boolean =>
  sharing.status === 'enabled' && (sharing.whitelisted_emails ?? []).length > 0;

/** A sentence for the list and the head of the dialog. */
export function stateText(sharing: Partial<VoiceSharing>): string {
  const state = sharingState(sharing);
  if (state === 'people') {
    return message('statePeople', { count: sharing.whitelisted_emails?.length ?? 0 });
  }
  if (state === 'leaving') {
    return message('stateLeaving', { date: formatDate(dateOfUnix(sharing.disable_at_unix ?? 0)) });
  }
  const texts = {
    private: 'statePrivate',
    pending: 'statePending',
    declined: 'stateDeclined',
    published: 'statePublished',
  } as const;
  return message(texts[state]);
}
