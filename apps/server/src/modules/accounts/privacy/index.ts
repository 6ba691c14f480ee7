export { chooseSale, isOptedOutOfSale } from './actions/opt-out-of-sale.ts';
export { asksConsent, type Visit, visitOf } from './consent.policy.ts';
export { privacyModule } from './module.ts';
export { type ExportedFile, type OwnedMaterial, type Owner, ownedMaterial } from './owned-material.ts';
