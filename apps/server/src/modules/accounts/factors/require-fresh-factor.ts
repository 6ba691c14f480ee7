import { type ReauthenticationWay, reauthenticationMinutes } from '@mynah/contract/accounts/reauthentication';
import { Failure } from '../../../platform/errors/index.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Call } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountHolder } from '../security-changes/index.ts';
import { findLiveSession } from '../sessions/index.ts';
import { getUser, type UserRow } from '../users/index.ts';
import { holderOf } from './holder-of.ts';

export const freshMs = reauthenticationMinutes * 60_000;

export interface ProvingWays {
  /** Empty: the person signs in elsewhere, and has nothing to show here. */
  ways: ReauthenticationWay[];
  /** Masked; of text messages. */
  phoneNumber: string | null;
}

/** What an account can prove itself with: one part says it. The factors ask this file, so it cannot import them. */
export const provingWays =
  extensionPoint<(platform: Platform, user: UserRow) => Promise<ProvingWays>>('accounts.proving-ways');

/**
 * The person of a call that changes how their account is entered, who has just proved that it is them: an open browser
 * that somebody else sits at is not enough. Who signs in elsewhere and has nothing to show here proves it by a sign-in.
 * `isSecond`: a password is not enough either, as for staff who move money; a code or a passkey is.
 * @throws Failure `permission_denied`, `reauthentication_required`, `second_factor_required`
 */
export async function requireFreshFactor(
  call: Pick<Call<never>, 'platform' | 'actor' | 'ipAddress'>,
  { isSecond = false }: { isSecond?: boolean } = {},
): Promise<AccountHolder> {
  const { platform, actor } = call;
  const holder = await holderOf(call);
  const now = platform.clock.now();
  const session = await findLiveSession(platform.db, actor.sessionId ?? '', now);
  const provenAt = isSecond ? session?.secondProvenAt : session?.provenAt;
  if (provenAt && isFresh(provenAt, now)) return holder;
  const { ways, phoneNumber } = await listWays(platform, await getUser(platform.db, holder.userId));
  if (isSecond) throw secondFactorMissing(ways, phoneNumber);
  if (ways.length === 0 && session && isFresh(session.createdAt, now)) return holder;
  throw new Failure('reauthentication_required', 'Confirm that it’s you.', {
    data: { reauthentication_ways: ways.length > 0 ? ways : ['sign_in'], phone_number: phoneNumber },
  });
}

function secondFactorMissing(ways: readonly ReauthenticationWay[], phoneNumber: string | null): Failure {
  const seconds = ways.filter((way) => way !== 'password');
  if (seconds.length === 0) {
    return new Failure(
      'second_factor_required',
      'This needs a second factor. Set up an authenticator app, text messages or a passkey under Settings > Security, then try again.',
    );
  }
  return new Failure('reauthentication_required', 'Confirm that it’s you with your second factor.', {
    data: { reauthentication_ways: seconds, phone_number: phoneNumber },
  });
}

const isFresh = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < freshMs;

/** With nobody to ask, nobody may pass as one who has nothing to show. */
function listWays(platform: Platform, user: UserRow): Promise<ProvingWays> {
  const [list] = platform.extensions.at(provingWays);
  if (!list) throw new Error('Nothing says what an account can prove itself with.');
  return list(platform, user);
}
