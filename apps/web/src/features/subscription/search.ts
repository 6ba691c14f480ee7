import { BadgePercent, CreditCard } from 'lucide-react';
import { searchTitle } from '#web/features/subscription/search-titles.ts';
import { title } from '#web/features/subscription/titles.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  sections: [
    {
      title: searchTitle('plans'),
      detail: title('title'),
      icon: CreditCard,
      keywords: 'pricing upgrade downgrade billing',
      target: { to: '/app/subscription', hash: 'plans' },
    },
    {
      title: searchTitle('promo'),
      detail: title('title'),
      icon: BadgePercent,
      keywords: 'coupon discount voucher',
      target: { to: '/app/subscription', hash: 'promo-code' },
    },
  ],
};
