import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { forgiveAttempt, requireAttempt } from '../../attempts/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../security-changes/index.ts';
import { hashRequestCode } from '../request-code.ts';
import { decide, findUndecided, type SignInRequestRow } from '../sign-in-requests.store.ts';

/** Who asks. @throws Failure `sign_in_request_not_found`, `too_many_attempts` */
export async function lookUpSignInRequest(
  platform: Platform,
  { userId, ipAddress }: AccountHolder,
  code: string,
): Promise<SignInRequestRow> {
  const attempter = { subject: `sign-in request ${userId}`, ipAddress };
  await requireAttempt(platform, attempter);
  const found = await findUndecided(platform.db, hashRequestCode(platform.keys, code), platform.clock.now());
  if (!found) throw notFound();
  await forgiveAttempt(platform, attempter);
  return found;
}

/** Lets the program in, or refuses it. @throws Failure `sign_in_request_not_found`, `too_many_attempts` */
export async function decideSignInRequest(
  platform: Platform,
  holder: AccountHolder,
  { code, isGranted }: { code: string; isGranted: boolean },
): Promise<void> {
  const { id, requester } = await lookUpSignInRequest(platform, holder, code);
  await platform.db.transaction(async (transaction) => {
    const now = platform.clock.now();
    if (!(await decide(transaction, id, { userId: holder.userId, isGranted, now }))) throw notFound();
    await notifySecurityChange(platform, transaction, holder, {
      className: 'granted-access',
      activityName: isGranted ? 'create' : 'refuse',
      targetId: id,
      details: { requester },
      ...(isGranted && {
        event: 'account.access-granted',
        mail: {
          subject: 'An app was given access to your account',
          sentence: `“${requester}” can now act on your behalf. You can revoke its access in your security settings.`,
        },
      }),
    });
  });
}

export const notFound = (): Failure =>
  new Failure('sign_in_request_not_found', 'This sign-in request doesn’t exist or has expired.');
