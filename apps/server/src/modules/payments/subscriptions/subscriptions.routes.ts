import { staffMoneyRoutes } from '@mynah/contract/billing/staff-money';
import { subscriptionRoutes as routes, testMoneyRoutes } from '@mynah/contract/billing/subscriptions';
import { attachment, handle } from '../../../platform/http/index.ts';
import { requireFreshFactor } from '../../accounts/factors/index.ts';
import { applyDiscount } from './actions/apply-discount.ts';
import { cancelDowngrade, changeSubscription, previewChange } from './actions/change-subscription.ts';
import { createCheckout } from './actions/create-checkout.ts';
import { openCardForm, openPortal } from './actions/open-pages.ts';
import { answerTestMoneyPage, payWithTestMoney } from './actions/pay-with-test-money.ts';
import { readDetails } from './actions/read-subscription.ts';
import { refundInvoice } from './actions/refund-invoice.ts';
import { takeStripeEvent } from './actions/take-stripe-event.ts';
import { writeInvoice } from './actions/write-invoice.ts';
import { requirePaid } from './require-subscription.ts';
import { listInvoices } from './subscriptions.store.ts';
import { toInvoice } from './subscriptions.view.ts';

const ok = { status: 'ok' as const };

export const subscriptionHttpRoutes = [
  handle(routes.checkout, ({ platform, actor, body }) => {
    const { subscriptionType: tier, ...order } = body;
    return createCheckout(platform, actor, { ...order, tier });
  }),
  handle(routes.updatePaymentMethods, ({ platform, actor }) => openCardForm(platform, actor)),
  handle(routes.verifyCard, ({ platform, actor }) => openCardForm(platform, actor)),
  handle(routes.portal, ({ platform, actor }) => openPortal(platform, actor)),
  handle(routes.change, async ({ platform, actor, body }) => {
    if (body?.subscriptionType || body?.billingPeriod) await changeSubscription(platform, actor, body);
    else await requirePaid(platform, actor);
    return ok;
  }),
  handle(routes.cancelDowngrade, async ({ platform, actor }) => {
    await cancelDowngrade(platform, actor);
    return ok;
  }),
  handle(routes.applyDiscount, async ({ platform, actor, body }) => {
    await applyDiscount(platform, actor, body.discountCode);
    return ok;
  }),
  handle(routes.previewChange, ({ platform, actor, query }) => previewChange(platform, actor, query)),
  handle(routes.details, ({ platform, actor }) => readDetails(platform, actor)),
  handle(routes.invoices, async ({ platform, actor }) => ({
    invoices: (await listInvoices(platform.db, actor.workspaceId)).map(toInvoice),
  })),
  handle(routes.invoiceFile, async (call) => {
    const { number, body } = await writeInvoice(call.platform, call.actor, call.params.invoiceId);
    call.setHeader('content-disposition', attachment(`${number}.pdf`));
    return { contentType: 'application/pdf', body };
  }),
  handle(staffMoneyRoutes.invoices, async ({ platform, params }) => ({
    invoices: (await listInvoices(platform.db, params.workspaceId)).map(toInvoice),
  })),
  handle(staffMoneyRoutes.refundInvoice, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await refundInvoice(platform, actor, { ...params, ...body });
    return { invoices: (await listInvoices(platform.db, params.workspaceId)).map(toInvoice) };
  }),
  handle(routes.stripeWebhook, async ({ platform, body, header }) => {
    await takeStripeEvent(platform, { body, signature: header('stripe-signature') });
    return ok;
  }),
  handle(testMoneyRoutes.page, async ({ platform, params, setHeader }) => {
    setHeader('cache-control', 'private, no-store');
    return answerTestMoneyPage(platform, params.sessionId);
  }),
  handle(testMoneyRoutes.decide, ({ platform, params, body }) =>
    payWithTestMoney(platform, params.sessionId, body),
  ),
];
