import type { Tier } from '@mynah/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { subscriptions } from '../../../billing/index.ts';
import { getTier } from '../../../workspaces/administration/index.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { recordRedemption } from '../../promo-codes/index.ts';
import type { ProviderSubscription } from '../../provider/index.ts';
import { mailPaymentFailed } from '../billing-mails.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { formerTierOf, isLive, toApiStatus } from '../subscriptions.policy.ts';
import {
  findSubscription,
  lockSubscription,
  nextReading,
  putInvoices,
  putSubscriptionRow,
} from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../subscriptions.tables.ts';

/** Another reading began later, and is written down already. */
class OlderReading extends Error {}

/**
 * Reads a subscription at its provider and writes down what it is now: the plan from the next request on, the invoices,
 * what its people are told. The one way in for whatever happens at the provider; harmless at any time and as often as
 * it may be, since what counts is what is read, and never what an event says.
 */
export async function syncSubscription(platform: Platform, subscription: string): Promise<void> {
  const { db, clock } = platform;
  const provider = paymentProviderOf(platform);
  const reading = await nextReading(db);
  const readAt = clock.now();
  const state = await provider.read(subscription);
  if (!state) return;
  const known = await findSubscription(db, state.workspaceId);
  // another server sells by the same account
  if (!state.isOurs && known?.subscription !== subscription) return;
  const isHome = await findWorkspace(db, state.workspaceId);
  if (!isHome) return provider.end(subscription, { refunds: false });
  const isAnother = known && known.subscription !== subscription;
  if (isAnother && isLive(known)) return refuseSecond(platform, state);
  // of one that has ended, what was paid and given back is all that may still change
  if (known && (isAnother || known.status === 'ended') && !isLive(state))
    return db.transaction((transaction) => putInvoices(transaction, state, state.invoices));
  await write(platform, { state, known, reading, readAt }).catch((cause) => {
    if (!(cause instanceof OlderReading)) throw cause;
  });
}

/** Two checkouts were paid: the second is ended, and its money given back. */
async function refuseSecond(platform: Platform, state: ProviderSubscription): Promise<void> {
  if (state.status === 'ended') return;
  await paymentProviderOf(platform).end(state.subscription, { refunds: true });
}

interface Reading {
  state: ProviderSubscription;
  known: SubscriptionRow | undefined;
  /** Later ones have higher numbers: clocks differ, and are set back. */
  reading: number;
  readAt: Date;
}

async function write(platform: Platform, { state, known, reading, readAt }: Reading): Promise<void> {
  const { workspaceId } = state;
  const tierNow = await getTier(platform.db, workspaceId);
  const isNew = known?.subscription !== state.subscription || !isLive(known);
  const formerTier = isNew ? tierNow : known.formerTier;
  // a plan that people gave meanwhile is not taken away
  const isOwnTier = known !== undefined && tierNow === known.tier;
  const tier: Tier = isLive(state) ? state.tier : isNew || !isOwnTier ? tierNow : formerTierOf(formerTier);
  const change = {
    tier,
    status: toApiStatus(state),
    canExtend: isLive(state),
    cancelsAt: isLive(state) && state.isCancelling ? state.periodEndsAt : null,
    startsPeriodAt: isNew && isLive(state) ? state.periodStartsAt : undefined,
  };
  await subscriptions.putSubscription(platform, workspaceId, change, async (transaction) => {
    const before = await lockSubscription(transaction, workspaceId);
    if (before && before.reading > reading) throw new OlderReading();
    await putSubscriptionRow(transaction, { ...toRow(platform, state, before), formerTier, reading, readAt });
    await putInvoices(transaction, state, state.invoices);
    if (state.discount) {
      await recordRedemption(transaction, { code: state.discount.code, workspaceId }, readAt);
    }
    await tell(platform, transaction, { state, before });
  });
}

function toRow(platform: Platform, state: ProviderSubscription, before: SubscriptionRow | undefined) {
  const { next, invoices: _invoices, periodStartsAt: _start, isOurs: _ours, ...said } = state;
  const isSame = before?.subscription === state.subscription;
  return {
    ...said,
    provider: paymentProviderOf(platform).name,
    nextTier: next?.tier ?? null,
    nextBillingPeriod: next?.billingPeriod ?? null,
    pastDueAt: state.status === 'past_due' ? (isSame && before.pastDueAt) || platform.clock.now() : null,
    isLeaving: isSame ? before.isLeaving : false,
  };
}

/** What has become of it, for the audit log, other modules and its people. */
async function tell(
  platform: Platform,
  transaction: Transaction,
  { state, before }: { state: ProviderSubscription; before: SubscriptionRow | undefined },
): Promise<void> {
  const { workspaceId, tier } = state;
  const was = before?.subscription === state.subscription ? before : undefined;
  const activityName = activityOf(was, state);
  if (activityName) {
    const entry = { className: 'subscription', activityName, details: { tier } };
    await recordAudit(transaction, { workspaceId }, entry, platform.clock.now());
  }
  if (state.status === 'past_due' && was?.status !== 'past_due')
    await mailPaymentFailed(platform, transaction, workspaceId);
  const name = activityName === 'end' ? 'subscription.ended' : 'subscription.changed';
  await platform.events.append(transaction, { name, workspaceId, payload: { kind: 'workspace', tier } });
}

function activityOf(was: SubscriptionRow | undefined, state: ProviderSubscription): string | undefined {
  if (!was) return isLive(state) ? 'start' : undefined;
  if (isLive(was) && !isLive(state)) return 'end';
  if (was.tier !== state.tier || was.billingPeriod !== state.billingPeriod) return 'change';
  if (was.status !== 'past_due' && state.status === 'past_due') return 'payment-failed';
  return was.status === 'past_due' && state.status === 'active' ? 'payment-succeeded' : undefined;
}
