import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { createApiKey } from '../api-keys/actions/create-api-key.ts';
import { deleteApiKey } from '../api-keys/actions/delete-api-key.ts';
import { editApiKey } from '../api-keys/actions/edit-api-key.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { spendSingleUseToken } from './actions/spend-single-use-token.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens.store.ts';
import { singleUseTokens } from './single-use-tokens.tables.ts';

let app: TestApp;
let maker: Actor;
let apiKey: string;
let keyId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.platform.db.delete(singleUseTokens);
  maker = await makeNeighbor(app);
  ({ key: apiKey, keyId } = await createApiKey(app.platform, maker, { name: 'maker' }));
});
afterAll(() => app?.close());

const ask = (type: string, key = apiKey) =>
  app.fetch(`/v1/single-use-token/${type}`, { apiKey: key, method: 'POST' });
const make = async (type: string, key = apiKey): Promise<string> =>
  ((await (await ask(type, key)).json()) as { token: string }).token;
const spend = (token: string) => spendSingleUseToken(app.platform, token, 'tts_websocket');
const refusal = { code: 'invalid_single_use_token', kind: 'unauthenticated' };

test.each(['realtime_scribe', 'batch_scribe', 'tts_websocket'])('a token of the type %s', async (type) => {
  const answer = await ask(type);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ token: expect.stringMatching(/^sutkn_[\w-]{43}$/) });
});

test('an unknown type is a 422', async () => {
  const answer = await ask('everything');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ['path', 'token_type'] }] });
});

test('it is stored as a hash', async () => {
  const token = await make('tts_websocket');
  const rows = await app.platform.db.select().from(singleUseTokens);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token.slice(6));
});

test('it authorizes who made it, with one permission, and counts against the key', async () => {
  expect(await spend(await make('tts_websocket'))).toEqual({
    kind: 'api-key',
    apiKeyId: keyId,
    userId: maker.userId,
    workspaceId: maker.workspaceId,
    role: 'admin',
    tier: 'free',
    permissions: new Set(['text_to_speech']),
    granted: 'all',
  });
});

test('of many uses at once one gets in', async () => {
  const token = await make('tts_websocket');
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => spend(token)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(spend(token)).rejects.toMatchObject(refusal);
});

test('one of another type is refused and stays unspent', async () => {
  const token = await make('realtime_scribe');
  await expect(spend(token)).rejects.toMatchObject(refusal);
  expect(await spendSingleUseToken(app.platform, token, 'realtime_scribe')).toMatchObject({
    permissions: new Set(['speech_to_text']),
  });
});

test('it ends after 15 minutes, and is then removed', async () => {
  const [early, late] = [await make('tts_websocket'), await make('tts_websocket')];
  app.clock.advance(15 * 60_000 - 1);
  await spend(early);
  app.clock.advance(1);
  await expect(spend(late)).rejects.toMatchObject(refusal);
  await make('tts_websocket');
  await deleteExpiredSingleUseTokens(app.platform.db, app.platform.clock.now());
  expect(await app.platform.db.select().from(singleUseTokens)).toHaveLength(1);
});

test('a key makes no token that may do more than it', async () => {
  const weak = await createApiKey(app.platform, maker, { name: 'weak', permissions: ['speech_to_text'] });
  expect((await ask('realtime_scribe', weak.key)).status).toBe(200);
  const refused = await ask('tts_websocket', weak.key);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    detail: { status: 'missing_permissions', message: expect.stringContaining('text_to_speech') },
  });
});

test('the tokens of a key end with it', async () => {
  const [one, two] = [await make('tts_websocket'), await make('tts_websocket')];
  await editApiKey(app.platform, maker, { keyId, isDisabled: true });
  await expect(spend(one)).rejects.toMatchObject(refusal);
  await deleteApiKey(app.platform, maker, keyId);
  await expect(spend(two)).rejects.toMatchObject(refusal);
});

test('the tokens of a member who was locked, or of a key that has expired, open nothing', async () => {
  const { db, clock } = app.platform;
  const [one, two] = [await make('tts_websocket'), await make('tts_websocket')];
  const ofMaker = eq(memberships.userId, maker.userId);
  await db.update(memberships).set({ isLocked: true }).where(ofMaker);
  await expect(spend(one)).rejects.toMatchObject(refusal);
  await db.update(memberships).set({ isLocked: false }).where(ofMaker);
  await db.update(apiKeys).set({ expiresAt: clock.now() }).where(eq(apiKeys.id, keyId));
  await expect(spend(two)).rejects.toMatchObject(refusal);
});

test('a key that lost the scope takes it from its tokens', async () => {
  const token = await make('tts_websocket');
  await editApiKey(app.platform, maker, { keyId, permissions: ['speech_to_text'] });
  await expect(spend(token)).rejects.toMatchObject({ code: 'missing_permissions' });
});
