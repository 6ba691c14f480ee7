import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../apps/server/test/receiver.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';

let app: TestApp;
let receiver: Receiver;
let client: ElevenLabsClient;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  receiver = await startReceiver();
  client = new ElevenLabsClient({ apiKey: (await app.owner()).apiKey, baseUrl: app.url });
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

test('[WSP-067] the official client makes, lists, changes and deletes webhooks', async () => {
  const { webhooks } = client;
  const made = await webhooks.create({
    settings: { authType: 'hmac', name: 'Of the client', webhookUrl: receiver.url },
  });
  expect(made.webhookSecret).toMatch(/^wsec_/);
  const events = ['voice_library_removal_notice', 'speech_to_text'] as const;
  expect(
    await webhooks.update(made.webhookId, { isDisabled: true, name: 'Changed', events: [...events] }),
  ).toEqual({ status: 'ok' });
  const { webhooks: listed } = await webhooks.list({ includeUsages: true });
  expect(listed).toMatchObject([
    {
      webhookId: made.webhookId,
      name: 'Changed',
      webhookUrl: receiver.url,
      isDisabled: true,
      isAutoDisabled: false,
      authType: 'hmac',
      usage: [],
    },
  ]);
  expect(await webhooks.delete(made.webhookId)).toEqual({ status: 'ok' });
  expect((await webhooks.list()).webhooks).toEqual([]);
});

test('[WSP-027] its verifier accepts what an HMAC webhook receives, and nothing that was changed', async () => {
  const { webhookId, webhookSecret } = await client.webhooks.create({
    settings: { authType: 'hmac', name: 'Signed', webhookUrl: receiver.url },
  });
  const { apiKey } = await app.owner();
  await app.fetch(`/v1/workspace/webhooks/${webhookId}/test`, { method: 'POST', apiKey });
  const { body, headers } = await receiver.until(1);
  const signature = headers['elevenlabs-signature']!;
  expect(signature).toMatch(/^t=\d{10},v0=[0-9a-f]{64}$/);
  const event = await client.webhooks.constructEvent(body, signature, webhookSecret!);
  expect(event).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhookId } });
  await expect(client.webhooks.constructEvent(`${body} `, signature, webhookSecret!)).rejects.toThrow();
  await expect(client.webhooks.constructEvent(body, signature, 'wsec_another')).rejects.toThrow();
});
