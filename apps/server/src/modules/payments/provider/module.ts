import type { Module } from '../../../platform/http/index.ts';

/** What somebody who takes money does; Stripe and test money are two that know how. */
export const providerModule: Module = { name: 'payment-provider' };
