import { timingSafeEqual } from 'node:crypto';
import { deriveSecret, type SecretKeys } from '../../../../platform/crypto/index.ts';

const idLength = 20;
const proofLength = 22;

/** The invite's id and 132 bits that only this server can work out: nothing of it has to be stored. */
export const inviteCodeOf = (keys: SecretKeys, inviteId: string): string =>
  `${inviteId}${deriveSecret(keys.keyFor('invite-code'), inviteId).slice(0, proofLength)}`;

/** The id of the invite, or undefined when the code is none of ours. */
export function readInviteCode(keys: SecretKeys, code: string): string | undefined {
  const inviteId = code.slice(0, idLength);
  const expected = Buffer.from(inviteCodeOf(keys, inviteId));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected) ? inviteId : undefined;
}
