import { generateKeyPairSync } from 'node:crypto';
import { promptAgent } from '@mynah/contract/agents/config/prompt';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { loadTools, runTool } from '../tools/index.ts';

let app: TestApp;
let elsewhere: Receiver;
let owner: Person;
const path = '/v1/workspace/auth-connections';
type Made = { id: string; used_by: { tools: { id: string }[] }; status: string };

beforeAll(async () => {
  elsewhere = await startReceiver();
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  elsewhere.received.length = 0;
  elsewhere.answer = () => ({ body: '{}' });
});
afterAll(async () => {
  await app.close();
  elsewhere.close();
});

async function make(connection: object): Promise<Made> {
  const { status, body } = await owner.call('POST', path, { name: 'Shop', provider: 'shop', ...connection });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Made;
}

async function makeTool(auth_connection: object): Promise<string> {
  const api_schema = { url: `${elsewhere.url}/orders`, method: 'GET', auth_connection };
  const tool_config = { type: 'webhook', name: 'orders', description: 'Orders', api_schema };
  const { status, body } = await owner.call('POST', '/v1/convai/tools', { tool_config });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { id: string }).id;
}

async function callTool(toolId: string, environment = 'production') {
  const scope = { workspaceId: owner.actor.workspaceId, variables: {}, environment };
  const { signal } = new AbortController();
  const loaded = await loadTools(app.platform, scope, promptAgent.parse({ tool_ids: [toolId] }), signal);
  const ids = { agentId: 'agent_1', branchId: 'agtbrch_1', conversationId: 'conv_1' };
  return runTool(app.platform, { tool: loaded.tools[0]!, arguments: {}, scope, ...ids, signal });
}

/** What the tool's server was told of who calls. */
const told = (header = 'authorization') =>
  elsewhere.received.filter(({ path: at }) => at.endsWith('/orders')).at(-1)?.headers[header];

