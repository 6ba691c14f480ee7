import { AudioLines } from 'lucide-react';
import { searchTitle } from '#web/features/text-to-speech/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('speak'),
      icon: AudioLines,
      keywords: 'new speech generate say read aloud tts',
      target: { to: '/app/speech-synthesis/text-to-speech' },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
