import { kinds } from '../kinds/index.ts';
import type { Category } from '../kinds/sound-kind.ts';
import { samples } from '../samples/sample-list.ts';

/** A sound of the library: what it is and whose. */
export interface CatalogueEntry {
  /** Names it in addresses and in requests. */
  id: string;
  title: string;
  category: Category;
  /** What people might call it. */
  captions: readonly string[];
  durationMs: number;
  /** It can go on without an end. */
  loops: boolean;
  /** SPDX */
  license: 'CC0-1.0';
  /** Of a recording; a sound by rule has none. */
  author?: string;
  page?: string;
  /** Needs the pack `sound-samples`. */
  recorded: boolean;
}

/** All that the engine can make by name. Light: nothing is loaded. */
export const catalogue: readonly CatalogueEntry[] = [
  ...kinds.map(({ id, title, category, captions, seconds, sustained }) => ({
    id,
    title,
    category,
    captions,
    durationMs: seconds * 1000,
    loops: sustained,
    license: 'CC0-1.0' as const,
    recorded: false,
  })),
  ...samples.map(({ file, title, category, captions, seconds, sustained, author, page }) => ({
    id: file,
    title,
    category,
    captions,
    durationMs: seconds * 1000,
    loops: sustained,
    license: 'CC0-1.0' as const,
    author,
    page,
    recorded: true,
  })),
].sort((one, other) => one.title.localeCompare(other.title, 'en'));
