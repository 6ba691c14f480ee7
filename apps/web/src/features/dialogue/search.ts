import { MessagesSquare } from 'lucide-react';
import { dialoguePath } from '#web/features/dialogue/pages.ts';
import { searchTitle } from '#web/features/dialogue/search-titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('write'),
      icon: MessagesSquare,
      keywords: 'new conversation lines',
      target: { to: dialoguePath },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
