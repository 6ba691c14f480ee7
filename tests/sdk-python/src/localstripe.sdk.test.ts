import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StripeProvider } from '../../../apps/server/src/modules/payments/stripe/index.ts';
import { freePort } from '../../../apps/server/test/free-port.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';
import { installPythonClient } from '../../../tools/python-client.mjs';

/**
 * Against localstripe, a Stripe that others wrote. It has no checkout, prices, promotion codes, schedules or portal, so
 * those are held against shapes of the API document (`apps/server/test/stripe`); what it has is the ground that all of
 * them stand on: keys, forms, refusals, objects of other products, and events with their signatures.
 */
const secret = 'whsec_of_localstripe';
let app: TestApp;
let stripe: ChildProcess;
let url: string;
let folder: string;
/** What localstripe said: one line for each event that it sent. */
let said = '';

beforeAll(async () => {
  const client = await installPythonClient();
  const port = await freePort();
  url = `http://localhost:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'mynah-localstripe-'));
  stripe = spawn(client.python, ['-m', 'localstripe', '--port', String(port), '--from-scratch'], {
    cwd: folder,
    env: { ...process.env, PYTHONPATH: client.packages ?? '', PYTHONDONTWRITEBYTECODE: '1' },
  });
  for (const stream of [stripe.stdout, stripe.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  await until(() => post('/v1/customers', {}));
  app = await startTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_localstripe',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: url,
    },
  });
}, 600_000);
afterAll(async () => {
  stripe?.kill();
  await app?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

type Thing = Record<string, string> & { id: string };

async function post(path: string, fields: Record<string, string>): Promise<Thing> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_of_localstripe',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  return (await answer.json()) as Thing;
}

/** Everything that happens is told to our server, signed with this. */
const tellUs = (signedBy: string) =>
  fetch(`${url}/_config/webhooks/mynah`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${app.url}/v1/payments/stripe-webhook`, secret: signedBy }),
  });

/** Somebody else's subscription in the same account: by a plan of theirs, without our marks. */
async function subscribeElsewhere(): Promise<Thing> {
  const customer = await post('/v1/customers', { email: 'someone@example.com' });
  const card = {
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  };
  const method = await post('/v1/payment_methods', card);
  await post(`/v1/payment_methods/${method.id}/attach`, { customer: customer.id });
  await post(`/v1/customers/${customer.id}`, {
    'invoice_settings[default_payment_method]': method.id,
  });
  const plan = await post('/v1/plans', {
    amount: '1500',
    currency: 'usd',
    interval: 'month',
    'product[name]': 'Another product',
  });
  return post('/v1/subscriptions', { customer: customer.id, 'items[0][plan]': plan.id });
}

test('what it does not know is no subscription, and what is of another product is none of ours', async () => {
  const provider = new StripeProvider(app.platform, 'sk_test_of_localstripe');
  expect(await provider.read('sub_nothing')).toBeUndefined();
  const theirs = await subscribeElsewhere();
  expect(theirs).toMatchObject({ object: 'subscription', status: 'active' });
  expect(await provider.read(theirs.id)).toBeUndefined();
});

test('a call that it refuses is no fault of the caller’s, and takes nothing down', async () => {
  const { apiKey } = await app.owner();
  // it has no prices
  const refused = await app.fetch('/create-checkout-session', {
    apiKey,
    json: { subscription_type: 'pro' },
  });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect((await app.fetch('/v1/user/subscription', { apiKey })).status).toBe(200);
});

test('its events are taken with their signatures, and with no others; another’s subscription goes on', async () => {
  await tellUs(secret);
  const theirs = await subscribeElsewhere();
  const taken = 'webhook "customer.subscription.created" successfully delivered';
  await until(() => expect(said).toContain(taken));
  expect(said).not.toContain('failed with response code');
  await tellUs('whsec_of_somebody_else');
  await post('/v1/customers', { email: 'another@example.com' });
  await until(() => expect(said).toContain('webhook "customer.created" failed with response code 400'));
  const now = await fetch(`${url}/v1/subscriptions/${theirs.id}`, {
    headers: { authorization: 'Bearer sk_test_of_localstripe' },
  });
  expect(await now.json()).toMatchObject({ status: 'active' });
});
