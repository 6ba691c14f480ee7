import { Mic } from 'lucide-react';
import { searchTitle } from '#web/features/speech-to-speech/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('change'),
      icon: Mic,
      keywords: 'voice changer convert sts',
      target: { to: '/app/speech-synthesis/speech-to-speech' },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
