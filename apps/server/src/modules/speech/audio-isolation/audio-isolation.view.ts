import type { IsolationHistoryItem } from '@mynah/contract/speech/audio-isolation';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type listMadeByTool, writeAudioAddress } from '../../history/index.ts';

type ListedIsolation = Awaited<ReturnType<typeof listMadeByTool>>['items'][number];

export function toIsolationItem(platform: Platform, item: ListedIsolation): IsolationHistoryItem {
  const access = { workspaceId: item.workspaceId, historyItemId: item.id };
  const address = (file?: 'film'): string =>
    new URL(writeAudioAddress(platform, access, file), platform.publicUrl()).href;
  const hasPicture = item.request.has_picture === true;
  const { preview_b64: preview } = item.request;
  return {
    id: item.id,
    title: item.text,
    created_at_unix: unixSeconds(item.createdAt),
    format: 'mp3',
    duration_seconds: item.durationMs / 1000,
    download_url: address(),
    icon_url: null,
    source_video_url: item.film === null ? null : address('film'),
    supports_video: hasPicture,
    processing: false,
    video_processing_failed: hasPicture && item.film === null,
    preview_b64: typeof preview === 'string' ? preview : null,
  };
}
