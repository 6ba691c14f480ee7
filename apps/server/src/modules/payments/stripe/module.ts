import type { Module } from '../../../platform/http/index.ts';

/** Stripe as a provider; its events come in by a route of `subscriptions`. */
export const stripeModule: Module = { name: 'stripe' };
