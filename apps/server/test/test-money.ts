import type { Tier } from '@mynah/contract';
import type { Subscription } from '@mynah/contract/accounts/user';
import type { Invoice, SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { createApiKey } from '../src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { makeNeighbor } from './factories.ts';
import type { TestApp } from './test-app.ts';

export type CheckoutWish = Record<string, unknown> & { subscription_type: string };

/** Somebody in a workspace of their own, who pays with test money. */
export interface Payer {
  workspaceId: string;
  post(path: string, json?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  get<Answer>(path: string): Promise<Answer>;
  subscription(): Promise<Subscription>;
  details(): Promise<SubscriptionDetails>;
  invoices(): Promise<Invoice[]>;
  /** To the page at this address, with a card; where it goes on from there. */
  pay(url: string, card?: string, step?: string): Promise<string>;
  /** Orders a plan and pays for it. */
  buy(wish: CheckoutWish, card?: string): Promise<void>;
}

/** They have a key: sessions end while tests let months pass. */
export async function makePayer(app: TestApp, tier: Tier = 'free'): Promise<Payer> {
  const actor = await makeNeighbor(app, tier);
  const { workspaceId } = actor;
  const headers = { 'xi-api-key': (await createApiKey(app.platform, actor, { name: 'pays' })).key };
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await app.fetch(path, { headers })).json()) as Answer;
  const post: Payer['post'] = async (path, json) => {
    const answer = await app.fetch(path, { method: 'POST', headers, json });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const pay: Payer['pay'] = async (url, card = '4242', step = 'pay') => {
    const answer = await app.fetch(new URL(url).pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ card, step }).toString(),
    });
    if (answer.status !== 303) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`);
    return answer.headers.get('location') ?? '';
  };
  return {
    workspaceId,
    get,
    post,
    pay,
    subscription: () => get('/v1/user/subscription'),
    details: () => get('/v1/subscription'),
    invoices: async () => (await get<{ invoices: Invoice[] }>('/v1/subscription/invoices')).invoices,
    buy: async (wish, card) => {
      const { status, body } = await post('/create-checkout-session', wish);
      if (status !== 200) throw new Error(`no checkout: ${JSON.stringify(body)}`);
      await pay(String(body.url), card);
    },
  };
}
