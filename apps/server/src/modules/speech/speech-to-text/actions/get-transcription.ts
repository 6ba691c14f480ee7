import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findTranscription, type TranscriptionKey, type TranscriptionRow } from '../transcriptions.store.ts';

/** The public API's words. */
export const transcriptNotFound = (): Failure => new Failure('not_found_error', 'Transcript not found.');

/** @throws Failure `not_found_error` */
export async function getTranscription(platform: Platform, key: TranscriptionKey): Promise<TranscriptionRow> {
  const row = await findTranscription(platform.db, key);
  if (!row?.order.isKept) throw transcriptNotFound();
  return row;
}

/** One that is done. @throws Failure `not_found_error` while it is not */
export async function getFinishedTranscription(
  platform: Platform,
  key: TranscriptionKey,
): Promise<TranscriptionRow> {
  const row = await getTranscription(platform, key);
  if (row.state !== 'done') throw transcriptNotFound();
  return row;
}
