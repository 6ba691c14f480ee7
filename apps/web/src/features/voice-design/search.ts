import { WandSparkles } from 'lucide-react';
import { designPath } from '#web/features/voice-design/paths.ts';
import { searchTitle } from '#web/features/voice-design/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('design'),
      icon: WandSparkles,
      keywords: 'new voice describe create',
      target: { to: designPath },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
