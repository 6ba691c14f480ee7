import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import type { QueuedReview } from './reviews.store.ts';

export const toReview = ({
  review,
  voice,
  requestedByEmail,
  samples,
}: QueuedReview & { samples: readonly VoiceSampleRow[] }): VoiceReview => ({
  review_id: review.id,
  kind: review.kind,
  voice_id: voice.id,
  voice_name: voice.name,
  voice_category: voice.category,
  safety_control: voice.safetyControl,
  workspace_id: review.workspaceId,
  requested_by: review.requestedBy,
  requested_by_email: requestedByEmail,
  extra_text: review.extraText,
  files: review.files.map(({ fileId, fileName, contentType, sizeBytes }) => ({
    file_id: fileId,
    file_name: fileName,
    mime_type: contentType,
    size_bytes: sizeBytes,
  })),
  findings: review.findings,
  samples: samples.map(({ id, fileName, durationMs }) => ({
    sample_id: id,
    file_name: fileName,
    duration_secs: Math.round(durationMs) / 1000,
  })),
  requested_at_unix: unixSeconds(review.createdAt),
});
