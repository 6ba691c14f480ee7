import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';

let app: TestApp;
let client: ElevenLabsClient;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(() => app?.close());

test('[WSP-060] the official client makes, lists, updates and deletes the keys of a service account', async () => {
  const { serviceAccountUserId: id } = await client.serviceAccounts.create({ name: 'Robot' });
  const made = await client.serviceAccounts.apiKeys.create(id, { name: 'Fox', permissions: 'all' });
  const robot = new ElevenLabsClient({ apiKey: made.xiApiKey, baseUrl: app.url, maxRetries: 0 });
  expect((await robot.models.list()).length).toBeGreaterThan(0);
  await client.serviceAccounts.apiKeys.update(id, made.keyId, {
    isEnabled: false,
    permissions: ['text_to_speech'],
  });
  const { apiKeys } = await client.serviceAccounts.apiKeys.list(id);
  expect(apiKeys).toMatchObject([
    { keyId: made.keyId, name: 'Fox', isDisabled: true, permissions: ['text_to_speech'] },
  ]);
  await expect(robot.models.list()).rejects.toMatchObject({ statusCode: 401 });
  await client.serviceAccounts.apiKeys.delete(id, made.keyId);
  const { serviceAccounts } = await client.serviceAccounts.list();
  expect(serviceAccounts).toMatchObject([{ serviceAccountUserId: id, name: 'Robot', apiKeys: [] }]);
});
