import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countClientAttempt } from '../../accounts/attempts/index.ts';

const hourMs = 3_600_000;

/**
 * One check more of a client that is not signed in.
 * @throws Failure `needs_authorization` where strangers may not check at all, `rate_limit_exceeded`
 */
export async function countStranger(platform: Platform, ipAddress: string): Promise<void> {
  const most = platform.config.publicClassifications;
  if (most === 0) throw new Failure('needs_authorization', 'Sign in to check recordings on this server.');
  const { attempts, retryAfterSeconds } = await countClientAttempt(platform, {
    kind: 'classification',
    ipAddress,
    windowMs: hourMs,
  });
  if (attempts <= most) return;
  throw new Failure(
    'rate_limit_exceeded',
    `Without an account, you can check ${most} recordings an hour. Sign in, or come back later.`,
    { retryAfterSeconds },
  );
}
