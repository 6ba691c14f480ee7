import type { testPayoutAccounts } from '@mynah/contract/billing/payouts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockTestPayoutSession, markSessionDone, updateTestAccount } from './test-payouts.store.ts';

export interface FilledIn {
  step: 'save' | 'leave';
  account?: (typeof testPayoutAccounts)[number];
}

/** Where the browser goes on, and the account that is another now. */
export interface Filled {
  location: string;
  account?: string;
}

/** Somebody at the form of the built-in provider: once done, a page stays done. Undefined: there is none. */
export function fillInForm(platform: Platform, id: string, form: FilledIn): Promise<Filled | undefined> {
  return platform.db.transaction(async (transaction) => {
    const session = await lockTestPayoutSession(transaction, id);
    if (!session) return undefined;
    if (form.step === 'leave') return { location: session.returnUrl };
    if (session.isDone || session.expiresAt <= platform.clock.now() || !form.account)
      return { location: `/test-money/payouts/${id}` };
    await updateTestAccount(transaction, session.accountId, form.account);
    await markSessionDone(transaction, id);
    return { location: session.returnUrl, account: session.accountId };
  });
}
