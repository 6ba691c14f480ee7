import type { FeatureSearch, Finder, SearchEntry } from '#web/shared/search/feature-search.ts';

const modules = import.meta.glob<{ search: FeatureSearch }>('../../features/*/search.ts', { eager: true });
const searches = Object.values(modules).map((module) => module.search);

/** What the features bring to the search. */
export const actions: readonly SearchEntry[] = searches.flatMap(({ actions = [] }) => actions);
export const sections: readonly SearchEntry[] = searches.flatMap(({ sections = [] }) => sections);
export const finders: readonly Finder[] = searches
  .flatMap(({ finders = [] }) => finders)
  .toSorted((a, b) => a.order - b.order);
