import type { FineTuning, FineTuningState } from '@mynah/contract/professional-voices';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import {
  type VerificationAttemptRow,
  type VoiceReviewRow,
  verificationAttempts,
  voiceReviews,
} from '../safety/safety.tables.ts';
import type { SettledVoice } from '../voices.store.ts';
import { awaitsVerification, trainedModelIds } from './professional.policy.ts';
import { listTrainings } from './professional.store.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';

/** What the API says of professional clones, by voice id; other voices are not in it. */
export async function readFineTuning(
  db: Queryable,
  workspaceId: string,
  voices: readonly SettledVoice[],
): Promise<Map<string, FineTuning>> {
  const professional = voices.filter(({ category }) => category === 'professional');
  const trainings = await listTrainings(
    db,
    workspaceId,
    professional.map(({ rowId }) => rowId),
  );
  const ids = [...trainings.keys()];
  if (ids.length === 0) return new Map();
  const attempts = await db
    .select()
    .from(verificationAttempts)
    .where(and(eq(verificationAttempts.workspaceId, workspaceId), inArray(verificationAttempts.voiceId, ids)))
    .orderBy(verificationAttempts.createdAt);
  const reviews = await db
    .select()
    .from(voiceReviews)
    .where(
      and(
        eq(voiceReviews.workspaceId, workspaceId),
        inArray(voiceReviews.voiceId, ids),
        eq(voiceReviews.kind, 'manual_verification'),
      ),
    )
    .orderBy(desc(voiceReviews.createdAt));
  return new Map(
    professional.flatMap((voice) => {
      const training = trainings.get(voice.rowId);
      if (!training) return [];
      const own = attempts.filter(({ voiceId }) => voiceId === voice.rowId);
      const review = reviews.find(({ voiceId }) => voiceId === voice.rowId);
      return [[voice.rowId, toFineTuning(voice, training, { attempts: own, review })]];
    }),
  );
}

interface Verification {
  attempts: readonly VerificationAttemptRow[];
  review: VoiceReviewRow | undefined;
}

function toFineTuning(
  voice: SettledVoice,
  training: VoiceTrainingRow,
  { attempts, review }: Verification,
): FineTuning {
  const { state, progress, message, modelId, datasetMs, language } = training;
  const models = [...new Set([...trainedModelIds, ...(modelId === null ? [] : [modelId])])];
  const byModel = <Value>(value: Value): Record<string, Value> =>
    Object.fromEntries(models.map((model) => [model, value]));
  return {
    is_allowed_to_fine_tune: !awaitsVerification(voice),
    state: byModel(publicState(state)),
    verification_failures: attempts.flatMap(({ refusal }) => refusal ?? []),
    verification_attempts_count: attempts.length,
    manual_verification_requested: review !== undefined,
    language,
    progress: byModel(progress),
    message: message === null ? null : byModel(message),
    dataset_duration_seconds: datasetMs === null ? null : Math.round(datasetMs) / 1000,
    verification_attempts: attempts.map(toAttempt),
    slice_ids: null,
    manual_verification: review ? toManualVerification(review) : null,
    max_verification_attempts: null,
    next_max_verification_attempts_reset_unix_ms: null,
  };
}

/** The answers of the API know nothing before the start. */
const publicState = (state: FineTuningState): FineTuningState =>
  state === 'draft' || state === 'not_verified' ? 'not_started' : state;

const toAttempt = (attempt: VerificationAttemptRow) => ({
  text: attempt.text,
  date_unix: unixSeconds(attempt.createdAt),
  accepted: attempt.isAccepted,
  similarity: attempt.similarity,
  levenshtein_distance: attempt.levenshteinDistance,
  recording: {
    recording_id: attempt.id,
    mime_type: attempt.contentType,
    size_bytes: attempt.sizeBytes,
    upload_date_unix: unixSeconds(attempt.createdAt),
    transcription: attempt.transcription,
  },
});

const toManualVerification = ({ extraText, createdAt, files }: VoiceReviewRow) => ({
  extra_text: extraText ?? '',
  request_time_unix: unixSeconds(createdAt),
  files: files.map((file) => ({
    file_id: file.fileId,
    file_name: file.fileName,
    mime_type: file.contentType,
    size_bytes: file.sizeBytes,
    upload_date_unix: unixSeconds(createdAt),
  })),
});
