import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTestCard, refusalOf } from './test-cards.ts';
import {
  closeOpenCheckouts,
  insertTestSubscription,
  listTestSubscriptionsOf,
  lockTestSession,
  lockTestSubscription,
  putTestSubscription,
  updateTestSession,
} from './test-money.store.ts';
import type { TestSessionRow } from './test-money.tables.ts';
import { passTime, payOpen, startSubscription, type TestSubscription } from './test-subscription.ts';

export interface Decision {
  /** `renew`: at the portal, as if the period were over. */
  step: 'pay' | 'authenticate' | 'refuse' | 'renew' | 'leave';
  card?: string;
}

/** What a checkout sold, in the transaction in which it is paid. Throwing takes the payment back. */
export type Sold = (transaction: Transaction, session: TestSessionRow) => Promise<void>;

/** Where the browser goes on, and the subscription that is another now. */
export interface Decided {
  location: string;
  subscription?: string;
}

/** Somebody at a page of the test-money provider: once done, a session stays done. Undefined: there is none. */
export function paySession(
  platform: Platform,
  id: string,
  { decision, sold }: { decision: Decision; sold: Sold },
): Promise<Decided | undefined> {
  const now = platform.clock.now();
  return platform.db.transaction(async (transaction) => {
    const session = await lockTestSession(transaction, id);
    if (!session) return undefined;
    const page = { location: `/test-money/${id}` };
    if (decision.step === 'leave') return { location: session.returnUrl };
    if (session.state === 'done' || session.expiresAt <= now) return page;
    const nowUnix = unixSeconds(now);
    if (decision.step === 'renew') {
      if (session.kind !== 'portal') return page;
      await updateTestSession(transaction, id, { state: 'done' });
      return changeRunning(transaction, session, (state) => passTime(state, nowUnix));
    }
    const last4 = decision.step === 'pay' ? decision.card : session.last4;
    const problem =
      decision.step === 'refuse' ? 'The bank did not confirm the payment.' : refusalOf(last4 ?? '');
    if (!last4 || problem) {
      await updateTestSession(transaction, id, { problem: problem ?? 'Choose a card.', last4: null });
      return page;
    }
    if (decision.step === 'pay' && findTestCard(last4)?.behavior === 'authenticate') {
      await updateTestSession(transaction, id, { last4, problem: null });
      return page;
    }
    await updateTestSession(transaction, id, { state: 'done', last4, problem: null });
    // the card of what goes on; what is open is paid by it at once
    return session.order
      ? pay(transaction, session, { last4, sold, nowUnix })
      : changeRunning(transaction, session, (state) => payOpen({ ...state, last4 }, nowUnix));
  });
}

async function pay(
  transaction: Transaction,
  session: TestSessionRow,
  { last4, sold, nowUnix }: { last4: string; sold: Sold; nowUnix: number },
): Promise<Decided> {
  const { order, workspaceId } = session;
  if (!order) throw new Error(`the test session ${session.id} sells nothing`);
  await sold(transaction, session);
  await closeOpenCheckouts(transaction, workspaceId);
  const subscription = newId('test_');
  const state = startSubscription(order, last4, nowUnix);
  await insertTestSubscription(transaction, { id: subscription, workspaceId, state });
  return { location: order.successUrl, subscription };
}

/** What of its workspace goes on. */
async function changeRunning(
  transaction: Transaction,
  { workspaceId, returnUrl }: TestSessionRow,
  change: (state: TestSubscription) => TestSubscription,
): Promise<Decided> {
  const all = await listTestSubscriptionsOf(transaction, workspaceId);
  const running = all.find(({ state }) => state.status !== 'ended');
  if (!running) return { location: returnUrl };
  const locked = await lockTestSubscription(transaction, running.id);
  await putTestSubscription(transaction, running.id, change(locked!.state));
  return { location: returnUrl, subscription: running.id };
}
