import { GraduationCap } from 'lucide-react';
import { searchTitle } from '#web/features/professional-voices/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('train'),
      icon: GraduationCap,
      keywords: 'pvc clone fine-tune',
      target: { to: '/app/professional-voice-cloning', search: { voice: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
