import type { AppConfig } from '@mynah/contract/site';
import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';

/** Who searches: what is not theirs is neither shown nor asked of the server. Both are false until it is known. */
export interface Searcher {
  isEditor: boolean;
  isAdmin: boolean;
  isStaff: boolean;
  config: AppConfig | undefined;
}

/** An address of the app, as the router takes it. */
export interface SearchTarget {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
  /** The id of a part of the page, which is brought into view. */
  hash?: string;
}

/** Something that is known without asking the server: an action, or a part of a page. */
export interface SearchEntry {
  title: string;
  icon: LucideIcon;
  /** Where it stands. */
  detail?: string;
  /** Other words by which people look for it. */
  keywords?: string;
  target: SearchTarget;
  /** Without it, for everybody. */
  isFor?: (searcher: Searcher) => boolean;
}

/** Something that was found on the server. */
export interface SearchHit {
  /** Unique among the hits of its finder. */
  id: string;
  title: string;
  detail?: string;
  /** The voice whose mark stands beside it, in place of the finder's icon. */
  voice?: { id: string; name: string };
  target: SearchTarget;
}

export interface SearchQuestion {
  /** As they were typed; never empty. */
  words: string;
  signal: AbortSignal;
  client: QueryClient;
}

/** Asks the server for things of one kind. */
export interface Finder {
  id: string;
  /** Heads what it found. */
  label: string;
  icon: LucideIcon;
  /** Rises from top to bottom. */
  order: number;
  isFor?: (searcher: Searcher) => boolean;
  /** What people said or wrote: not kept among what was opened last. */
  isPrivate?: boolean;
  /** The best first, `mostHits` of them at most. */
  find: (question: SearchQuestion) => Promise<SearchHit[]>;
  /** The list of all that fits. */
  listOf?: (words: string) => SearchTarget;
}

/**
 * What a feature brings to the search. Its `search.ts` exports one under the name `search`; the search finds it by its
 * place in the folder, and loads it when it is first opened.
 */
export interface FeatureSearch {
  /** What can be done from anywhere. */
  actions?: readonly SearchEntry[];
  /** Parts of pages of settings. */
  sections?: readonly SearchEntry[];
  finders?: readonly Finder[];
}

/** Of one kind, so that the next kind is in view too. */
export const mostHits = 5;
