import { AudioLines, Languages } from 'lucide-react';
import type { Dub } from '#web/features/dubbing/dubbing.requests.ts';
import { DUB_PATH, DUBBING_PATH, LIVE_PATH } from '#web/features/dubbing/paths.ts';
import { searchTitle } from '#web/features/dubbing/search-titles.ts';
import { call } from '#web/shared/api/call.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('newDub'),
      icon: Languages,
      keywords: 'new dub translate video film movie language voice over localize',
      target: { to: DUBBING_PATH, search: { dialog: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
    {
      title: searchTitle('live'),
      icon: AudioLines,
      keywords: 'live realtime translation translate speak interpreter simultaneous microphone conversation',
      target: { to: LIVE_PATH },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'dubs',
      label: searchTitle('dubs'),
      icon: Languages,
      order: 27,
      find: findDubs,
      listOf: (words) => ({ to: DUBBING_PATH, search: { search: words } }),
    },
  ],
};

async function findDubs({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits };
  const { dubs } = await call('GET /v1/dubbing', { query, signal });
  return dubs.map(toHit);
}

const toHit = ({ dubbing_id: id, name, target_languages }: Dub): SearchHit => ({
  id,
  title: name,
  detail: target_languages.map(languageName).join(', ') || undefined,
  target: { to: DUB_PATH, params: { dubbingId: id } },
});
