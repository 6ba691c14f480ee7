import type { ListedTranscript } from '@mynah/contract/speech/transcripts';
import { Captions, Mic } from 'lucide-react';
import { searchTitle } from '#web/features/speech-to-text/search-titles.ts';
import { SPEECH_TO_TEXT_PATH } from '#web/features/speech-to-text/speech-to-text-path.ts';
import { call } from '#web/shared/api/call.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import {
  type FeatureSearch,
  mostHits,
  type Searcher,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

const isFor = ({ isEditor }: Searcher): boolean => isEditor;

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('transcribe'),
      icon: Captions,
      keywords: 'new transcript subtitles captions upload file',
      target: { to: SPEECH_TO_TEXT_PATH },
      isFor,
    },
    {
      title: searchTitle('live'),
      icon: Mic,
      keywords: 'microphone dictate realtime',
      target: { to: SPEECH_TO_TEXT_PATH, search: { view: 'live' } },
      isFor,
    },
  ],
  finders: [
    {
      id: 'transcripts',
      label: searchTitle('transcripts'),
      icon: Captions,
      order: 30,
      isPrivate: true,
      isFor,
      find: findTranscripts,
      listOf: (words) => ({ to: SPEECH_TO_TEXT_PATH, search: { search: words } }),
    },
  ],
};

async function findTranscripts({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits };
  const { transcripts } = await call('GET /v1/speech-to-text/transcripts', { query, signal });
  return transcripts.map((transcript) => toHit(transcript, words));
}

/** The transcript opens at the words that were looked for. */
const toHit = (
  { transcription_id: id, title, preview, created_at_unix }: ListedTranscript,
  words: string,
): SearchHit => ({
  id,
  title,
  detail: preview || formatAgo(dateOfUnix(created_at_unix)),
  target: {
    to: `${SPEECH_TO_TEXT_PATH}/$transcriptionId`,
    params: { transcriptionId: id },
    search: { find: words },
  },
});
