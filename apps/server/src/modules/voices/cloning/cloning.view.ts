import type { VoiceConsent } from '@mynah/contract/voices/voice-cloning';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { VoiceCloneRow, VoiceConsentRow } from './cloning.tables.ts';

export const toConsent = (consent: VoiceConsentRow): VoiceConsent => ({
  consent_id: consent.id,
  voice_id: consent.voiceId,
  voice_name: consent.voiceName,
  user_id: consent.userId,
  user_name: consent.userName,
  user_email: consent.userEmail,
  statement: consent.statement,
  sample_hashes: consent.sampleHashes,
  given_at_unix: unixSeconds(consent.givenAt),
  client_address: consent.clientAddress,
});

interface CloneWork {
  /** Of the work on it, while there is any. */
  progress: number | undefined;
  now: Date;
}

/** How a refinement goes; a voice without one is as near as it will come. */
export function toCloneState(clone: VoiceCloneRow | undefined, { progress = 0, now }: CloneWork) {
  const reached = clone ? Math.max(clone.progress, progress) : 1;
  return {
    state: clone?.state ?? ('ready' as const),
    progress: reached,
    eta_secs: clone?.state === 'refining' ? secondsLeft(clone, reached, now) : null,
    message: clone?.message ?? null,
    quality: clone?.quality ?? null,
  };
}

/** By the pace so far; nothing is known at the very beginning. */
function secondsLeft({ startedAt }: VoiceCloneRow, progress: number, now: Date): number | null {
  if (startedAt === null || progress < 0.05) return null;
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.round((elapsed / progress) * (1 - progress));
}

const columns = [
  'given_at',
  'voice_id',
  'voice_name',
  'user_name',
  'user_email',
  'client_address',
  'statement',
  'sample_hashes',
] as const;

/** RFC 4180; a field that a spreadsheet would take for a formula is quoted out of it. */
export function toConsentTable(consents: readonly VoiceConsentRow[]): string {
  const rows = consents.map((consent) => [
    consent.givenAt.toISOString(),
    consent.voiceId,
    consent.voiceName,
    consent.userName ?? '',
    consent.userEmail ?? '',
    consent.clientAddress ?? '',
    consent.statement,
    consent.sampleHashes.join(' '),
  ]);
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

const field = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
