import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hasUsers } from '../../../accounts/users/index.ts';
import { readInviteCode } from '../invites/index.ts';
import { isInvited } from './sign-up.store.ts';

interface Newcomer {
  email: string;
  inviteCode?: string;
}

/** By the operator's setting. The first person is the owner, who comes by the server's own link. @throws sign_up_closed */
export async function requireOpenSignUp(platform: Platform, newcomer: Newcomer): Promise<void> {
  const { config, db } = platform;
  if (!(await hasUsers(db))) {
    throw new Failure('sign_up_closed', 'This server has no owner yet. Open the setup link it printed.');
  }
  if (config.signUp === 'open') return;
  if (config.signUp === 'invited' && (await hasInvite(platform, newcomer))) return;
  throw new Failure('sign_up_closed', 'Sign-up on this server is by invite only.');
}

/** One to this address, or one that anybody with its link may use. */
function hasInvite({ db, keys, clock }: Platform, { email, inviteCode }: Newcomer): Promise<boolean> {
  const inviteId = inviteCode ? readInviteCode(keys, inviteCode) : undefined;
  return isInvited(db, { email, inviteId, now: clock.now() });
}
