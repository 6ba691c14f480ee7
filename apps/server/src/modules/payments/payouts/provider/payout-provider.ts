import type { taxFormStates } from '@mynah/contract/billing/payouts';
import type { Currency } from '@mynah/contract/billing/prices';
import type { ProviderName } from '../../provider/index.ts';

/** An account that takes money, as its provider has it now. */
export interface ProviderAccount {
  account: string;
  /** Its form is filled in, as far as was asked. */
  isSubmitted: boolean;
  /** Money may be transferred to it. */
  takesTransfers: boolean;
  /** It passes on to a bank what it takes. */
  paysOut: boolean;
  /** What it still has to give, as the provider names it. */
  requirements: string[];
  taxForm: (typeof taxFormStates)[number];
  /** Why the provider has closed it; null: it is open. */
  closedFor: string | null;
}

export interface TransferOrder {
  /** Our id of it: the same one is transferred once. */
  transfer: string;
  /** Another one after the provider said "not now": under the same it would only say so again. */
  attempt: string;
  account: string;
  amountCents: number;
  currency: Currency;
}

/** The provider says no for good: this transfer is never made. */
export class TransferRefused extends Error {}

/** Not now: the operator's own balance holds too little. It is tried again. */
export class FundsMissing extends Error {}

/**
 * Who passes money on. As with subscriptions there are two, Stripe and test money, and what counts is what is read:
 * events only tell where to look. All throw Failure `outside_unreachable` without an answer.
 */
export interface PayoutProvider {
  readonly name: ProviderName;
  /** The same workspace has the same account. */
  createAccount(owner: { workspaceId: string; email: string }): Promise<string>;
  /** The page of the form; `returnUrl` is where it leads when it is done or left. */
  openForm(account: string, addresses: { returnUrl: string; retryUrl: string }): Promise<string>;
  /** The page of an account whose form is filled in. */
  openDashboard(account: string, addresses: { returnUrl: string }): Promise<string>;
  /** Undefined: the provider knows no such account. */
  read(account: string): Promise<ProviderAccount | undefined>;
  /** The provider's name of it. @throws TransferRefused, FundsMissing */
  transfer(order: TransferOrder): Promise<string>;
  /** By the provider's name: transfers to an account that were taken back, and how much of them. */
  listReversed(account: string): Promise<{ name: string; cents: number }[]>;
}
