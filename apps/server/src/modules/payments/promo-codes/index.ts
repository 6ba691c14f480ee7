export { findValidCode, requireValidCode } from './actions/find-valid-code.ts';
export { promoCodesModule } from './module.ts';
export { findCode, insertRedemption } from './promo-codes.store.ts';
export type { PromoCodeRow } from './promo-codes.tables.ts';
