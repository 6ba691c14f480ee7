import { Failure } from '../../../../platform/errors/index.ts';
import { answerHtml, type BytesAnswer } from '../../../../platform/http/index.ts';
import { noPage } from '../../../../platform/http/no-page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { payoutMoney } from '../payout-provider-of.ts';
import {
  type FilledIn,
  fillInForm,
  findTestAccount,
  findTestPayoutSession,
  testPayoutPage,
} from '../test-payouts/index.ts';
import { syncAccount } from './sync-account.ts';

/** The plain form of test money; a page that says so where there is none. */
export async function answerTestForm(platform: Platform, id: string): Promise<BytesAnswer> {
  const isTest = payoutMoney(platform) === 'test-money';
  const session = isTest ? await findTestPayoutSession(platform.db, id) : undefined;
  const account = session && (await findTestAccount(platform.db, session.accountId));
  if (!session || !account) return answerHtml(noPage({ bundle: 'share', kind: 'page' }), 404);
  return answerHtml(testPayoutPage(session, { account, now: platform.clock.now() }));
}

/** @throws Failure `not_found` */
export async function fillInTestForm(
  platform: Platform,
  id: string,
  form: FilledIn,
): Promise<{ location: string }> {
  const filled = payoutMoney(platform) === 'test-money' ? await fillInForm(platform, id, form) : undefined;
  if (!filled) throw new Failure('not_found', 'There is no such page.');
  if (filled.account) await syncAccount(platform, filled.account);
  return { location: filled.location };
}
