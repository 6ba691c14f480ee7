import type { PayoutStatement, Payouts } from '@mynah/contract/billing/payouts';
import { recordSharedUse } from '../src/modules/voices/library/index.ts';
import { createApiKey } from '../src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { ownVoice, publish } from './library-voices.ts';
import { type Person, soloPerson } from './team.ts';
import type { TestApp } from './test-app.ts';

type Answer = { status: number; body: Record<string, unknown> };

/** Somebody with a voice in the library, and a key: sessions end while tests let weeks pass. */
export interface Earner {
  person: Person;
  workspaceId: string;
  voiceId: string;
  /** What leads others to the voice. */
  path: string;
  post(path: string, json?: unknown): Promise<Answer>;
  payouts(): Promise<Payouts>;
  statement(month?: string): Promise<PayoutStatement>;
  /** Others spend so many credits with the voice; the reference of the charge. */
  earn(credits: number, use?: { reference?: string; voiceId?: string }): Promise<string>;
  /** To the form at the provider of test money, and through it. */
  connect(account?: string): Promise<string>;
}

export async function makeEarner(app: TestApp, options: Record<string, unknown> = {}): Promise<Earner> {
  const { platform } = app;
  const person = await soloPerson(app, 'creator');
  const reader = (await soloPerson(app, 'creator')).actor;
  const voiceId = await ownVoice(app, person);
  const { path } = await publish(person, voiceId, options);
  const { workspaceId } = person.actor;
  const headers = { 'xi-api-key': (await createApiKey(platform, person.actor, { name: 'earns' })).key };
  const get = async <Body>(address: string): Promise<Body> =>
    (await (await app.fetch(address, { headers })).json()) as Body;
  const post: Earner['post'] = async (address, json) => {
    const answer = await app.fetch(address, { method: 'POST', headers, json });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return {
    person,
    workspaceId,
    voiceId,
    path,
    post,
    payouts: () => get('/v1/payouts'),
    statement: (month) => get(`/v1/payouts/statement${month ? `?month=${month}` : ''}`),
    earn: async (credits, { reference = newId(), voiceId: sharedVoiceId = voiceId } = {}) => {
      const uses = [{ sharedVoiceId, characters: credits, credits }];
      await platform.db.transaction((transaction) =>
        recordSharedUse(platform, transaction, { actor: reader, uses, reference }),
      );
      return reference;
    },
    connect: async (account = 'complete') => {
      const { body } = await post('/create-connect-account', { relative_redirect_path: '/app/payouts' });
      return fillInTestForm(app, String(body.url), { account, step: 'save' });
    },
  };
}

/** Where the form leads on to. */
export async function fillInTestForm(
  app: TestApp,
  url: string,
  form: Record<string, string>,
): Promise<string> {
  const answer = await app.fetch(new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  if (answer.status !== 303) throw new Error(`the form answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}
