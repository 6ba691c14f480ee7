import type { ReviewStatus } from '@mynah/contract/voices/voice-sharing';
import type { Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceReviewRow } from './safety.tables.ts';

export interface ReviewDecision {
  status: Extract<ReviewStatus, 'allowed' | 'allowed_with_changes' | 'declined'>;
  /** What staff says to the owner. */
  message: string | null;
  decidedAt: Date;
}

/** Carries out what staff decided of one kind of review, in the transaction of the decision. */
export interface ReviewListener {
  kind: VoiceReviewRow['kind'];
  decided(
    platform: Platform,
    transaction: Transaction,
    review: VoiceReviewRow,
    decision: ReviewDecision,
  ): Promise<void>;
}
export const reviewDecisions = extensionPoint<ReviewListener>('voices.review-decisions');
