import { AppWindow, Fingerprint, Laptop, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { searchTitle } from '#web/features/security/search-titles.ts';
import { title } from '#web/features/security/titles.ts';
import type { FeatureSearch, SearchEntry } from '#web/shared/search/feature-search.ts';

const part = (hash: string, entry: Omit<SearchEntry, 'detail' | 'target'>): SearchEntry => ({
  ...entry,
  detail: title('title'),
  target: { to: '/app/settings/security', hash },
});

export const search: FeatureSearch = {
  sections: [
    part('two-factor', {
      title: searchTitle('twoFactor'),
      icon: ShieldCheck,
      keywords: '2fa mfa otp totp authenticator sms backup codes',
    }),
    part('passkeys', {
      title: searchTitle('passkeys'),
      icon: Fingerprint,
      keywords: 'webauthn fingerprint face',
    }),
    part('sessions', {
      title: searchTitle('sessions'),
      icon: MonitorSmartphone,
      keywords: 'devices signed in log out',
    }),
    part('trusted-devices', { title: searchTitle('trusted'), icon: Laptop, keywords: 'remembered' }),
    part('programs', { title: searchTitle('granted'), icon: AppWindow, keywords: 'apps granted code' }),
  ],
};
