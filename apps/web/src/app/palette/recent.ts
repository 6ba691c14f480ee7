import { useState } from 'react';
import { finders } from '#web/app/palette/features.ts';
import { itemOfHit, type PaletteItem } from '#web/app/palette/palette-item.ts';
import type { Searcher, SearchHit } from '#web/shared/search/feature-search.ts';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';

const KEY = 'search-recent';
const MOST = 5;

/** What is known without the server is found by its key again; what the server found is kept as it was. */
interface Opened {
  key: string;
  found?: { by: string; hit: SearchHit };
}

const readOpened = (): Opened[] => readPreference<Opened[]>(KEY) ?? [];

/** What was opened last, newest first; what is gone from here, or not this person's any more, is left out. */
export function useRecent(known: readonly PaletteItem[], searcher: Searcher): PaletteItem[] {
  const [opened] = useState(readOpened);
  return opened.flatMap(({ key, found }) => {
    if (!found) return known.find((item) => item.key === key) ?? [];
    const finder = finders.find(({ id }) => id === found.by);
    return finder && (finder.isFor?.(searcher) ?? true) ? itemOfHit(finder, found.hit) : [];
  });
}

/** What people said or wrote is not kept. */
export function rememberOpened({ key, finder, hit }: PaletteItem): void {
  if (finder?.isPrivate) return;
  const others = readOpened().filter((other) => other.key !== key);
  const opened: Opened = { key, found: finder && hit && { by: finder.id, hit } };
  writePreference(KEY, [opened, ...others].slice(0, MOST));
}
