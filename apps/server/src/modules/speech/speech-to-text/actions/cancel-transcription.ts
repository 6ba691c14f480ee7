import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun } from '../../../../platform/workflows/index.ts';
import { findProgress, type TranscriptionKey } from '../transcriptions.store.ts';
import { transcribe } from '../work/transcribe.ts';

/** Stops work that is not done: credits go back, what was heard so far stays for another try. */
export async function cancelTranscription(platform: Platform, key: TranscriptionKey): Promise<void> {
  if (await findProgress(platform.db, key)) await cancelRun(platform, transcribe, key.id);
}
