import { randomInt } from 'node:crypto';
import { deriveSecret, type SecretKeys } from '../../../../platform/crypto/index.ts';

/** Without letters and digits that look alike; 49 bits a code. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;
const count = 10;

export function newBackupCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
}

/** As it is shown: with a dash in the middle. */
export const shownBackupCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Keyed and bound to the person: who reads the table alone can try no codes. */
export const hashBackupCode = (keys: SecretKeys, userId: string, code: string): string =>
  deriveSecret(keys.keyFor('backup-code'), `${userId} ${code}`);
