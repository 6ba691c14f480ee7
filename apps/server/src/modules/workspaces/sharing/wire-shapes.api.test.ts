import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_OWNER_TIER: 'enterprise' } });
  ({ apiKey } = await app.owner());
});
afterAll(() => app.close());

const base = '/v1/workspace';
async function ask<T>(path: string, json?: unknown): Promise<T> {
  const answer = await app.fetch(`${base}${path}`, { json, apiKey });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const anyText = expect.any(String);

test('[WSP-028] keys, groups, domains and webhooks have the fields of the compatible API', async () => {
  const { group } = await ask<{ group: { id: string } }>('/groups', { name: 'Narrators' });
  expect(await ask('/groups')).toMatchObject({
    [group.id]: { id: group.id, name: 'Narrators', members_emails: [] },
  });
  expect(await ask('/groups/search?name=Narrators')).toEqual([
    { id: group.id, name: 'Narrators', members_emails: [] },
  ]);

  await ask('/api-keys', { name: 'Players', permissions: ['text_to_speech'], character_limit: 500 });
  expect(await ask('/api-keys')).toMatchObject({
    api_keys: [
      {
        key_id: anyText,
        name: 'Players',
        hint: anyText,
        permissions: ['text_to_speech'],
        character_limit: 500,
        is_disabled: false,
      },
    ],
  });

  const settings = { auth_type: 'hmac', name: 'Ours', webhook_url: 'https://hook.example/' };
  const hook = await ask<object>('/webhooks', { settings });
  expect(hook).toMatchObject({ webhook_id: anyText, webhook_secret: anyText });
  expect(await ask('/webhooks')).toMatchObject({
    webhooks: [
      {
        name: 'Ours',
        webhook_id: anyText,
        webhook_url: 'https://hook.example/',
        auth_type: 'hmac',
        is_disabled: false,
        is_auto_disabled: false,
        created_at_unix: expect.any(Number),
      },
    ],
  });

  const started = await ask('/domain-verifications', { domain: 'acme.example' });
  expect(started).toMatchObject({
    domain: 'acme.example',
    dns_txt_record: anyText,
    verified_at_unix: null,
  });
});

test('[WSP-072] invites, members and shares take the bodies of the compatible API', async () => {
  const { group } = await ask<{ group: { id: string } }>('/groups', { name: 'Editors' });
  const place = { seat_type: 'workspace_member', group_ids: [group.id] };
  expect(await ask('/invites/add', { email: 'dee@example.com', ...place })).toMatchObject({ status: 'ok' });
  expect(
    await ask('/invites/add-bulk', { emails: ['bo@example.com', 'cy@example.com'], ...place }),
  ).toMatchObject({ status: 'ok' });
  expect(await ask('/invites')).toMatchObject({ invites: { length: 3 } });

  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  const [voice] = ((await listed.json()) as { voices: { voice_id: string }[] }).voices;
  const shared = await app.fetch(`${base}/resources/${voice!.voice_id}/share`, {
    apiKey,
    json: { role: 'viewer', resource_type: 'voice', group_id: group.id },
  });
  // a default voice belongs to nobody: the body was understood, the resource is none of the workspace
  expect(shared.status).toBe(404);
  for (const body of [
    { role: 'king', resource_type: 'voice', group_id: group.id },
    { role: 'viewer', resource_type: 'teapot', group_id: group.id },
    { role: 'viewer', resource_type: 'voice' },
  ]) {
    const refused = await app.fetch(`${base}/resources/${voice!.voice_id}/share`, { apiKey, json: body });
    expect(refused.status).toBe(422);
  }
});
