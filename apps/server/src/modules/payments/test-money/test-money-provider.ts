import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { newId, newSecret } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type {
  CheckoutOrder,
  Discount,
  ExtraCharge,
  Payer,
  PaymentProvider,
  PricedChange,
  Proration,
  ProviderSubscription,
} from '../provider/index.ts';
import {
  findTestSubscription,
  lockTestSubscription,
  putTestSession,
  putTestSubscription,
} from './test-money.store.ts';
import {
  changeNow,
  chargeExtra,
  endNow,
  moveOn,
  prorate,
  refundInvoice,
  type TestSubscription,
  toTestDiscount,
} from './test-subscription.ts';
import { toProviderSubscription } from './test-subscription.view.ts';

const sessionMs = 24 * 3_600_000;

/** Undefined: nothing is to be changed. */
type Change = (state: TestSubscription, now: number) => TestSubscription | undefined;

/** Money that is none: everything as with Stripe, on this server alone. */
export class TestMoneyProvider implements PaymentProvider {
  readonly name = 'test-money';
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async startCheckout(order: CheckoutOrder) {
    const { workspaceId, cancelUrl, key } = order;
    const { id, expiresAt } = await this.#open(
      'checkout',
      { workspaceId, returnUrl: cancelUrl },
      { key, order },
    );
    return { session: id, url: this.#addressOf(id), expiresAt };
  }

  async openPortal(payer: Payer): Promise<string> {
    return this.#addressOf((await this.#open('portal', payer)).id);
  }

  async openCardForm(payer: Payer): Promise<string> {
    return this.#addressOf((await this.#open('card', payer)).id);
  }

  async read(subscription: string): Promise<ProviderSubscription | undefined> {
    const row = await findTestSubscription(this.#platform.db, subscription);
    return row && toProviderSubscription(row);
  }

  async preview(subscription: string, change: PricedChange): Promise<Proration> {
    const row = await findTestSubscription(this.#platform.db, subscription);
    if (!row) throw new Error(`there is no test subscription ${subscription}`);
    return prorate(row.state, change, this.#now());
  }

  async change(subscription: string, change: PricedChange): Promise<void> {
    await this.#change(subscription, (state, now) => {
      if (state.tier === change.tier && state.billingPeriod === change.billingPeriod) return undefined;
      const changed = changeNow(state, change, now);
      if (changed) return changed;
      throw new Failure('payment_declined', 'The card was declined. Update the payment method.');
    });
  }

  schedule = (subscription: string, next: PricedChange) =>
    this.#change(subscription, (state) => ({ ...state, next }));

  dropSchedule = (subscription: string) => this.#change(subscription, (state) => ({ ...state, next: null }));

  setCancelling = (subscription: string, isCancelling: boolean) =>
    this.#change(subscription, (state) => ({ ...state, isCancelling }));

  applyDiscount = (subscription: string, discount: Discount) =>
    this.#change(subscription, (state, now) => ({ ...state, discount: toTestDiscount(discount, now) }));

  charge = (subscription: string, { key, ...charge }: ExtraCharge) =>
    this.#change(subscription, (state, now) => {
      if (state.doneKeys.includes(key)) return undefined;
      return { ...chargeExtra(state, charge, now), doneKeys: [...state.doneKeys, key] };
    });

  end = (subscription: string, options: { refunds: boolean }) =>
    this.#change(subscription, (state) => (state.status === 'ended' ? undefined : endNow(state, options)));

  async refund(
    subscription: string,
    { invoice, amountCents, key }: { invoice: string; amountCents: number; key: string },
  ): Promise<void> {
    const at = Number(invoice.slice(invoice.lastIndexOf('-') + 1)) - 1;
    await this.#change(subscription, (state) => {
      if (state.doneKeys.includes(key)) return undefined;
      const refunded = refundInvoice(state, at, amountCents);
      if (refunded) return { ...refunded, doneKeys: [...state.doneKeys, key] };
      throw new Failure('conflict', 'No more can be refunded than was paid and not refunded yet.');
    });
  }

  /** Under the lock of its row, after all that time has brought. */
  #change(subscription: string, change: Change): Promise<void> {
    return this.#platform.db.transaction(async (transaction) => {
      const row = await lockTestSubscription(transaction, subscription);
      if (!row) throw new Error(`there is no test subscription ${subscription}`);
      const now = this.#now();
      const changed = change(moveOn(row.state, now), now);
      if (changed) await putTestSubscription(transaction, subscription, changed);
    });
  }

  #open(
    kind: 'checkout' | 'card' | 'portal',
    { workspaceId, returnUrl }: Pick<Payer, 'workspaceId' | 'returnUrl'>,
    { key = newId(), order }: { key?: string; order?: CheckoutOrder } = {},
  ) {
    const { db, clock } = this.#platform;
    const expiresAt = new Date(clock.now().getTime() + sessionMs);
    return putTestSession(db, { id: newSecret(), key, kind, workspaceId, returnUrl, order, expiresAt });
  }

  #addressOf = (session: string): string => `${this.#platform.publicUrl()}/test-money/${session}`;

  #now = (): number => unixSeconds(this.#platform.clock.now());
}
