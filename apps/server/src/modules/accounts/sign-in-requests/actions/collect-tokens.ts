import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Client } from '../../clients/index.ts';
import { type SignedIn, startSession } from '../../sessions/index.ts';
import { accountIsGoing, findUser } from '../../users/index.ts';
import { collect, findSignInRequest, type SignInRequestRow } from '../sign-in-requests.store.ts';
import { notFound } from './decide-sign-in-request.ts';

export const pollSeconds = 5;

/**
 * Signs the program in as the person who let it in (ACC-035), once.
 * @throws Failure `sign_in_request_pending`, `sign_in_request_denied`, `sign_in_request_not_found`
 */
export async function collectTokens(
  platform: Platform,
  { requestId, pollToken }: { requestId: string; pollToken: string },
  client: Client,
): Promise<SignedIn> {
  const { db, clock } = platform;
  const request = await findSignInRequest(db, requestId, clock.now());
  if (request?.pollTokenHash !== hashSecret(pollToken)) throw notFound();
  const user = await findUser(db, grantedBy(request));
  if (!user) throw notFound();
  if (user.deletionRequestedAt) throw accountIsGoing();
  if (!(await collect(db, requestId, clock.now()))) throw notFound();
  return startSession(platform, user, { ...client, grantedTo: request.requester });
}

function grantedBy({ userId, verifiedAt, refusedAt }: SignInRequestRow): string {
  if (refusedAt) throw new Failure('sign_in_request_denied', 'The sign-in request was denied.');
  if (!verifiedAt || !userId) {
    throw new Failure('sign_in_request_pending', 'The sign-in request hasn’t been answered yet.', {
      retryAfterSeconds: pollSeconds,
    });
  }
  return userId;
}
