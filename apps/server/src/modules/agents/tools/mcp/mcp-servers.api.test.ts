import { promptAgent } from '@mynah/contract/agents/config/prompt';
import type { McpServerAnswer, McpToolList } from '@mynah/contract/agents/tools/mcp-servers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type McpCounterpart, startMcpServer } from '../../../../../test/mcp-server.ts';
import { type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { loadTools, runTool } from '../index.ts';

let app: TestApp;
let counterpart: McpCounterpart;
let owner: Person;
const path = '/v1/convai/mcp-servers';

beforeAll(async () => {
  counterpart = await startMcpServer();
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(async () => {
  await app.close();
  await counterpart.close();
});

async function add(config: object = {}): Promise<McpServerAnswer> {
  const given = { name: 'Numbers', url: counterpart.url, transport: 'STREAMABLE_HTTP', ...config };
  const { status, body } = await owner.call('POST', path, { config: given });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as McpServerAnswer;
}

const secret = async (value: string): Promise<{ secret_id: string }> => {
  const { body } = await owner.call('POST', '/v1/convai/secrets', { type: 'new', name: value, value });
  return { secret_id: (body as { secret_id: string }).secret_id };
};

const load = (serverId: string, signal = new AbortController().signal) =>
  loadTools(
    app.platform,
    { workspaceId: owner.actor.workspaceId, variables: { base: 40 }, environment: 'production' },
    promptAgent.parse({ mcp_server_ids: [serverId] }),
    signal,
  );

const run = (loaded: Awaited<ReturnType<typeof load>>, name: string, given: object, signal?: AbortSignal) =>
  runTool(app.platform, {
    tool: loaded.tools.find(({ config }) => config.name === name)!,
    arguments: given as Record<string, unknown>,
    scope: { workspaceId: owner.actor.workspaceId, variables: { base: 40 }, environment: 'production' },
    agentId: 'agent_1',
    branchId: 'agtbrch_1',
    conversationId: 'conv_1',
    signal: signal ?? new AbortController().signal,
  });

it.each(['STREAMABLE_HTTP', 'SSE'] as const)(
  '[AGT-020] an agent calls the tools of a server by %s, and its secret goes along',
  async (transport) => {
    const url = transport === 'SSE' ? counterpart.sseUrl : counterpart.url;
    const token = await secret(`token-${transport}`);
    const { id } = await add({ transport, url, secret_token: token });
    const loaded = await load(id);
    expect(loaded.unreachable).toEqual([]);
    expect(loaded.tools.find(({ config }) => config.name === 'add')).toMatchObject({
      declaration: { description: 'Adds two numbers', parameters: { required: ['a', 'b'] } },
      mcp: { serverId: id, serverName: 'Numbers', needsApproval: true },
    });
    expect(await run(loaded, 'add', { a: 1, b: 2 })).toMatchObject({ isError: false, content: '{"sum":3}' });
    expect(await run(loaded, 'refuse', {})).toMatchObject({ isError: true, raw: 'No.' });
    expect(counterpart.authorizations.at(-1)).toBe(`Bearer token-${transport}`);
    expect(JSON.stringify(await owner.call('GET', path))).not.toContain('token-');
    await loaded.release();
    await expect.poll(counterpart.open).toBe(0);
  },
);

it('[AGT-020] what is set up for a tool counts: values, assignments, and which need a yes', async () => {
  const { id } = await add({ approval_policy: 'require_approval_per_tool' });
  const { body } = await owner.call('GET', `${path}/${id}/tools`);
  const listed = body as McpToolList;
  expect(listed).toMatchObject({ success: true, error_message: null });
  const { name, description, inputSchema } = listed.tools.find((tool) => tool.name === 'add')!;
  const approval = { tool_name: name, tool_description: description, input_schema: inputSchema };
  await owner.call('POST', `${path}/${id}/tool-approvals`, { ...approval, approval_policy: 'auto_approved' });
  const override = {
    tool_name: 'add',
    input_overrides: { a: { source: 'dynamic_variable', dynamic_variable: 'base' } },
    assignments: [{ dynamic_variable: 'total', value_path: 'sum', preserve_native_type: true }],
  };
  expect((await owner.call('POST', `${path}/${id}/tool-configs`, override)).status).toBe(200);
  expect((await owner.call('POST', `${path}/${id}/tool-configs`, override)).status).toBe(409);
  const loaded = await load(id);
  const [add_, hang] = ['add', 'hang'].map((one) => loaded.tools.find(({ config }) => config.name === one)!);
  expect([add_!.mcp!.needsApproval, hang!.mcp!.needsApproval]).toEqual([false, true]);
  expect(add_!.declaration.parameters).toMatchObject({ required: ['b'] });
  expect(await run(loaded, 'add', { b: 2 })).toMatchObject({ assignments: { total: 42 } });
  await loaded.release();

  await owner.call('POST', `${path}/${id}/tool-approvals`, {
    ...approval,
    tool_description: 'Adds two other numbers',
    approval_policy: 'auto_approved',
  });
  const changed = await load(id);
  expect(changed.tools.find(({ config }) => config.name === 'add')!.mcp!.needsApproval).toBe(true);
  await changed.release();
  const patched = await owner.call('PATCH', `${path}/${id}/tool-configs/add`, { pre_tool_speech: 'force' });
  expect((patched.body as McpServerAnswer).config.tool_config_overrides[0]).toMatchObject({
    pre_tool_speech: 'force',
    assignments: [{ dynamic_variable: 'total' }],
  });
  await owner.call('DELETE', `${path}/${id}/tool-configs/add`);
  expect((await owner.call('GET', `${path}/${id}/tool-configs/add`)).status).toBe(404);
});

it('[AGT-020] a server that cannot be reached is named, and whoever leaves a hanging tool is free', async () => {
  const gone = await add({ url: 'http://127.0.0.1:9/mcp' });
  const none = await load(gone.id);
  expect(none).toMatchObject({ tools: [], unreachable: [{ serverId: gone.id }] });
  expect((await owner.call('GET', `${path}/${gone.id}/tools`)).body).toMatchObject({ success: false });
  const { id } = await add();
  const loaded = await load(id);
  const leaving = new AbortController();
  const hanging = run(loaded, 'hang', {}, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(hanging).rejects.toThrow('gone');
  await loaded.release();
});

it('[AGT-005] a server on a private network is never called', async () => {
  const { id } = await add();
  Object.assign(app.platform.config, { allowPrivateAddresses: false });
  try {
    const { tools, unreachable } = await load(id);
    expect({ tools, reason: unreachable[0]!.message }).toEqual({
      tools: [],
      reason: expect.stringContaining('https'),
    });
  } finally {
    Object.assign(app.platform.config, { allowPrivateAddresses: true });
  }
});

it('[AGT-011] a secret that a server uses stays, and another workspace sees neither', async () => {
  const token = await secret('kept');
  const { id } = await add({ request_headers: { 'x-key': token } });
  expect((await owner.call('DELETE', `/v1/convai/secrets/${token.secret_id}`)).status).toBe(409);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', `${path}/${id}`)).status).toBe(404);
  expect((await stranger.call('GET', `${path}/${id}/tools`)).status).toBe(404);
  expect(
    (await owner.call('PATCH', `${path}/${id}`, { approval_policy: 'auto_approve_all' })).body,
  ).toMatchObject({
    config: { approval_policy: 'auto_approve_all', name: 'Numbers', request_headers: { 'x-key': token } },
  });
  expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await owner.call('DELETE', `/v1/convai/secrets/${token.secret_id}`)).status).toBe(204);
});
