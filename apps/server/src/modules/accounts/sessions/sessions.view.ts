import type { AccessToken } from '@mynah/contract/accounts/accounts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users/index.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';

export async function toAccessToken(
  platform: Platform,
  user: UserRow,
  sessionId: string,
): Promise<AccessToken> {
  return {
    access_token: await signAccessToken(platform, { userId: user.id, sessionId }),
    expires_in: accessTokenSeconds,
    user_id: user.id,
    is_email_verified: user.emailVerifiedAt !== null,
    server_time_ms: (await platform.events.now()).getTime(),
  };
}