it.each([
  [
    { auth_type: 'basic_auth', username: 'me', password: 'pass word' },
    'authorization',
    'Basic bWU6cGFzcyB3b3Jk',
  ],
  [{ auth_type: 'bearer_auth', token: 't0p' }, 'authorization', 'Bearer t0p'],
  [{ auth_type: 'custom_header_auth', header_name: 'X-Shop-Key', token: 't0p' }, 'x-shop-key', 't0p'],
])('[AGT-005] a tool identifies itself as %o, which no call answers again', async (given, header, value) => {
  const { id } = await make(given);
  const toolId = await makeTool({ auth_connection_id: id });
  expect(await callTool(toolId)).toMatchObject({ isError: false });
  expect(told(header)).toBe(value);
  const { body } = await owner.call('GET', path);
  expect(body).toMatchObject({
    auth_connections: [
      {
        id,
        auth_type: given.auth_type,
        status: 'active',
        used_by: { tools: [{ id: toolId }], mcp_servers: [] },
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/t0p|pass word/);
});

it('[AGT-005] a token of an OAuth2 server is fetched once, and anew when it expires or the secret changes', async () => {
  let tokens = 0;
  elsewhere.answer = ({ path: at }) => {
    if (!at.endsWith('/token')) return { body: '{}' };
    tokens += 1;
    return { body: JSON.stringify({ access_token: `token-${tokens}`, expires_in: 120 }) };
  };
  const { id } = await make({
    auth_type: 'oauth2_client_credentials',
    client_id: 'me',
    client_secret: 's3cret',
    token_url: `${elsewhere.url}/token`,
    scopes: ['read', 'write'],
  });
  const toolId = await makeTool({ auth_connection_id: id });
  await callTool(toolId);
  await callTool(toolId);
  expect([tokens, told()]).toEqual([1, 'Bearer token-1']);
  const asked = elsewhere.received.find(({ path: at }) => at.endsWith('/token'))!;
  expect(Object.fromEntries(new URLSearchParams(asked.body))).toEqual({
    grant_type: 'client_credentials',
    scope: 'read write',
    client_id: 'me',
    client_secret: 's3cret',
  });
  app.clock.advance(100_000);
  await callTool(toolId);
  expect(told()).toBe('Bearer token-2');
  const changed = await owner.call('PATCH', `${path}/${id}`, {
    client_secret: 'other',
    basic_auth_in_header: true,
  });
  expect(changed.body).toMatchObject({
    client_id: 'me',
    basic_auth_in_header: true,
    scopes: ['read', 'write'],
  });
  await callTool(toolId);
  expect(told()).toBe('Bearer token-3');
  expect(
    elsewhere.received.filter(({ path: at }) => at.endsWith('/token')).at(-1)!.headers.authorization,
  ).toBe(`Basic ${Buffer.from('me:other').toString('base64')}`);
});

it('[AGT-005] a connection whose server gives no token says so, and the tool is not called', async () => {
  elsewhere.answer = ({ path: at }) =>
    at.endsWith('/token') ? { status: 401, body: '{"error":"invalid_client"}' } : { body: '{}' };
  const { id } = await make({ client_id: 'me', client_secret: 'x', token_url: `${elsewhere.url}/token` });
  const toolId = await makeTool({ auth_connection_id: id });
  expect(await callTool(toolId)).toMatchObject({ isError: true });
  expect(told()).toBeUndefined();
  expect((await owner.call('GET', path)).body).toMatchObject({
    auth_connections: [
      {
        auth_type: 'oauth2_client_credentials',
        status: 'credential_invalid',
        status_detail: 'The token endpoint answered 401: invalid_client',
      },
    ],
  });
});

it('[AGT-005] a JWT is signed by a private key, or exchanged for a token', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const claims = { issuer: 'mynah', audience: 'shop', subject: 'agent', key_id: 'k1' };
  const own = await make({
    ...claims,
    auth_type: 'private_key_jwt',
    algorithm: 'RS256',
    secret_key: privateKey,
  });
  await callTool(await makeTool({ auth_connection_id: own.id }));
  const jwt = told()!.replace('Bearer ', '');
  expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'RS256', kid: 'k1' });
  expect(decodeJwt(jwt)).toMatchObject({ iss: 'mynah', aud: 'shop', sub: 'agent' });

  elsewhere.answer = ({ path: at }) => ({ body: at.endsWith('/token') ? '{"id_token":"exchanged"}' : '{}' });
  const exchanged = await make({
    ...claims,
    auth_type: 'oauth2_jwt',
    secret_key: 'a shared secret of some length',
    token_url: `${elsewhere.url}/token`,
    token_response_field: 'id_token',
  });
  await callTool(await makeTool({ auth_connection_id: exchanged.id }));
  expect(told()).toBe('Bearer exchanged');
  const asked = new URLSearchParams(elsewhere.received.find(({ path: at }) => at.endsWith('/token'))!.body);
  expect(asked.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  expect(decodeJwt(asked.get('assertion')!)).toMatchObject({ iss: 'mynah' });
});

it('[AGT-022] a variable names another connection in each environment', async () => {
  const live = await make({ auth_type: 'bearer_auth', token: 'live' });
  const trial = await make({ auth_type: 'bearer_auth', token: 'trial' });
  const values = (one: Made, other: Made) => ({
    production: { auth_connection_id: one.id },
    staging: { auth_connection_id: other.id },
  });
  const variable = { type: 'auth_connection', label: 'shop' };
  const variables = '/v1/convai/environment-variables';
  expect((await owner.call('POST', variables, { ...variable, values: values(live, trial) })).status).toBe(
    200,
  );
  const toolId = await makeTool({ env_var_label: 'shop' });
  await callTool(toolId, 'staging');
  expect(told()).toBe('Bearer trial');
  await callTool(toolId);
  expect(told()).toBe('Bearer live');
  const gone = { ...live, id: 'authconn_gone' };
  expect(
    await owner.call('POST', variables, { ...variable, label: 'other', values: values(gone, gone) }),
  ).toMatchObject({ status: 404, code: 'auth_connection_not_found' });
});

it('[AGT-022] a connection that is used stays; others see none of it, viewers change nothing', async () => {
  const { id } = await make({ token: 'x' });
  const toolId = await makeTool({ auth_connection_id: id });
  expect(await owner.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 409 });
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', path)).body).toEqual({ auth_connections: [] });
  expect((await stranger.call('PATCH', `${path}/${id}`, { token: 'y' })).status).toBe(404);
  expect((await stranger.call('DELETE', `${path}/${id}`)).status).toBe(404);
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('GET', path)).status).toBe(200);
  expect((await viewer.call('DELETE', `${path}/${id}`)).status).toBe(403);
  expect((await owner.call('PATCH', `${path}/${id}`, { username: 'me' })).status).toBe(422);
  expect((await owner.call('PATCH', `${path}/${id}`, { auth_type: 'basic_auth' })).status).toBe(422);
  expect((await owner.call('POST', path, { name: 'x', provider: 'y' })).status).toBe(422);
  await owner.call('DELETE', `/v1/convai/tools/${toolId}`);
  expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({ status: 'ok' });
});
