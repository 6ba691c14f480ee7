import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasUsers } from '../../accounts/index.ts';
import { isInvited } from './sign-up.store.ts';

interface Newcomer {
  email: string;
}

/** By the operator's setting. The first person is the owner, who comes by the server's own link. @throws sign_up_closed */
export async function requireOpenSignUp({ config, db, clock }: Platform, { email }: Newcomer): Promise<void> {
  if (!(await hasUsers(db))) {
    throw new Failure('sign_up_closed', 'This server has no owner yet. Open the link that it printed.');
  }
  if (config.signUp === 'open') return;
  if (config.signUp === 'invited' && (await isInvited(db, email, clock.now()))) return;
  throw new Failure('sign_up_closed', 'This server takes new people by invitation only.');
}
