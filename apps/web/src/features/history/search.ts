import type { HistoryItem } from '@mynah/contract/history/history';
import { History } from 'lucide-react';
import { HISTORY_PATH } from '#web/features/history/history-path.ts';
import { title } from '#web/features/history/titles.ts';
import { call } from '#web/shared/api/call.ts';
import { faceOf, titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';
import { excerptOf } from '#web/shared/search/match.ts';

export const search: FeatureSearch = {
  finders: [
    {
      id: 'history',
      label: title('title'),
      icon: History,
      order: 20,
      isPrivate: true,
      find: findItems,
      listOf: (words) => ({ to: HISTORY_PATH, search: { search: words } }),
    },
  ],
};

async function findItems({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits };
  const { history } = await call('GET /v1/history', { query, signal });
  return history.map((item) => toHit(item, words));
}

/** Among all that fits: an old item would be far down the whole history. */
function toHit(item: HistoryItem, words: string): SearchHit {
  const { history_item_id: id, voice_id, voice_name, date_unix } = item;
  const name = voice_name ?? '';
  return {
    id,
    title: excerptOf(titleOf(item), words),
    detail: [name || faceOf(item).label, formatAgo(dateOfUnix(date_unix))].join(' · '),
    voice: voice_id === null ? undefined : { id: voice_id, name },
    target: { to: HISTORY_PATH, search: { search: words, item: id } },
  };
}
