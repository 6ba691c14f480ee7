import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connectHandlers } from './connect-handlers.ts';
import { fieldsOf, listOf, readFields, textOf } from './read-fields.ts';
import { type Handler, StripeBooks, StripeFault, type Thing } from './stripe-books.ts';

export interface StripeServer {
  /** For `STRIPE_API_URL`. */
  url: string;
  books: StripeBooks;
  /** `POST /v1/prices`, as they came. */
  calls: string[];
  /** Versions of the API that were asked for. */
  versions: Set<string>;
  close(): Promise<void>;
}

const list = (data: Thing[]): Thing => ({ object: 'list', has_more: false, url: '', data });

const handlers: Record<string, Handler> = {
  ...connectHandlers,
  'GET products/:id': (books, { id }) => books.get(id),
  'POST products': (books, { fields }) => books.put('prod', { object: 'product', ...fields }),
  'GET prices': (books, { query }) =>
    list(books.all('price').filter(({ lookup_key }) => lookup_key === query.get('lookup_keys[0]'))),
  'POST prices': (books, { fields }) =>
    books.put('price', { object: 'price', ...fields, unit_amount: Number(fields.unit_amount) }),
  'POST customers': (books, { fields }) => books.put('cus', { object: 'customer', ...fields }),
  'POST coupons': (books, { fields }) =>
    books.put('coupon', {
      object: 'coupon',
      ...fields,
      percent_off: fields.percent_off ? Number(fields.percent_off) : null,
      amount_off: fields.amount_off ? Number(fields.amount_off) : null,
    }),
  'GET promotion_codes': (books, { query }) =>
    list(books.all('promotion_code').filter(({ code }) => code === query.get('code'))),
  'POST promotion_codes': (books, { fields }) =>
    books.put('promo', { object: 'promotion_code', active: true, ...fields }),
  'POST checkout/sessions': (books, { fields }) => {
    const [item] = listOf(fields, 'line_items');
    const [discount] = listOf(fields, 'discounts');
    const data = fieldsOf(fields, 'subscription_data');
    const session = books.put('cs', {
      object: 'checkout.session',
      mode: fields.mode,
      status: 'open',
      customer: fields.customer,
      subscription: null,
      price: item && textOf(item, 'price'),
      promotion_code: discount && textOf(discount, 'promotion_code'),
      trial_days: textOf(data, 'trial_period_days'),
      metadata: fieldsOf(data, 'metadata'),
      expires_at: books.now() + 86_400,
    });
    return Object.assign(session, { url: `https://checkout.stripe.example/${session.id}` });
  },
  'POST billing_portal/sessions': (_, { fields }) => ({
    object: 'billing_portal.session',
    url: `https://portal.stripe.example/${String(fields.customer)}/${textOf(fieldsOf(fields, 'flow_data'), 'type') ?? 'home'}`,
  }),
  'GET subscriptions/:id': (books, { id }) => books.get(id),
  'POST subscriptions/:id': (books, { id, fields }) => {
    books.update(books.get(id), fields);
    return books.get(id);
  },
  'DELETE subscriptions/:id': (books, { id }) => Object.assign(books.get(id), { status: 'canceled' }),
  'POST subscription_schedules': (books, { fields }) => {
    const subscription = textOf(fields, 'from_subscription');
    return books.put('sub_sched', {
      object: 'subscription_schedule',
      status: 'active',
      subscription,
      phases: [],
    });
  },
  'POST subscription_schedules/:id': (books, { id, fields }) => {
    books.schedulePhases(books.get(id), fields);
    return books.get(id);
  },
  'POST subscription_schedules/:id/release': (books, { id }) => {
    const schedule = Object.assign(books.get(id), { status: 'released' });
    books.get((schedule as Thing).subscription).schedule = null;
    return schedule;
  },
  'GET invoices': (books, { query }) =>
    list(
      books
        .all('invoice')
        .filter(({ customer }) => !query.has('customer') || customer === query.get('customer'))
        .filter(
          ({ parent }) =>
            !query.has('subscription') ||
            parent?.subscription_details.subscription === query.get('subscription'),
        )
        .filter(({ status }) => !query.has('status') || status === query.get('status'))
        .reverse(),
    ),
  'POST invoices/create_preview': (books, { fields }) => {
    const subscription = books.get(textOf(fields, 'subscription'));
    const [item] = listOf(fieldsOf(fields, 'subscription_details'), 'items');
    const lines = books.changeLines(subscription, books.get(item && textOf(item, 'price')));
    return books.invoiceOf(subscription, lines);
  },
  'POST invoices': (books, { fields }) =>
    books.put('in', {
      ...books.invoiceOf({ ...fields, discounts: [] }, []),
      ...fields,
      parent: null,
      status: 'draft',
    }),
  'POST invoiceitems': (books, { fields }) => {
    const invoice = books.get(textOf(fields, 'invoice'));
    const amount = Number(textOf(fields, 'amount'));
    invoice.lines.data.push({ amount, description: textOf(fields, 'description') });
    Object.assign(invoice, { subtotal: amount, total: amount, amount_due: amount });
    return books.put('ii', { object: 'invoiceitem', amount });
  },
  'POST invoices/:id/finalize': (books, { id }) =>
    Object.assign(books.get(id), {
      status: 'open',
      attempted: false,
      number: `M-${id}`,
      status_transitions: { finalized_at: books.now(), paid_at: null },
    }),
  'POST invoices/:id/pay': (books, { id, fields }) => {
    books.pay(books.get(id), textOf(fields, 'payment_method'));
    return books.get(id);
  },
  'POST invoices/:id/void': (books, { id }) => Object.assign(books.get(id), { status: 'void' }),
  'POST credit_notes': (books, { fields }) => books.credit(fields),
};

