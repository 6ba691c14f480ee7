import { CircleUser, IdCard, Languages, LogOut, SunMoon } from 'lucide-react';
import { searchTitle } from '#web/features/settings/search-titles.ts';
import { title } from '#web/features/settings/titles.ts';
import type { FeatureSearch, SearchEntry } from '#web/shared/search/feature-search.ts';

const part = (hash: string, entry: Omit<SearchEntry, 'detail' | 'target'>): SearchEntry => ({
  ...entry,
  detail: title('title'),
  target: { to: '/app/settings', hash },
});

export const search: FeatureSearch = {
  sections: [
    part('account', { title: searchTitle('account'), icon: CircleUser, keywords: 'email address user id' }),
    part('profile', { title: searchTitle('profile'), icon: IdCard, keywords: 'name public name handle' }),
    part('appearance', {
      title: searchTitle('appearance'),
      icon: SunMoon,
      keywords: 'theme dark light mode',
    }),
    part('language', {
      title: searchTitle('language'),
      icon: Languages,
      keywords: 'deutsch español français português 日本語 हिन्दी العربية 中文',
    }),
    part('session', { title: searchTitle('session'), icon: LogOut, keywords: 'sign out log out' }),
  ],
};
