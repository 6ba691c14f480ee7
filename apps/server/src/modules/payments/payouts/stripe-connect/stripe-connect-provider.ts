import Stripe from 'stripe';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { asFailures, idOf, isMissing, openStripe, orderKey } from '../../stripe/index.ts';
import {
  FundsMissing,
  type PayoutProvider,
  type ProviderAccount,
  type TransferOrder,
  TransferRefused,
} from '../provider/index.ts';
import { toProviderAccount } from './to-provider-account.ts';

/** Stripe Connect: Express accounts whose form and dashboard are Stripe's, paid by transfers from the operator's balance. */
export class StripeConnectProvider implements PayoutProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #platform: Platform;

  constructor(platform: Platform, secretKey: string) {
    this.#platform = platform;
    this.#stripe = openStripe(platform, secretKey);
  }

  createAccount = async ({ workspaceId, email }: { workspaceId: string; email: string }): Promise<string> => {
    const wish: Stripe.AccountCreateParams = {
      ...(email && { email }),
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
      metadata: { workspace_id: workspaceId },
    };
    const account = this.#stripe.accounts.create(wish, orderKey('connect', wish));
    return (await asFailures(account)).id;
  };

  openForm = async (
    account: string,
    { returnUrl, retryUrl }: { returnUrl: string; retryUrl: string },
  ): Promise<string> => {
    const link = this.#stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: retryUrl,
      collection_options: { fields: 'eventually_due' },
    });
    return (await asFailures(link)).url;
  };

  openDashboard = async (account: string): Promise<string> =>
    (await asFailures(this.#stripe.accounts.createLoginLink(account))).url;

  read = async (account: string): Promise<ProviderAccount | undefined> => {
    try {
      return toProviderAccount(await asFailures(this.#stripe.accounts.retrieve(account)));
    } catch (cause) {
      if (isGone(cause)) return undefined;
      throw cause;
    }
  };

  transfer = async (order: TransferOrder): Promise<string> => asFailures(this.#transfer(order));

  async #transfer({ transfer, attempt, account, amountCents, currency }: TransferOrder): Promise<string> {
    // keys of Stripe are forgotten after some days; what was made by then is found by its group
    const { data } = await this.#stripe.transfers.list({ transfer_group: transfer, limit: 1 });
    if (data[0]) return data[0].id;
    try {
      const made = await this.#stripe.transfers.create(
        {
          amount: amountCents,
          currency,
          destination: account,
          transfer_group: transfer,
          metadata: { transfer },
        },
        { idempotencyKey: `transfer.${transfer}.${attempt}` },
      );
      return made.id;
    } catch (cause) {
      throw refusalOf(cause);
    }
  }

  listReversed = async (account: string): Promise<{ name: string; cents: number }[]> => {
    const reversed: { name: string; cents: number }[] = [];
    const list = this.#stripe.transfers.list({ destination: account, limit: 100 });
    await asFailures(
      list.autoPagingEach(({ id, amount_reversed: cents }) => {
        if (cents > 0) reversed.push({ name: id, cents });
      }),
    );
    return reversed;
  };

  /** The account that a signed event is about; undefined: about none. @throws Failure `invalid_request` */
  readEvent(body: string, signature: string | undefined): string | undefined {
    const secret = this.#platform.config.stripeConnectWebhookSecret ?? '';
    try {
      return accountOf(this.#stripe.webhooks.constructEvent(body, signature ?? '', secret));
    } catch (cause) {
      throw new Failure('invalid_request', 'The signature is not valid.', { cause });
    }
  }
}

/** Events of connected accounts name them; those of the own account name where a transfer went. */
function accountOf({ account, data }: Stripe.Event): string | undefined {
  if (account) return account;
  const object = data.object as { object: string; id?: string; destination?: string | { id: string } | null };
  if (object.object === 'account') return object.id;
  return idOf(object.destination);
}

/** Stripe never knew it, or the operator's account may no longer see it. */
const isGone = (cause: unknown): boolean =>
  isMissing(cause) ||
  (cause instanceof Stripe.errors.StripePermissionError && cause.code === 'account_invalid');

function refusalOf(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return cause;
  return cause.code === 'balance_insufficient'
    ? new FundsMissing(cause.message, { cause })
    : new TransferRefused(cause.message, { cause });
}
