export { deriveSecret, hashSecret } from './hash.ts';
export { hashPassword, passwordMatches } from './password-hash.ts';
export { openSealed, sealText } from './sealed-text.ts';
export { openSecretKeys, type SecretKeys } from './secret-keys.ts';
export { readSignedToken, signToken } from './signed-token.ts';
