import { Failure } from '../../../platform/errors/index.ts';
import type { Call } from '../../../platform/http/index.ts';
import type { AccountHolder } from '../security-changes/index.ts';
import { findLiveSession } from '../sessions/index.ts';

/**
 * The person of a call that changes how their account is entered. A program that was authorized by a sign-in request acts
 * for them, but must not keep itself in, or them out. @throws Failure `permission_denied`
 */
export async function holderOf(
  call: Pick<Call<never>, 'platform' | 'actor' | 'ipAddress'>,
): Promise<AccountHolder> {
  const { platform, actor, ipAddress } = call;
  const session = actor.sessionId
    ? await findLiveSession(platform.db, actor.sessionId, platform.clock.now())
    : undefined;
  if (!session || session.grantedTo !== null) {
    throw new Failure(
      'permission_denied',
      'Only the account’s owner can do this, signed in with their own browser.',
    );
  }
  return { userId: actor.userId, workspaceId: actor.workspaceId, ipAddress };
}
