import { Wind } from 'lucide-react';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { searchTitle } from '#web/features/sound-effects/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('make'),
      icon: Wind,
      keywords: 'new sfx noise',
      target: { to: GENERATE_PATH },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
