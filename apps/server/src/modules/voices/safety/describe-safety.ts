import type { FineTuning } from '@mynah/contract/voices/fine-tuning';
import { maxVerificationAttempts } from '@mynah/contract/voices/voice-verification';
import type { Voice } from '@mynah/contract/voices/voices';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { VoicePart } from '../catalog/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { nextDayStart } from './attempt-days.ts';
import { listAttempts } from './captchas.store.ts';
import { latestVerifications } from './reviews.store.ts';
import { listSafety } from './safety.store.ts';
import type { VerificationAttemptRow, VoiceReviewRow } from './safety.tables.ts';

type Ownership = Pick<
  FineTuning,
  | 'verification_failures'
  | 'verification_attempts_count'
  | 'verification_attempts'
  | 'manual_verification_requested'
  | 'manual_verification'
  | 'max_verification_attempts'
  | 'next_max_verification_attempts_reset_unix_ms'
>;

/** How safe some voices are and who owns them: three queries for all. A copy is as safe as what it is a copy of. */
export const describeSafety: NonNullable<VoicePart['describe']> = async ({ db, clock }, _, voices) => {
  const ids = voices.map(({ rowId }) => rowId);
  const originals = await listSafety(
    db,
    voices.flatMap(({ sourceVoiceId }) => sourceVoiceId ?? []),
  );
  const attempts = await listAttempts(db, ids);
  const checks = await latestVerifications(db, ids);
  const now = clock.now();
  return new Map(
    voices.map((voice) => {
      const original = voice.sourceVoiceId === null ? undefined : originals.get(voice.sourceVoiceId);
      const tried = attempts.get(voice.rowId) ?? [];
      const fields = {
        // either of the two may have been stopped
        safety_control: strictest(voice.safetyControl, original?.safetyControl ?? null),
        voice_verification: toVerification(voice.language, original ?? voice, tried),
        fine_tuning: toOwnership(tried, checks.get(voice.rowId), now),
      };
      return [voice.rowId, fields] as const;
    }),
  );
};

const strictest = (one: Voice['safety_control'], two: Voice['safety_control']): Voice['safety_control'] =>
  one === 'BAN' || two === 'BAN' ? 'BAN' : (one ?? two);

const toVerification = (
  language: string,
  { requiresVerification, verifiedAt }: Pick<VoiceRow, 'requiresVerification' | 'verifiedAt'>,
  attempts: readonly VerificationAttemptRow[],
): Voice['voice_verification'] => ({
  requires_verification: requiresVerification,
  is_verified: verifiedAt !== null,
  verification_failures: failuresOf(attempts),
  verification_attempts_count: attempts.length,
  language: language.split('-')[0]!,
  verification_attempts: attempts.map(toAttempt),
});

const failuresOf = (attempts: readonly VerificationAttemptRow[]): string[] =>
  attempts.flatMap(({ refusal }) => refusal ?? []);

function toOwnership(
  attempts: readonly VerificationAttemptRow[],
  check: VoiceReviewRow | undefined,
  now: Date,
): Ownership {
  const waiting = check?.status === 'pending' ? check : undefined;
  return {
    verification_failures: failuresOf(attempts),
    verification_attempts_count: attempts.length,
    verification_attempts: attempts.map(toAttempt),
    manual_verification_requested: waiting !== undefined,
    manual_verification: waiting ? toManualVerification(waiting) : null,
    max_verification_attempts: maxVerificationAttempts,
    next_max_verification_attempts_reset_unix_ms: nextDayStart(now).getTime(),
  };
}

const toAttempt = (
  attempt: VerificationAttemptRow,
): NonNullable<FineTuning['verification_attempts']>[number] => ({
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

const toManualVerification = ({ extraText, files, createdAt }: VoiceReviewRow) => ({
  extra_text: extraText ?? '',
  request_time_unix: unixSeconds(createdAt),
  files: files.map(({ fileId, fileName, contentType, sizeBytes }) => ({
    file_id: fileId,
    file_name: fileName,
    mime_type: contentType,
    size_bytes: sizeBytes,
    upload_date_unix: unixSeconds(createdAt),
  })),
});
