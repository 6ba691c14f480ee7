/** When the biometric terms took effect (PRV-006). */
export const biometricTermsEffectiveDate = '2024-05-31';
