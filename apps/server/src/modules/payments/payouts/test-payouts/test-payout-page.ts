import { brand } from '@mynah/contract';
import type { testPayoutAccounts } from '@mynah/contract/billing/payouts';
import { type Html, html } from '../../../../platform/http/html.ts';
import { pageDocument } from '../../../../platform/http/page-document.ts';
import { testMoneyStyle } from '../../test-money/index.ts';
import type { TestAccountRow, TestPayoutSessionRow } from './test-payouts.tables.ts';

const meanings: Readonly<Record<(typeof testPayoutAccounts)[number], string>> = {
  complete: 'Everything is there, and the account takes transfers',
  no_tax_form: 'The tax form is missing',
  in_review: 'The provider is still checking the details',
  refusing: 'The bank refuses every transfer',
  closed: 'The provider has closed the account',
};

/** The plain form of the built-in provider. There is nothing to type, so nobody types the number of a real account. */
export const testPayoutPage = (
  session: TestPayoutSessionRow,
  { account, now }: { account: TestAccountRow; now: Date },
): string =>
  pageDocument({
    title: `Test money · ${brand.name}`,
    robots: 'noindex',
    head: testMoneyStyle,
    body: html`<main>
      <p class="notice" role="note"><strong>Test money.</strong> Nobody is paid here, and no account is opened.</p>
      ${bodyOf(session, { account, now })}
    </main>`,
  });

function bodyOf(
  session: TestPayoutSessionRow,
  { account, now }: { account: TestAccountRow; now: Date },
): Html {
  if (session.isDone) return ended(session, 'This is done already.');
  if (session.expiresAt <= now) return ended(session, 'This page has expired. Start again.');
  const chosen = account.state ?? 'complete';
  return html`<h1>Payout account</h1>
      <form method="post">
        <fieldset>
          <legend>Account</legend>
          ${Object.entries(meanings).map(
            ([state, meaning]) => html`<label>
            <input type="radio" name="account" value="${state}" ${state === chosen && html`checked`} />
            <span>${meaning}</span>
          </label>`,
          )}
        </fieldset>
        <div class="actions">
          <button name="step" value="save">Save account</button>
          <button name="step" value="leave" class="quiet">Back</button>
        </div>
      </form>`;
}

const ended = ({ returnUrl }: TestPayoutSessionRow, says: string): Html =>
  html`<h1>${says}</h1>
      <p><a href="${returnUrl}">Back to ${brand.name}</a></p>`;
