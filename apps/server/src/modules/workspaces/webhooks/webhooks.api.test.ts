import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  listedWebhooks,
  makeWebhook,
  newestDelivery,
  ownPath,
  workspacePath,
} from '../../../../test/webhook-owner.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';
import { deliverEvent } from './index.ts';
import { signatureHeader } from './signature.ts';

let app: TestApp;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  receiver = await startReceiver();
});
afterEach(() => receiver.close());
afterAll(() => app.close());

type Event = Omit<Parameters<typeof deliverEvent>[2], 'workspaceId'>;
const tell = (event: Event, { workspaceId } = owner.actor) =>
  app.platform.db.transaction((transaction) =>
    deliverEvent(app.platform, transaction, { workspaceId, ...event }),
  );
/** Each webhook leads to an address of its own, so that what came tells whose it was. */
const at = (name: string) => `${receiver.url}/${name}`;
const cameTo = () => receiver.received.map(({ path }) => path.replace('/hook/', '')).sort();

it('[WSP-007] [WSP-071] an event reaches the address with its signed body and headers of the own', async () => {
  const hook = await makeWebhook(owner, {
    webhook_url: receiver.url,
    request_headers: { 'X-Shared': 'between us' },
  });
  await tell({ type: 'voice_removal_notice', data: { voice_id: 'v1' } });
  const { method, headers, body } = await receiver.until(1);
  expect(method).toBe('POST');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-shared': 'between us' });
  const seconds = Number(/^t=(\d+),/.exec(headers['elevenlabs-signature']!)?.[1]);
  expect(headers['elevenlabs-signature']).toBe(signatureHeader([hook.secret!], { seconds, body }));
  expect(JSON.parse(body)).toEqual({
    type: 'voice_removal_notice',
    event_timestamp: Math.floor(app.clock.now().getTime() / 1000),
    data: { voice_id: 'v1' },
  });
  const delivery = await newestDelivery(owner, hook, 'delivered');
  expect(delivery).toMatchObject({ attempts: 1, response_status: 200, failure: null });
  expect(delivery.request).toMatchObject({ url: receiver.url, body, headers: { 'X-Shared': '(hidden)' } });
  expect(JSON.stringify(await listedWebhooks(owner))).not.toMatch(/between us|wsec_/);
});

it('[WSP-018] [WSP-071] only those who chose the event hear of it, and those that are named for it', async () => {
  await makeWebhook(owner, { webhook_url: at('all') });
  await makeWebhook(owner, { webhook_url: at('dubs'), events: ['dubbing_completed'] });
  await makeWebhook(owner, { webhook_url: at('speech'), events: ['speech_to_text'] });
  const named = await makeWebhook(owner, { webhook_url: at('named'), events: ['dubbing_completed'] });
  const off = await makeWebhook(owner, { webhook_url: at('off') });
  await owner.call('PATCH', off.path, { name: 'Off', is_disabled: true });
  await app.platform.db
    .update(workspaces)
    .set({ voiceLibraryRemovalNoticeWebhookId: named.id })
    .where(eq(workspaces.id, owner.actor.workspaceId));
  await tell({ type: 'transcription_completed', data: {} });
  await receiver.until(2);
  await tell({ type: 'voice_removal_notice', data: {} });
  await receiver.until(4);
  await tell({ type: 'transcription_completed', data: {}, webhookIds: [named.id] });
  await receiver.until(5);
  expect(cameTo()).toEqual(['all', 'all', 'named', 'named', 'speech']);
});

it('[WSP-070] the own webhooks hear of the own doing only, and are nobody else’s', async () => {
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const hook = await makeWebhook(editor, { webhook_url: at('editor') }, ownPath);
  await makeWebhook(owner, { webhook_url: at('owner') }, ownPath);
  await makeWebhook(owner, { webhook_url: at('workspace') });
  await tell({ type: 'transcription_completed', data: {}, userId: editor.actor.userId });
  await receiver.until(2);
  expect(cameTo()).toEqual(['editor', 'workspace']);
  expect(await listedWebhooks(editor, ownPath)).toHaveLength(1);
  for (const path of [workspacePath, ownPath]) {
    const answer = await owner.call('DELETE', `${path}/${hook.id}`);
    expect(answer).toMatchObject({ status: 404, code: 'webhook_not_found' });
  }
});

