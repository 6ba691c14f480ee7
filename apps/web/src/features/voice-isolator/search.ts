import { MicVocal } from 'lucide-react';
import { searchTitle } from '#web/features/voice-isolator/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('isolate'),
      icon: MicVocal,
      keywords: 'clean background isolate',
      target: { to: '/app/voice-isolator' },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
