import { normalizeIP } from '@fastify/rate-limit';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

const hourMs = 3_600_000;
const mostClients = 10_000;

interface Hour {
  beginsAt: number;
  checks: number;
}

const hoursOf = new WeakMap<object, Map<string, Hour>>();

/**
 * One check more of a client that is not signed in. Counted in this process: several servers allow as much each.
 * @throws Failure `needs_authorization` where strangers may not check at all, `rate_limit_exceeded`
 */
export function countStranger({ config, clock, keys }: Platform, ipAddress: string): void {
  const most = config.publicClassifications;
  if (most === 0)
    throw new Failure(
      'needs_authorization',
      'This server checks recordings of people who are signed in only.',
    );
  // a network of IPv6 is one client, as everywhere
  const client = normalizeIP(ipAddress);
  const hours = hoursOf.get(keys) ?? new Map<string, Hour>();
  hoursOf.set(keys, hours);
  const now = clock.now().getTime();
  const before = hours.get(client);
  const hour = before && now - before.beginsAt < hourMs ? before : { beginsAt: now, checks: 0 };
  if (hour.checks >= most) {
    throw new Failure(
      'rate_limit_exceeded',
      `Without an account ${most} recordings an hour can be checked. Sign in, or come back later.`,
      { retryAfterSeconds: Math.ceil((hour.beginsAt + hourMs - now) / 1000) },
    );
  }
  hour.checks++;
  // the latest are last
  hours.delete(client);
  hours.set(client, hour);
  const [oldest] = hours.keys();
  if (hours.size > mostClients && oldest !== undefined) hours.delete(oldest);
}
