import { fieldsOf, textOf } from './read-fields.ts';
import { type Handler, StripeFault, type Thing } from './stripe-books.ts';

/**
 * Connect, in the shapes of Stripe's API document (2026-10-28) as far as they are read here, with its rules: an account
 * asks for its form at first, a transfer needs an account that takes transfers and a balance that covers it, and a login
 * link an account whose form is filled in.
 */
export const connectHandlers: Record<string, Handler> = {
  'POST accounts': (books, { fields }) => {
    const { requirement_collection, stripe_dashboard } = fieldsOf(fields, 'controller');
    if (requirement_collection !== 'stripe' || !stripe_dashboard)
      throw refused('parameter_missing', 'controller');
    return books.put('acct', {
      object: 'account',
      email: textOf(fields, 'email') ?? null,
      type: 'none',
      controller: { requirement_collection, stripe_dashboard },
      capabilities: { transfers: 'inactive' },
      details_submitted: false,
      payouts_enabled: false,
      charges_enabled: false,
      metadata: fieldsOf(fields, 'metadata'),
      requirements: {
        currently_due: ['external_account', 'individual.first_name', 'individual.id_number'],
        past_due: [],
        pending_verification: [],
        disabled_reason: 'requirements.past_due',
      },
    });
  },
  'GET accounts/:id': (books, { id }) => {
    if (books.mute.has(id)) throw new StripeFault(403, 'invalid_request_error', 'secret_key_required', 'no');
    if (!books.things.has(id)) {
      throw new StripeFault(403, 'invalid_request_error', 'account_invalid', `no access to ${id}`);
    }
    return books.get(id);
  },
  'POST account_links': (books, { fields }) => {
    const account = books.get(textOf(fields, 'account'));
    const [back, again] = [textOf(fields, 'return_url'), textOf(fields, 'refresh_url')];
    if (!back || !again) throw refused('parameter_missing', 'return_url');
    Object.assign(account, { test_return_url: back });
    return {
      object: 'account_link',
      created: books.now(),
      expires_at: books.now() + 300,
      url: `https://connect.stripe.example/setup/${account.id}`,
    };
  },
  'POST accounts/:id/login_links': (books, { id }) => {
    if (!books.get(id).details_submitted) throw refused('account_invalid', 'has not completed onboarding');
    return {
      object: 'login_link',
      created: books.now(),
      url: `https://connect.stripe.example/express/${id}`,
    };
  },
  'GET transfers': (books, { query }) => {
    const [group, destination] = [query.get('transfer_group'), query.get('destination')];
    const data = books
      .all('transfer')
      .filter((transfer) => !group || transfer.transfer_group === group)
      .filter((transfer) => !destination || transfer.destination === destination)
      .reverse();
    return { object: 'list', has_more: false, url: '/v1/transfers', data };
  },
  'POST transfers': (books, { fields }) => {
    const account: Thing = books.get(textOf(fields, 'destination'));
    const amount = Number(textOf(fields, 'amount'));
    if (account.capabilities.transfers !== 'active') {
      throw refused('insufficient_capabilities_for_transfer', 'Your destination account needs transfers.');
    }
    if (amount > books.balance) throw refused('balance_insufficient', 'You have insufficient funds.');
    books.balance -= amount;
    return books.put('tr', {
      object: 'transfer',
      amount,
      amount_reversed: 0,
      reversed: false,
      currency: textOf(fields, 'currency'),
      destination: account.id,
      transfer_group: textOf(fields, 'transfer_group') ?? null,
      metadata: fieldsOf(fields, 'metadata'),
    });
  },
};

const refused = (code: string, message: string) =>
  new StripeFault(400, 'invalid_request_error', code, message);

/** What happens when somebody fills in the form of their account. */
export function fillIn(account: Thing): void {
  Object.assign(account, {
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements: { currently_due: [], past_due: [], pending_verification: [], disabled_reason: null },
  });
}
