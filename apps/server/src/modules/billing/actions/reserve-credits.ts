import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holdSpending } from '../../workspaces/index.ts';
import { planLimit } from '../credit-limit.ts';
import { findReservation, holdCredits, insertReservation } from '../credits.store.ts';
import { spenderQuotaExceeded, workspaceQuotaExceeded } from '../quota-exceeded.ts';
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
}

interface Reserve {
  /** The most that the work may cost; never more is charged. */
  credits: number;
  /** What it is for: `text-to-speech`. */
  product: string;
  /** How long the work may take; after that a reservation counts as left by a crash. One hour unless told. */
  holdSeconds?: number;
  /**
   * Of work that is begun again after a crash, as a job is: what its last run left held is given back first, and
   * however often it ends, it is charged once.
   */
  workId?: string;
}

const defaultHoldSeconds = 3600;

/**
 * Holds credits of the workspace, and of the member and the API key where they have a limit of their own, or refuses.
 * Who reserves settles or releases. @throws Failure `quota_exceeded`
 */
export async function reserveCredits(
  platform: Platform,
  actor: Actor,
  { credits, product, holdSeconds = defaultHoldSeconds, workId }: Reserve,
): Promise<Reservation> {
  const { workspaceId, userId, apiKeyId } = actor;
  const reservation = { id: workId ?? newId(), workspaceId, userId, apiKeyId, credits, product };
  if (workId !== undefined) {
    const left = await findReservation(platform.db, reservation);
    if (left) await releaseCredits(platform, left);
  }
  if (await hold(platform, actor, reservation, holdSeconds)) return reservation;
  // too few credits, or an account that is new or due for its next period: then a second try tells
  const account = await getCreditAccount(platform, workspaceId);
  if (await hold(platform, actor, reservation, holdSeconds)) return reservation;
  throw workspaceQuotaExceeded(account, { tier: actor.tier, credits });
}

/** False when the workspace has too few credits. @throws Failure when the member or the API key has. */
function hold(
  { db, clock }: Platform,
  actor: Actor,
  reservation: Reservation,
  holdSeconds: number,
): Promise<boolean> {
  const { id, workspaceId, userId, apiKeyId, credits } = reservation;
  const now = clock.now();
  return db.transaction(async (transaction) => {
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
    const holder = await holdSpending(transaction, spender, credits);
    if (holder) throw await spenderQuotaExceeded(transaction, spender, { holder, credits });
    const expiresAt = new Date(now.getTime() + holdSeconds * 1000);
    await insertReservation(transaction, { id, workspaceId, userId, apiKeyId, credits, expiresAt });
    return true;
  });
}
