import type { Transaction } from '../../../platform/db/database.ts';
import { persistVerified } from './actions/persist-verified.ts';
import { controlVoice } from './control-voice.ts';
import type { ReviewListener } from './review-decisions.ts';
import { holdMadeVoice, setSafety } from './safety.store.ts';

/** Papers that convinced verify the voice, as a reading does; papers that did not change nothing. */
export const manualVerification: ReviewListener = {
  kind: 'manual_verification',
  decided: async (platform, transaction, { voiceId }, { status }) => {
    const voice = await held(transaction, voiceId);
    if (status !== 'declined') await persistVerified(platform, transaction, voice);
  },
};

/** A voice that was found suspicious: harmless, and asked for nothing any more; or blocked. */
export const suspicion: ReviewListener = {
  kind: 'report',
  decided: async (platform, transaction, { voiceId }, { status, message }) => {
    const voice = await held(transaction, voiceId);
    if (status === 'declined') {
      const reason = message ?? 'Declined in review.';
      return controlVoice(platform, transaction, { voice, safetyControl: 'BAN', reason });
    }
    await setSafety(transaction, voiceId, { requiresVerification: false });
  },
};

/** A review goes with its voice, so the voice of one that was closed now is there. */
async function held(transaction: Transaction, voiceId: string) {
  const voice = await holdMadeVoice(transaction, voiceId);
  if (!voice) throw new Error(`The voice ${voiceId} of a review is not there.`);
  return voice;
}
