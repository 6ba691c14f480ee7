import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { newId, newSecret } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashRequestCode, newRequestCode, shownRequestCode } from '../request-code.ts';
import { countOpenFrom, insertSignInRequest } from '../sign-in-requests.store.ts';

export const holdsSeconds = 10 * 60;
const mostOpen = 20;

/** @throws Failure `rate_limit_exceeded` with 20 that wait from one address */
export async function createSignInRequest(
  platform: Platform,
  { requester, ipAddress, place }: { requester: string; ipAddress: string; place: string | null },
) {
  const { db, clock, keys } = platform;
  const now = clock.now();
  if ((await countOpenFrom(db, ipAddress, now)) >= mostOpen) {
    throw new Failure('rate_limit_exceeded', 'Too many sign-in requests are already waiting for an answer.', {
      retryAfterSeconds: 60,
    });
  }
  const requestId = newId();
  const code = newRequestCode();
  const pollToken = newSecret();
  await insertSignInRequest(db, {
    id: requestId,
    requester,
    codeHash: hashRequestCode(keys, code),
    pollTokenHash: hashSecret(pollToken),
    ipAddress,
    place,
    expiresAt: new Date(now.getTime() + holdsSeconds * 1000),
    createdAt: now,
  });
  return { requestId, code: shownRequestCode(code), pollToken };
}
