import { createHash, createHmac } from 'node:crypto';

/** For random secrets (keys, tokens): nothing to guess, so a fast hash is right. In hex. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret that follows from another and that only the holder of the key can work out. URL-safe text. */
export const deriveSecret = (key: Uint8Array, from: string): string =>
  createHmac('sha256', key).update(from).digest('base64url');
