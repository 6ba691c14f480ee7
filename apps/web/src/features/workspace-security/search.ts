import { FolderSync, Globe, LogIn } from 'lucide-react';
import { searchTitle } from '#web/features/workspace-security/search-titles.ts';
import { title } from '#web/features/workspace-security/titles.ts';
import type { FeatureSearch, SearchEntry } from '#web/shared/search/feature-search.ts';

const part = (hash: string, entry: Omit<SearchEntry, 'detail' | 'target'>): SearchEntry => ({
  ...entry,
  detail: title('title'),
  target: { to: '/app/workspace/security', hash },
  isFor: ({ isAdmin }) => isAdmin,
});

export const search: FeatureSearch = {
  sections: [
    part('sign-on', {
      title: searchTitle('signOn'),
      icon: LogIn,
      keywords: 'sso saml oidc openid identity provider okta entra google',
    }),
    part('domains', { title: searchTitle('domains'), icon: Globe, keywords: 'verify email dns' }),
    part('directory', {
      title: searchTitle('directory'),
      icon: FolderSync,
      keywords: 'provisioning users groups sync',
    }),
  ],
};
