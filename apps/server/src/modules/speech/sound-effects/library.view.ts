import type { ClosestSound, LibrarySound } from '@mynah/contract/speech/sound-generation';
import type { LibraryEntry } from '@mynah/engine-spec/tasks';
import type { FoundClosest } from './actions/find-closest-sound.ts';

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

export const toClosestSound = ({ similarity, closest, madeOf }: FoundClosest): ClosestSound => ({
  similarity: similarity ?? null,
  closest: closest ?? null,
  made_of: madeOf.map(({ id, title, similarity: each }) => ({ sound_id: id, title, similarity: each })),
});