/** A counterpart with Stripe's addresses, forms, refusals and idempotency keys. */
export async function startStripeServer(now: () => number): Promise<StripeServer> {
  const books = new StripeBooks(now);
  const calls: string[] = [];
  const versions = new Set<string>();
  /** A refusal is an answer, too: it is given again as well. */
  const answered = new Map<string, { form: string; status: number; body: string }>();
  const answer = (request: IncomingMessage, form: string): { status: number; body: string } => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://stripe');
    const path = pathname.replace('/v1/', '');
    const call = `${request.method} ${path}`;
    calls.push(call);
    versions.add(String(request.headers['stripe-version']));
    const key = request.headers['idempotency-key'];
    const known =
      typeof key === 'string' && request.method === 'POST' ? answered.get(`${path} ${key}`) : undefined;
    if (known) {
      if (known.form === form) return { status: known.status, body: known.body };
      return {
        status: 400,
        body: JSON.stringify({ error: { type: 'idempotency_error', message: 'another form' } }),
      };
    }
    const given = answerAnew(call, { books, form, query });
    if (typeof key === 'string') answered.set(`${path} ${key}`, { form, ...given });
    return given;
  };
  const server = createServer(async (request, response) => {
    const { status, body } = answer(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    calls,
    versions,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerAnew(
  call: string,
  { books, form, query }: { books: StripeBooks; form: string; query: URLSearchParams },
): { status: number; body: string } {
  try {
    const [name, id] = find(call);
    const handler = handlers[name];
    if (!handler) throw new StripeFault(404, 'invalid_request_error', 'unknown', `no ${call}`);
    return { status: 200, body: JSON.stringify(handler(books, { id, fields: readFields(form), query })) };
  } catch (cause) {
    if (cause instanceof StripeFault) return { status: cause.status, body: JSON.stringify(cause.body) };
    throw cause;
  }
}

/** `POST invoices/in_1/pay` is `POST invoices/:id/pay` of `in_1`. */
function find(call: string): [string, string] {
  if (handlers[call]) return [call, ''];
  const [method = '', path = ''] = call.split(' ');
  const [noun, id = '', ...rest] = path.split('/');
  return [`${method} ${[noun, ':id', ...rest].join('/')}`, decodeURIComponent(id)];
}
