import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertReview, withdrawReviews } from './reviews.store.ts';
import type { ReviewFile, VoiceReviewRow } from './safety.tables.ts';

export interface ReviewRequest {
  kind: VoiceReviewRow['kind'];
  workspaceId: string;
  voiceId: string;
  /** Null: the server itself. */
  requestedBy: string | null;
  extraText?: string;
  /** Whose blobs are there. */
  files?: readonly ReviewFile[];
  /** What the checks of names found, in sentences. */
  findings?: readonly string[];
}

/** Has staff look at a voice. Of one kind one review waits: a newer one takes its place. */
export async function openReview(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Transaction,
  { kind, voiceId, workspaceId, requestedBy, extraText, files = [], findings = [] }: ReviewRequest,
): Promise<void> {
  await withdrawReviews(transaction, { voiceId, kind });
  await insertReview(transaction, {
    id: newId(),
    kind,
    voiceId,
    workspaceId,
    requestedBy,
    extraText: extraText ?? null,
    files: [...files],
    findings: [...findings],
    createdAt: clock.now(),
  });
}
