import { newId, newSecret } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  type PayoutProvider,
  type ProviderAccount,
  type TransferOrder,
  TransferRefused,
} from '../provider/index.ts';
import { findTestAccount, insertTestPayoutSession, putTestAccount } from './test-payouts.store.ts';
import type { TestAccountRow } from './test-payouts.tables.ts';

const sessionMs = 24 * 3600 * 1000;

/** Pays with money that is none: everything happens as with Stripe, on this server alone. */
export class TestPayoutProvider implements PayoutProvider {
  readonly name = 'test-money';
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  createAccount = async ({ workspaceId }: { workspaceId: string }): Promise<string> => {
    const account = await putTestAccount(this.#platform.db, { id: newId('test_acct_'), workspaceId });
    return account.id;
  };

  openForm = (account: string, { returnUrl }: { returnUrl: string }): Promise<string> =>
    this.#open(account, returnUrl);

  openDashboard = (account: string, { returnUrl }: { returnUrl: string }): Promise<string> =>
    this.#open(account, returnUrl);

  async #open(accountId: string, returnUrl: string): Promise<string> {
    const id = newSecret();
    const expiresAt = new Date(this.#platform.clock.now().getTime() + sessionMs);
    await insertTestPayoutSession(this.#platform.db, { id, accountId, returnUrl, expiresAt });
    return `${this.#platform.publicUrl()}/test-money/payouts/${id}`;
  }

  read = async (account: string): Promise<ProviderAccount | undefined> => {
    const found = await findTestAccount(this.#platform.db, account);
    return found && toProviderAccount(found);
  };

  transfer = async ({ transfer, account }: TransferOrder): Promise<string> => {
    const found = await findTestAccount(this.#platform.db, account);
    if (!found) throw new TransferRefused('No such account.');
    if (found.state === 'refusing') throw new TransferRefused('The bank of this account refuses transfers.');
    return `test_tr_${transfer}`;
  };

  listReversed = async (): Promise<[]> => [];
}

function toProviderAccount({ id, state }: TestAccountRow): ProviderAccount {
  const isOpen = state === 'complete' || state === 'refusing';
  return {
    account: id,
    isSubmitted: state !== null,
    takesTransfers: isOpen,
    paysOut: isOpen,
    requirements: state === 'no_tax_form' ? ['individual.id_number'] : [],
    taxForm: isOpen || state === 'closed' ? 'complete' : state === 'in_review' ? 'in_review' : 'missing',
    closedFor: state === 'closed' ? 'rejected.other' : null,
  };
}
