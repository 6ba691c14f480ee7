import { randomBytes, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An opaque id in the API's style: 20 letters and digits (119 bits), with the API's prefix where it has one. */
export function newId(prefix = ''): string {
  let id = prefix;
  for (let i = 0; i < 20; i++) id += alphabet[randomInt(alphabet.length)];
  return id;
}

/** A secret of 256 bits as URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
