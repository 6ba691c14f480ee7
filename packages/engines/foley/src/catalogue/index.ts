import type { LibraryEntry } from '@mynah/engine-spec/tasks';
import { kinds } from '../kinds/index.ts';
import { samples } from '../samples/sample-list.ts';

/** All that the engine can make by name. Light: nothing is loaded. */
export const catalogue: readonly LibraryEntry[] = [
  ...kinds.map(({ id, title, category, captions, seconds, sustained }) => ({
    id,
    title,
    category,
    captions,
    durationMs: seconds * 1000,
    loops: sustained,
    license: 'CC0-1.0',
  })),
  ...samples.map(({ file, title, category, captions, seconds, sustained, author, page }) => ({
    id: file,
    title,
    category,
    captions,
    durationMs: seconds * 1000,
    loops: sustained,
    license: 'CC0-1.0',
    author,
    page,
  })),
].sort((one, other) => one.title.localeCompare(other.title, 'en'));
