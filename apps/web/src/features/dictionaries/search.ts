import { BookA } from 'lucide-react';
import { DICTIONARIES_PATH, DICTIONARY_PATH } from '#web/features/dictionaries/paths.ts';
import { searchTitle } from '#web/features/dictionaries/search-titles.ts';
import { call } from '#web/shared/api/call.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('newDictionary'),
      icon: BookA,
      keywords: 'say word name rule lexicon phoneme alias pls',
      target: { to: DICTIONARIES_PATH, search: { dialog: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'dictionaries',
      label: searchTitle('dictionaries'),
      icon: BookA,
      order: 35,
      find: findDictionaries,
      listOf: (words) => ({ to: DICTIONARIES_PATH, search: { search: words } }),
    },
  ],
};

async function findDictionaries({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits, sort: 'name', sort_direction: 'asc' } as const;
  const page = await call('GET /v1/pronunciation-dictionaries', { query, signal });
  return page.pronunciation_dictionaries.map(({ id, name, description }) => ({
    id,
    title: name,
    detail: description ?? undefined,
    target: { to: DICTIONARY_PATH, params: { dictionaryId: id } },
  }));
}
