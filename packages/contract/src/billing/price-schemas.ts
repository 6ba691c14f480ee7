import { z } from 'zod';
import { billingPeriods, currencies, soldTiers } from './prices.ts';

export const currency = z.enum(currencies);
export const billingPeriod = z.enum(billingPeriods);
export const soldTier = z.enum(soldTiers);
