import type { MusicSong } from '@mynah/contract/speech/music';
import { Music } from 'lucide-react';
import { songsQuery } from '#web/features/music/music.requests.ts';
import { searchTitle } from '#web/features/music/search-titles.ts';
import {
  type FeatureSearch,
  mostHits,
  type Searcher,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';
import { bestOf } from '#web/shared/search/match.ts';

const PATH = '/app/music';
const FRESH_MS = 30_000;
const isFor = ({ isEditor }: Searcher): boolean => isEditor;

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('compose'),
      icon: Music,
      keywords: 'new music tune',
      target: { to: PATH },
      isFor,
    },
  ],
  finders: [
    {
      id: 'songs',
      label: searchTitle('songs'),
      icon: Music,
      order: 35,
      isPrivate: true,
      isFor,
      find: findSongs,
    },
  ],
};

/** There is one list of songs, the same that the page shows. */
async function findSongs({ words, client }: SearchQuestion): Promise<SearchHit[]> {
  const songs = await client.fetchQuery({ ...songsQuery, staleTime: FRESH_MS });
  return bestOf(words, songs, ({ title, prompt }) => [title, prompt ?? ''])
    .slice(0, mostHits)
    .map(({ item }) => toHit(item));
}

const toHit = ({ song_id: id, title, prompt }: MusicSong): SearchHit => ({
  id,
  title,
  detail: prompt ?? undefined,
  target: { to: PATH, hash: `song-${id}` },
});
