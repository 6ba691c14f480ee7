import { Failure } from '../../../../platform/errors/index.ts';
import { answerHtml, type BytesAnswer } from '../../../../platform/http/index.ts';
import { noPage } from '../../../../platform/http/no-page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { redeemWith } from '../../promo-codes/index.ts';
import {
  type Decision,
  findTestSession,
  paySession,
  type Sold,
  tellProblem,
  testMoneyPage,
} from '../../test-money/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { isLive } from '../subscriptions.policy.ts';
import { lockSubscription } from '../subscriptions.store.ts';
import { syncSubscription } from './sync-subscription.ts';

const isTestMoney = (platform: Platform): boolean => paymentProviderOf(platform).name === 'test-money';

/** The plain page to pay at; one that says so where there is none. */
export async function answerTestMoneyPage(platform: Platform, id: string): Promise<BytesAnswer> {
  const session = isTestMoney(platform) ? await findTestSession(platform.db, id) : undefined;
  if (!session) return answerHtml(noPage({ bundle: 'share', kind: 'page' }), 404);
  return answerHtml(testMoneyPage(session, platform.clock.now()));
}

/** @throws Failure `not_found` */
export async function payWithTestMoney(
  platform: Platform,
  id: string,
  decision: Decision,
): Promise<{ location: string }> {
  if (!isTestMoney(platform)) throw new Failure('not_found', 'There is no such page.');
  const sold: Sold = async (transaction, { order, workspaceId }) => {
    const known = await lockSubscription(transaction, workspaceId);
    if (known && isLive(known)) throw new Failure('conflict', 'This workspace already has a subscription.');
    if (order?.discount)
      await redeemWith(transaction, { code: order.discount.code, workspaceId }, platform.clock.now());
  };
  const decided = await paySession(platform, id, { decision, sold }).catch(async (cause) => {
    if (!(cause instanceof Failure) || cause.kind === 'internal') throw cause;
    await tellProblem(platform.db, id, cause.message);
    return { location: `/test-money/${id}`, subscription: undefined };
  });
  if (!decided) throw new Failure('not_found', 'There is no such page.');
  if (decided.subscription) await syncSubscription(platform, decided.subscription);
  return { location: decided.location };
}
