import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import type { StoredBlob } from '../../../../platform/blobs/blobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryItem } from '../../../history/index.ts';
import type { Recording, TimedCharacter } from '../track/index.ts';
import { findCachedItemId } from './speech-cache.store.ts';

export interface CachedSpeech {
  recording: Recording;
  sound: StoredBlob;
}

/** The sound of an equal request of this workspace, while its history item is there. */
export async function findCachedSpeech(
  platform: Platform,
  workspaceId: string,
  requestHash: string,
): Promise<CachedSpeech | undefined> {
  const itemId = await findCachedItemId(platform.db, workspaceId, requestHash);
  const item = itemId === undefined ? undefined : await findHistoryItem(platform.db, workspaceId, itemId);
  const sizeBytes = item && (await platform.blobs.size(item.audioBlob));
  if (!item || sizeBytes === undefined) return undefined;
  return {
    sound: { key: item.audioBlob, sizeBytes },
    recording: {
      durationMs: item.durationMs,
      peaks: item.peaks ?? new Uint8Array(),
      written: toCharacters(item.alignments?.alignment),
      spoken: toCharacters(item.alignments?.normalizedAlignment),
    },
  };
}

const toCharacters = (alignment: CharacterAlignment | undefined): TimedCharacter[] =>
  (alignment?.characters ?? []).map((character, index) => ({
    character,
    startMs: alignment!.character_start_times_seconds[index]! * 1000,
    endMs: alignment!.character_end_times_seconds[index]! * 1000,
  }));
