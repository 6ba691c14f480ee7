import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import type { AccountHolder } from '../../../security-changes/index.ts';
import { holderOf } from '../../holder-of.ts';
import { readMfaToken } from '../mfa-token.ts';

interface Caller {
  mfaToken: string | undefined;
  findActor(): Promise<Actor | undefined>;
  ipAddress: string;
}

/** Who stands at the second step of a sign-in, or is signed in. @throws `mfa_token_expired`, `needs_authorization` */
export async function findHolder(
  platform: Platform,
  { mfaToken, findActor, ipAddress }: Caller,
): Promise<AccountHolder> {
  if (mfaToken !== undefined) return { userId: (await readMfaToken(platform, mfaToken)).id, ipAddress };
  const actor = await findActor();
  if (actor?.kind !== 'session') {
    throw new Failure('needs_authorization', 'Sign in, or send the mfa_token of a sign-in.');
  }
  return holderOf({ platform, actor, ipAddress });
}
