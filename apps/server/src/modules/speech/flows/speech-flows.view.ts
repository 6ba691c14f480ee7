import type { MediaGeneration } from '@mynah/contract/speech/flows';
import type { Platform } from '../../../platform/platform.ts';
import { writeAudioAddress } from '../../history/index.ts';
import type { SpeechFlowRow } from './speech-flows.tables.ts';

export function toMediaGeneration(platform: Platform, row: SpeechFlowRow): MediaGeneration {
  const { id, state, workspaceId, historyItemId, contentType } = row;
  if (state === 'pending' || state === 'generating') return { id, status: state };
  if (state === 'completed' && historyItemId !== null && contentType !== null) {
    const address = writeAudioAddress(platform, { workspaceId, historyItemId });
    const url = new URL(address, platform.publicUrl()).href;
    return { id, status: 'completed', content_url: url, content_mime_type: contentType };
  }
  return {
    id,
    status: 'failed',
    failure_reason: row.failureReason ?? 'internal_error',
    error_message: row.failureMessage ?? 'It could not be made. You were not charged for it.',
  };
}
