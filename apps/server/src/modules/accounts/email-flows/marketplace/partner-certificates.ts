import { z } from 'zod';
import { fetchOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** By key id, as PEM. */
const certificates = z.record(z.string(), z.string());

interface Fetched {
  byKeyId: Record<string, string>;
  at: number;
}

const keepMs = 3600_000;
/** Who sends tokens with made-up key ids does not make us ask each time. */
const askAgainMs = 60_000;

const known = new WeakMap<Platform, Fetched>();

/** Kept for an hour; a key id that is not among them is asked for anew. @throws Failure `outside_unreachable` */
export async function findCertificate(platform: Platform, keyId: string): Promise<string | undefined> {
  const now = platform.clock.now().getTime();
  const kept = known.get(platform);
  const ageMs = kept ? now - kept.at : Number.POSITIVE_INFINITY;
  if (kept && ageMs < (Object.hasOwn(kept.byKeyId, keyId) ? keepMs : askAgainMs)) return own(kept, keyId);
  const { status, body } = await fetchOutside(platform, platform.config.gcpMarketplaceKeys);
  if (status !== 200) throw new Error(`The address of Google's partner keys answered ${status}.`);
  const fetched = { byKeyId: certificates.parse(JSON.parse(Buffer.from(body).toString())), at: now };
  known.set(platform, fetched);
  return own(fetched, keyId);
}

const own = ({ byKeyId }: Fetched, keyId: string): string | undefined =>
  Object.hasOwn(byKeyId, keyId) ? byKeyId[keyId] : undefined;
