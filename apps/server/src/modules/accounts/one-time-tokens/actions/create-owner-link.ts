import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { newSecret } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hasUsers } from '../../users/index.ts';
import { deleteTokensFor, insertOneTimeToken, takeOneTimeToken } from '../one-time-tokens.store.ts';

const purpose = 'owner-setup';

/**
 * The token of a link that makes the owner; undefined once there is one. Each start prints a new one, since only its
 * hash is kept; those of earlier starts hold as well, until one of them is used.
 */
export async function createOwnerLink({ db }: Platform): Promise<string | undefined> {
  if (await hasUsers(db)) return undefined;
  const token = newSecret();
  await insertOneTimeToken(db, { tokenHash: hashSecret(token), purpose });
  return token;
}

/** Uses the link up, and with it all others. @throws Failure `invalid_setup_token` */
export async function takeOwnerLink(transaction: Transaction, token: string, now: Date): Promise<void> {
  if (!(await takeOneTimeToken(transaction, { tokenHash: hashSecret(token), purpose, now }))) {
    throw new Failure(
      'invalid_setup_token',
      'This setup link isn’t valid. Open the one the server printed when it last started.',
    );
  }
  await deleteTokensFor(transaction, purpose);
}
