import type { Module } from '../../../platform/http/index.ts';
import { prepareSpecialOffers } from './actions/prepare-special-offers.ts';
import { promoCodeHttpRoutes } from './promo-codes.routes.ts';

/** Codes that take something off. */
export const promoCodesModule: Module = {
  name: 'promo-codes',
  routes: promoCodeHttpRoutes,
  prepare: prepareSpecialOffers,
};
