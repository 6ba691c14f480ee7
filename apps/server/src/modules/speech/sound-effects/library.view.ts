import type { LibrarySound } from '@mynah/contract/sound-generation';
import type { LibraryEntry } from '@mynah/engine-spec/tasks';

export const toLibrarySound = (entry: LibraryEntry): LibrarySound => ({
  sound_id: entry.id,
  title: entry.title,
  category: entry.category,
  captions: [...entry.captions],
  duration_ms: entry.durationMs,
  loops: entry.loops,
  license: entry.license,
  author: entry.author ?? null,
  source_url: entry.page ?? null,
});