it('two workspaces do not see each other, and editors cannot change the workspace’s', async () => {
  const hook = await makeWebhook(owner, { webhook_url: at('mine') });
  const { delivery_id: id } = (await owner.call('POST', `${hook.path}/test`)).body as Record<string, string>;
  const neighbor = await soloPerson(app);
  await makeWebhook(neighbor, { webhook_url: at('neighbor') });
  await tell({ type: 'transcription_completed', data: {} });
  await receiver.until(2);
  expect(cameTo()).toEqual(['mine', 'mine']);
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'Stolen', is_disabled: true }],
    ['DELETE', '', undefined],
    ['POST', '/test', undefined],
    ['POST', '/rotate-secret', {}],
    ['GET', '/deliveries', undefined],
    ['GET', `/deliveries/${id}`, undefined],
    ['POST', `/deliveries/${id}/replay`, undefined],
  ] as const) {
    const foreign = await neighbor.call(method, `${hook.path}${path}`, body);
    expect(foreign, path).toMatchObject({ status: 404, code: 'webhook_not_found' });
    expect(await editor.call(method, `${hook.path}${path}`, body), path).toMatchObject({ status: 403 });
  }
});

it('refuses what cannot be a webhook', async () => {
  const refused = async (settings: object) => {
    const body = { settings: { auth_type: 'hmac', name: 'x', webhook_url: receiver.url, ...settings } };
    return (await owner.call('POST', workspacePath, body)).status;
  };
  expect(await refused({ webhook_url: 'javascript:alert(1)' })).toBe(400);
  expect(await refused({ webhook_url: 'http://me:secret@127.0.0.1/' })).toBe(400);
  expect(await refused({ auth_type: 'mtls' })).toBe(422);
  expect(await refused({ auth_type: 'oauth2' })).toBe(422);
  expect(await refused({ events: ['everything'] })).toBe(422);
  expect(await refused({ request_headers: { 'ElevenLabs-Signature': 'v0=forged' } })).toBe(422);
  expect(await refused({ request_headers: { 'X-Two': 'lines\r\nHost: other' } })).toBe(422);
  expect(await listedWebhooks(owner)).toEqual([]);
});

it('an edit keeps what it does not name, and a header whose value is null', async () => {
  const hook = await makeWebhook(owner, {
    webhook_url: receiver.url,
    request_headers: { kept: 'one', changed: 'two', gone: 'three' },
    events: ['dubbing_completed'],
  });
  await owner.call('PATCH', hook.path, {
    name: 'Renamed',
    is_disabled: false,
    request_headers: { kept: null, changed: 'four' },
  });
  expect(await listedWebhooks(owner)).toMatchObject([
    { name: 'Renamed', events: ['dubbing_completed'], request_header_names: ['kept', 'changed'] },
  ]);
  await owner.call('POST', `${hook.path}/test`);
  const { headers } = await receiver.until(1);
  expect([headers.kept, headers.changed, headers.gone]).toEqual(['one', 'four', undefined]);
});

it('[WSP-027] while two secrets hold, receivers that know either take the delivery', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  const rotated = await owner.call('POST', `${hook.path}/rotate-secret`, { overlap_hours: 2 });
  const { webhook_secret: fresh } = rotated.body as { webhook_secret: string };
  const takesOnly = (secret: string) => {
    receiver.answer = ({ headers, body }) => {
      // as official verifiers do: the first v0 alone
      const [t = '', first] = headers['elevenlabs-signature']!.split(',');
      const right = signatureHeader([secret], { seconds: Number(t.slice(2)), body }).split(',')[1];
      return { status: first === right ? 200 : 401 };
    };
  };
  for (const [secret, state] of [
    [hook.secret!, 'delivered'],
    [fresh, 'delivered'],
    ['wsec_other', 'failed'],
  ] as const) {
    takesOnly(secret);
    await tell({ type: 'transcription_completed', data: {} });
    expect((await newestDelivery(owner, hook, state)).attempts).toBe(1);
  }
  app.clock.advance(2 * 3_600_000 + 1);
  takesOnly(hook.secret!);
  // the session has ended meanwhile
  const renewed = await joinedPerson(app, owner.actor.workspaceId, 'admin');
  await renewed.call('POST', `${hook.path}/test`);
  expect((await newestDelivery(renewed, hook, 'failed')).type).toBe('webhook.test');
});
