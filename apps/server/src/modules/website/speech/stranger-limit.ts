import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countClientAttempt } from '../../accounts/attempts/index.ts';
import { clientNetwork } from '../../accounts/clients/index.ts';

const hourMs = 3_600_000;

/**
 * One text more of a client without an account.
 * @throws Failure `needs_authorization` where strangers may not listen at all, `rate_limit_exceeded`
 */
export async function countListening(platform: Platform, ipAddress: string): Promise<void> {
  const most = platform.config.publicSpeeches;
  if (most === 0) throw new Failure('needs_authorization', 'Sign in to generate speech on this server.');
  const { attempts, retryAfterSeconds } = await countClientAttempt(platform, {
    kind: 'public-speech',
    ipAddress,
    windowMs: hourMs,
  });
  if (attempts <= most) return;
  throw new Failure(
    'rate_limit_exceeded',
    `Without an account, you can generate ${most} texts an hour. Sign in, or come back later.`,
    { retryAfterSeconds },
  );
}

/** Of each server of this process: tests have several. */
const listening = new WeakMap<Platform, Set<string>>();

/**
 * One text at a time from one place, and so few from all that those with an account do not wait for them. Returns what
 * ends it. @throws Failure `rate_limit_exceeded`
 */
export function takeTurn(platform: Platform, ipAddress: string): () => void {
  const places = listening.get(platform) ?? new Set<string>();
  listening.set(platform, places);
  const place = clientNetwork(ipAddress);
  if (places.has(place))
    throw new Failure('rate_limit_exceeded', 'One text at a time: wait until this one is done.', {
      retryAfterSeconds: 2,
    });
  if (places.size >= Math.max(2, platform.speech.slots))
    throw new Failure('rate_limit_exceeded', 'Many people are listening right now. Try again in a moment.', {
      retryAfterSeconds: 3,
    });
  places.add(place);
  let hasEnded = false;
  return () => {
    // the place may be taken again by now
    if (!hasEnded) places.delete(place);
    hasEnded = true;
  };
}
