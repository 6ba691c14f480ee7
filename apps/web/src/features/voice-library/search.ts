import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { Library } from 'lucide-react';
import { LIBRARY_PATH, VOICE_PATH } from '#web/features/voice-library/paths.ts';
import { title } from '#web/features/voice-library/titles.ts';
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
      id: 'library',
      label: title('title'),
      icon: Library,
      order: 40,
      find: findLibraryVoices,
      listOf: (words) => ({ to: LIBRARY_PATH, search: { search: words } }),
    },
  ],
};

async function findLibraryVoices({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits };
  return (await call('GET /v1/shared-voices', { query, signal })).voices.map(toHit);
}

const toHit = ({ voice_id: id, public_owner_id: ownerId, name, description }: LibraryVoice): SearchHit => ({
  id,
  title: name,
  detail: description?.trim() || undefined,
  voice: { id, name },
  target: { to: VOICE_PATH, params: { ownerId, voiceId: id } },
});
