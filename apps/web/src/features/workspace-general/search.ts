import { BrainCircuit, History, PencilLine, TimerOff, Webhook } from 'lucide-react';
import { searchTitle } from '#web/features/workspace-general/search-titles.ts';
import { title } from '#web/features/workspace-general/titles.ts';
import type { FeatureSearch, SearchEntry } from '#web/shared/search/feature-search.ts';

const part = (hash: string, entry: Omit<SearchEntry, 'detail' | 'target'>): SearchEntry => ({
  ...entry,
  detail: title('title'),
  target: { to: '/app/workspace/general', hash },
});

export const search: FeatureSearch = {
  sections: [
    part('name', { title: searchTitle('workspaceName'), icon: PencilLine, keywords: 'rename' }),
    part('training', {
      title: searchTitle('training'),
      icon: BrainCircuit,
      keywords: 'opt out privacy models',
    }),
    part('inactivity', {
      title: searchTitle('inactivity'),
      icon: TimerOff,
      keywords: 'timeout session idle',
    }),
    part('retention', {
      title: searchTitle('retention'),
      icon: History,
      keywords: 'retention days delete zero',
    }),
    part('removal-notice', { title: searchTitle('notice'), icon: Webhook, keywords: 'removal notice' }),
  ],
};
