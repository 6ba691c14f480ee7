import type { SecretKeys } from '../crypto/index.ts';

/** The key of this server's watermark in speech: only who holds the server's secret can put it in or find it. */
export const watermarkKey = (keys: SecretKeys): Uint8Array => keys.keyFor('speech watermark');
