import { Copy } from 'lucide-react';
import { CLONE_PATH } from '#web/features/voice-lab/paths.ts';
import { searchTitle } from '#web/features/voice-lab/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('clone'),
      icon: Copy,
      keywords: 'new voice instant own recording',
      target: { to: CLONE_PATH },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
