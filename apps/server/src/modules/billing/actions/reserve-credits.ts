import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { spending } from '../../workspaces/access/index.ts';
import { planLimit } from '../credit-limit.ts';
import { holdCredits, insertReservation, listExpiredOf } from '../credits.store.ts';
import { leaseMs, leaseRenewerOf } from '../lease-renewer.ts';
import { spenderQuotaExceeded, workspaceQuotaExceeded } from '../quota-exceeded.ts';
import type { Usage, usageSources } from '../usage.ts';
import { getCreditAccount } from './get-credit-account.ts';
import { releaseCredits } from './release-credits.ts';

/** Credits that are held for one piece of work. Plain data: a job may carry it. */
export interface Reservation {
  id: string;
  workspaceId: string;
  userId: string;
  apiKeyId: string | undefined;
  credits: number;
  product: string;
  source?: (typeof usageSources)[number];
  beganAtMs?: number;
  /** What is known of the work when it begins. */
  usage?: Usage;
}

interface Reserve {
  /** The most that the work may cost; never more is charged. */
  credits: number;
  /** What it is for: `text-to-speech`. */
  product: string;
  usage?: Usage | undefined;
  /**
   * Of work that is begun again after a crash, as a job is: it stays held for an hour, what its last run left held is
   * given back first, and however often it ends, it is charged once. All else is held while this process lives.
   */
  workId?: string;
}

const workHoldMs = 3_600_000;

/**
 * Holds credits of the workspace, and of the member, their groups and the API key where they have a limit of their own,
 * or refuses.
 * Who reserves settles or releases. @throws Failure `quota_exceeded`
 */
export async function reserveCredits(
  platform: Platform,
  actor: Actor,
  { credits, product, usage, workId }: Reserve,
): Promise<Reservation> {
  const { workspaceId, userId, apiKeyId } = actor;
  const reservation: Reservation = {
    id: workId ?? newId(),
    workspaceId,
    userId,
    apiKeyId,
    credits,
    product,
    source: actor.kind === 'session' ? 'app' : 'api',
    beganAtMs: platform.clock.now().getTime(),
    ...(usage && { usage }),
  };
  if (workId !== undefined) await releaseCredits(platform, reservation);
  const isLeased = workId === undefined;
  if (await hold(platform, actor, reservation, isLeased)) return reservation;
  // too few credits, some held by a killed process, or an account that is new or due for its next period
  for (const left of await listExpiredOf(platform.db, workspaceId, platform.clock.now()))
    await releaseCredits(platform, left);
  const account = await getCreditAccount(platform, workspaceId);
  if (await hold(platform, actor, reservation, isLeased)) return reservation;
  throw workspaceQuotaExceeded(account, { tier: actor.tier, credits });
}

/** False when the workspace has too few credits. @throws Failure when the member or the API key has. */
async function hold(
  platform: Platform,
  actor: Actor,
  reservation: Reservation,
  isLeased: boolean,
): Promise<boolean> {
  const { db, clock, serverId } = platform;
  const { id, workspaceId, userId, apiKeyId, credits } = reservation;
  const now = clock.now();
  const isHeld = await db.transaction(async (transaction) => {
    const held = await holdCredits(transaction, {
      workspaceId,
      credits,
      now,
      planLimit: planLimit(actor.tier),
      isEnterprise: actor.tier === 'enterprise',
    });
    if (!held) return false;
    const { periodEndsAt } = held;
    const spender = { workspaceId, userId, apiKeyId: apiKeyId ?? null, periodEndsAt };
    const { groupIds, exhausted } = await spending.holdSpending(transaction, spender, credits);
    if (exhausted) throw spenderQuotaExceeded(exhausted, credits);
    const expiresAt = new Date(now.getTime() + (isLeased ? leaseMs : workHoldMs));
    const holder = { serverId: isLeased ? serverId : null, expiresAt };
    await insertReservation(transaction, { id, workspaceId, userId, apiKeyId, credits, groupIds, ...holder });
    return true;
  });
  if (isHeld && isLeased) leaseRenewerOf(platform).renewReservation(id);
  return isHeld;
}
