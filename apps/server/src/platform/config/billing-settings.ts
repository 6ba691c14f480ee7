import { flag, prices, setting } from './setting.ts';

/** Settings about money: what plans cost, and who takes it. */
export const billingSettings = {
  billing: setting(
    'MYNAH_BILLING',
    flag('on'),
    'Lets workspaces pay for plans; off hides plans and prices, and charges nobody.',
  ),
  pricesUsd: setting(
    'MYNAH_PRICES_USD',
    prices,
    'Monthly prices of plans in US dollars, such as starter=5,pro=99.50, for plans whose price differs from the built-in one; a year costs ten months.',
  ),
  pricesEur: setting('MYNAH_PRICES_EUR', prices, 'The same in euros.'),
} as const;
