import { randomInt } from 'node:crypto';
import { deriveSecret, type SecretKeys } from '../../../platform/crypto/index.ts';

/** Consonants: no words come out, and none is taken for a digit. 34 bits, for ten minutes and few tries. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;

export const newRequestCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As it is shown: with a dash in the middle. */
export const shownRequestCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Keyed: who reads the table alone can try no codes. */
export const hashRequestCode = (keys: SecretKeys, code: string): string =>
  deriveSecret(keys.keyFor('sign-in-request'), code);
