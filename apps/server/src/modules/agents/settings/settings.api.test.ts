import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

it('[AGT-022] settings have the documented defaults, and a change keeps what it does not name', async () => {
  const path = '/v1/convai/settings';
  expect((await owner.call('GET', path)).body).toEqual({
    conversation_initiation_client_data_webhook: null,
    webhooks: { post_call_webhook_id: null, events: [], transcript_format: 'json', send_audio: null },
    can_use_mcp_servers: false,
    rag_retention_period_days: 10,
    conversation_embedding_retention_days: null,
    default_livekit_stack: 'standard',
  });
  const webhook = { url: 'https://example.com/start', request_headers: { 'x-key': { secret_id: 'seco_1' } } };
  await owner.call('PATCH', path, { conversation_initiation_client_data_webhook: webhook });
  await owner.call('PATCH', path, { can_use_mcp_servers: true });
  expect((await owner.call('GET', path)).body).toMatchObject({
    conversation_initiation_client_data_webhook: webhook,
    can_use_mcp_servers: true,
  });
  await owner.call('PATCH', path, { conversation_initiation_client_data_webhook: null });
  expect((await owner.call('GET', path)).body).toMatchObject({
    conversation_initiation_client_data_webhook: null,
    can_use_mcp_servers: true,
  });
  expect((await owner.call('PATCH', path, { rag_retention_period_days: 31 })).status).toBe(422);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', path)).body).toMatchObject({ can_use_mcp_servers: false });
});

it('[AGT-021] the charts of the dashboard are kept', async () => {
  const path = '/v1/convai/settings/dashboard';
  expect((await owner.call('GET', path)).body).toEqual({ charts: [] });
  const charts = [
    { type: 'call_success', name: 'Success' },
    { type: 'criteria', name: 'Solved', criteria_id: 'solved' },
  ];
  expect((await owner.call('PATCH', path, { charts })).body).toEqual({ charts });
  expect((await owner.call('GET', path)).body).toEqual({ charts });
});
