export { checkFactorCode } from './actions/check-factor-code.ts';
export { getSecondFactorList } from './actions/get-second-factor-list.ts';
export { requireSecondFactor } from './actions/require-second-factor.ts';
export { findMaskedPhoneNumber } from './find-masked-phone-number.ts';
export { forgetTrustedDevices } from './forget-trusted-devices.ts';
export { signInWithCode } from './sign-in-with-code.ts';
export { trustedHashOf } from './trusted-cookie.ts';
export { deleteExpiredTrustedDevices, deleteTrustedDevices } from './trusted-devices.store.ts';
export { twoFactorRoutes } from './two-factor.routes.ts';
