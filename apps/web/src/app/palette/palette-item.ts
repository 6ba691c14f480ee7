import type { LucideIcon } from 'lucide-react';
import type { Finder, SearchEntry, SearchHit, SearchTarget } from '#web/shared/search/feature-search.ts';

/** A row of the search: it leads to an address, or does something here. */
export interface PaletteItem {
  /** The same at every opening: what was opened last is known by it. */
  key: string;
  title: string;
  icon: LucideIcon;
  detail?: string;
  keywords?: string;
  voice?: { id: string; name: string };
  /** The shortcut that does the same. */
  keys?: string;
  target?: SearchTarget;
  run?: () => void;
  /** What the server found, and who asked it. */
  finder?: Finder;
  hit?: SearchHit;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

export const itemOfEntry = (entry: SearchEntry): PaletteItem => ({
  ...entry,
  key: `${entry.target.to}#${entry.target.hash ?? ''} ${entry.title}`,
});

export const itemOfHit = (finder: Finder, hit: SearchHit): PaletteItem => ({
  ...hit,
  key: `${finder.id} ${hit.id}`,
  icon: finder.icon,
  finder,
  hit,
});
