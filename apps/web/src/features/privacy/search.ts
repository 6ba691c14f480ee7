import { Activity, Database, IdCard, UserLock } from 'lucide-react';
import { searchTitle } from '#web/features/privacy/search-titles.ts';
import { title } from '#web/features/privacy/titles.ts';
import type { FeatureSearch, SearchEntry } from '#web/shared/search/feature-search.ts';

const part = (hash: string, entry: Omit<SearchEntry, 'detail' | 'target'>): SearchEntry => ({
  ...entry,
  detail: title('title'),
  target: { to: '/app/settings/privacy', hash },
});

export const search: FeatureSearch = {
  sections: [
    part('choices', {
      title: searchTitle('choices'),
      icon: UserLock,
      keywords: 'consent cookies statistics marketing updates newsletter opt out ccpa',
    }),
    part('known', { title: searchTitle('known'), icon: IdCard, keywords: 'personal data location gdpr' }),
    part('activity', {
      title: searchTitle('activity'),
      icon: Activity,
      keywords: 'events analytics tracking erase',
    }),
    part('data', {
      title: searchTitle('data'),
      icon: Database,
      keywords: 'export download delete account gdpr erase',
    }),
  ],
};
