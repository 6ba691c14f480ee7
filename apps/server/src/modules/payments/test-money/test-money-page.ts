import { brand, plans } from '@mynah/contract';
import { formatCents } from '@mynah/contract/billing/money';
import { type Html, html } from '../../../platform/http/html.ts';
import { pageDocument } from '../../../platform/http/page-document.ts';
import { testCards } from './test-cards.ts';
import type { TestSessionRow } from './test-money.tables.ts';
import { testMoneyStyle } from './test-money-style.ts';

/** The plain pages of the test-money provider. They work without a script, and say on each of them what they are. */
export const testMoneyPage = (session: TestSessionRow, now: Date): string =>
  pageDocument({
    title: `Test money · ${brand.name}`,
    robots: 'noindex',
    head: testMoneyStyle,
    body: html`<main>
      <p class="notice" role="note"><strong>Test money.</strong> No card is charged here, and nothing is paid.</p>
      ${bodyOf(session, now)}
    </main>`,
  });

function bodyOf(session: TestSessionRow, now: Date): Html {
  if (session.state === 'done') return ended(session, 'This is done already.');
  if (session.expiresAt <= now) return ended(session, 'This page has expired. Start again.');
  return html`<h1>${titleOf(session)}</h1>
    ${session.order ? summaryOf(session.order) : undefined}
    ${session.problem !== null && html`<p class="problem" role="alert">${session.problem}</p>`}
    ${session.last4 === null ? cardForm(session) : bankForm(session.last4)}
    ${session.kind === 'portal' && session.last4 === null && renewForm}`;
}

const ended = ({ returnUrl }: TestSessionRow, says: string): Html =>
  html`<h1>${says}</h1>
      <p><a href="${returnUrl}">Back to ${brand.name}</a></p>`;

const titleOf = ({ kind }: TestSessionRow): string =>
  kind === 'checkout' ? 'Subscribe' : kind === 'card' ? 'Payment method' : 'Billing portal';

function summaryOf(order: NonNullable<TestSessionRow['order']>): Html {
  const { tier, billingPeriod, currency, priceCents, discount, trialDays } = order;
  const off =
    discount &&
    (discount.percentOff ? `${discount.percentOff}%` : formatCents(discount.amountOffCents ?? 0, currency));
  return html`<dl>
        <div><dt>Plan</dt><dd>${plans[tier].displayName}</dd></div>
        <div><dt>Price</dt><dd>${formatCents(priceCents, currency)} a ${billingPeriod === 'annual_period' ? 'year' : 'month'}</dd></div>
        ${off !== undefined && html`<div><dt>Promo code ${discount?.code ?? ''}</dt><dd>${off} off</dd></div>`}
        ${trialDays > 0 && html`<div><dt>Trial</dt><dd>${trialDays} days</dd></div>`}
      </dl>`;
}

const cardForm = ({ kind }: TestSessionRow): Html =>
  html`<form method="post">
        <fieldset>
          <legend>Card</legend>
          ${testCards.map(
            ({ last4, meaning }, at) => html`<label>
            <input type="radio" name="card" value="${last4}" ${at === 0 && html`checked`} />
            <span>${meaning} <small>•••• ${last4}</small></span>
          </label>`,
          )}
        </fieldset>
        <div class="actions">
          <button name="step" value="pay">${kind === 'checkout' ? 'Pay with test money' : 'Save card'}</button>
          <button name="step" value="leave" class="quiet">Back</button>
        </div>
      </form>`;

const renewForm = html`<form method="post">
        <p>Renew now, as if the month or the year were over: the card is tried, and what was canceled ends.</p>
        <div class="actions"><button name="step" value="renew" class="quiet">Renew now</button></div>
      </form>`;

const bankForm = (last4: string): Html =>
  html`<p>The bank of the card •••• ${last4} asks: is this payment yours?</p>
      <form method="post" class="actions">
        <button name="step" value="authenticate">Confirm</button>
        <button name="step" value="refuse" class="quiet">Refuse</button>
      </form>`;
