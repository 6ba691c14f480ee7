export { findValidCode, requireValidCode } from './actions/find-valid-code.ts';
export { recordRedemption, redeem, redeemWith, takeRedemptionBack } from './actions/redeem.ts';
export { promoCodesModule } from './module.ts';
export type { PromoCodeRow } from './promo-codes.tables.ts';
