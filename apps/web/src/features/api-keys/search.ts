import { KeyRound } from 'lucide-react';
import { searchTitle } from '#web/features/api-keys/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('create'),
      icon: KeyRound,
      keywords: 'new token developer',
      target: { to: '/app/settings/api-keys', search: { dialog: 'new-key' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
