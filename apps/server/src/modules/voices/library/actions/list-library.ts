import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SharedVoice } from '../library.store.ts';
import { toLibraryVoice } from '../library.view.ts';
import { findMarks, type LibrarySearch, searchLibrary } from '../library-search.store.ts';
import { findHouseEngine, syncHouseVoices } from '../sync-house-voices.ts';

interface LibraryAnswer {
  voices: LibraryVoice[];
  has_more: boolean;
  total_count: number;
  last_sort_id: string | null;
}

/** One page; `reader` is undefined for people without an account. */
export async function listLibrary(
  platform: Platform,
  reader: Actor | undefined,
  search: LibrarySearch,
): Promise<LibraryAnswer> {
  await syncHouseVoices(platform);
  const { found, totalCount, hasMore } = await searchLibrary(platform.db, reader, search, {
    hiddenIds: platform.config.hiddenVoices,
    showsHouse: findHouseEngine(platform) !== undefined,
  });
  return {
    voices: await describeShared(platform, reader, found),
    has_more: hasMore,
    total_count: totalCount,
    last_sort_id: found.at(-1)?.shared.voiceId ?? null,
  };
}

/** With what the reader has of each. */
export async function describeShared(
  { db, publicUrl }: Platform,
  reader: Actor | undefined,
  found: readonly SharedVoice[],
): Promise<LibraryVoice[]> {
  const ids = found.map(({ shared }) => shared.voiceId);
  const marks = reader ? await findMarks(db, reader, ids) : null;
  const options = { publicUrl: publicUrl(), marks, ownWorkspaceId: reader?.workspaceId };
  return found.map((voice) => toLibraryVoice(voice, options));
}
