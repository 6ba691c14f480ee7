import type { Voice } from '@mynah/contract/voices/voices';
import { AudioWaveform } from 'lucide-react';
import { searchTitle } from '#web/features/voices/search-titles.ts';
import { call } from '#web/shared/api/call.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  finders: [
    {
      id: 'voices',
      label: searchTitle('voices'),
      icon: AudioWaveform,
      order: 10,
      find: findVoices,
    },
  ],
};

/** By name, description and labels. */
async function findVoices({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits, include_total_count: false };
  return (await call('GET /v2/voices', { query, signal })).voices.map(toHit);
}

const toHit = ({ voice_id: id, name, description, labels }: Voice): SearchHit => ({
  id,
  title: name,
  detail: description?.trim() || Object.values(labels).join(', '),
  voice: { id, name },
  target: { to: '/app/voice-lab/$voiceId', params: { voiceId: id } },
});
