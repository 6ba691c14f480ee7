import type { ClosestSound, LibrarySound } from '@mynah/contract/sound-generation';
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

export const toClosestSound = ({ likeness, closest, madeOf }: FoundClosest): ClosestSound => ({
  likeness: likeness ?? null,
  closest: closest ?? null,
  made_of: madeOf.map(({ id, title, likeness: each }) => ({ sound_id: id, title, likeness: each })),
});
