import { reauthenticationMinutes } from '@mynah/contract/reauthentication';
import { Failure } from '../../../platform/errors/index.ts';
import type { Call } from '../../../platform/http/index.ts';
import { getUser } from '../profile/actions/get-user.ts';
import { holderOf } from '../security-changes/holder-of.ts';
import type { AccountHolder } from '../security-changes/tell-security-change.ts';
import { findLiveSession } from '../sessions/sessions.store.ts';
import { listWays } from './list-ways.ts';

export const freshMs = reauthenticationMinutes * 60_000;

/**
 * The person of a call that changes how their account is entered, who has just proved that it is them: an open browser
 * that somebody else sits at is not enough. Who signs in elsewhere and has nothing to show here proves it by a sign-in.
 * @throws Failure `permission_denied`, `reauthentication_required`
 */
export async function requireFreshFactor(
  call: Pick<Call<never>, 'platform' | 'actor' | 'ipAddress'>,
): Promise<AccountHolder> {
  const { platform, actor } = call;
  const holder = await holderOf(call);
  const now = platform.clock.now();
  const session = await findLiveSession(platform.db, actor.sessionId ?? '', now);
  if (session?.provenAt && isFresh(session.provenAt, now)) return holder;
  const { ways, phoneNumber } = await listWays(platform, await getUser(platform.db, holder.userId));
  if (ways.length === 0 && session && isFresh(session.createdAt, now)) return holder;
  throw new Failure('reauthentication_required', 'Prove once more that it is you.', {
    data: { reauthentication_ways: ways.length > 0 ? ways : ['sign_in'], phone_number: phoneNumber },
  });
}

const isFresh = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < freshMs;
