import type { Feedback, ReviewedFeedback } from '@mynah/contract/history/feedback';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { QueuedFeedback } from './feedback.store.ts';
import type { FeedbackRow } from './feedback.tables.ts';

/** HIS-013, HIS-014. */
export const toFeedback = (row: FeedbackRow): Feedback => ({
  thumbs_up: row.thumbsUp,
  feedback: row.feedback,
  emotions: row.emotions,
  inaccurate_clone: row.inaccurateClone,
  glitches: row.glitches,
  audio_quality: row.audioQuality,
  other: row.other,
  review_status: row.reviewStatus,
});

export const toReviewedFeedback = ({ item, ...row }: QueuedFeedback): ReviewedFeedback => ({
  ...toFeedback(row),
  history_item_id: row.historyItemId,
  workspace_id: item.workspaceId,
  source: item.source,
  voice_name: item.voiceName,
  model_id: item.modelId,
  text: item.text,
  duration_ms: item.durationMs,
  created_at_unix: unixSeconds(row.createdAt),
  updated_at_unix_ms: row.updatedAt.getTime(),
});
