import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type McpCounterpart, startMcpServer } from '../../../apps/server/test/mcp-server.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

let app: TestApp;
let mcp: McpCounterpart;
let agents: ElevenLabsClient['conversationalAi'];

beforeAll(async () => {
  mcp = await startMcpServer();
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  const owner = await app.owner();
  agents = new ElevenLabsClient({ apiKey: owner.apiKey, baseUrl: app.url, maxRetries: 0 }).conversationalAi;
});
afterAll(async () => {
  await app?.close();
  await mcp?.close();
});

const prompt = { prompt: 'You answer for a small hotel. Breakfast is served from seven to ten.' };

async function makeAgent(name = 'Reception'): Promise<string> {
  const { agentId } = await agents.agents.create({
    name,
    tags: ['hotel'],
    conversationConfig: { agent: { firstMessage: 'Hello.', language: 'en', prompt } },
  });
  return agentId;
}

test('[AGT-007] [AGT-012] the official client makes, lists, changes, copies and deletes agents', async () => {
  const agentId = await makeAgent();
  expect(await agents.agents.get(agentId)).toMatchObject({
    ...{ agentId, name: 'Reception', tags: ['hotel'] },
    conversationConfig: { agent: { firstMessage: 'Hello.', prompt } },
  });
  const changed = await agents.agents.update(agentId, {
    name: 'Front desk',
    conversationConfig: { agent: { firstMessage: 'Welcome.' } },
    platformSettings: { auth: { enableAuth: false }, callLimits: { dailyLimit: 50 } },
  });
  expect(changed).toMatchObject({
    name: 'Front desk',
    conversationConfig: { agent: { firstMessage: 'Welcome.', prompt } },
    platformSettings: { callLimits: { dailyLimit: 50 } },
  });
  const { agentId: copyId } = await agents.agents.duplicate(agentId, { name: 'Night desk' });
  const byName = { search: 'desk', sortBy: 'name', sortDirection: 'asc' } as const;
  const page = await agents.agents.list({ ...byName, pageSize: 1 });
  expect(page).toMatchObject({ agents: [{ agentId, name: 'Front desk' }], hasMore: true });
  const next = await agents.agents.list({ ...byName, cursor: page.nextCursor! });
  expect(next.agents.map((agent) => agent.agentId)).toEqual([copyId]);
  expect(await agents.agents.summaries.get({ agentIds: [agentId] })).toMatchObject({
    [agentId]: { status: 'success', data: { name: 'Front desk' } },
  });
  await agents.agents.delete(copyId);
  await expect(agents.agents.get(copyId)).rejects.toMatchObject({ statusCode: 404 });
});

test('[AGT-007] what surrounds an agent parses: widget, link, prices, size, models', async () => {
  const agentId = await makeAgent();
  expect(await agents.agents.widget.get(agentId)).toMatchObject({
    agentId,
    widgetConfig: { language: 'en' },
  });
  expect(await agents.agents.link.get(agentId)).toMatchObject({ agentId });
  expect(await agents.agents.knowledgeBase.size(agentId)).toMatchObject({ numberOfPages: 0 });
  const usage = { promptLength: 200, numberOfPages: 0, ragEnabled: false };
  expect((await agents.agents.llmUsage.calculate(agentId, usage)).llmPrices.length).toBeGreaterThan(0);
  expect((await agents.llmUsage.calculate(usage)).llmPrices.length).toBeGreaterThan(0);
  expect((await agents.llm.list()).llms.length).toBeGreaterThan(0);
  expect(await agents.analytics.liveCount.get({ agentId })).toMatchObject({ count: 0 });
});

test('[AGT-007] branches, versions and drafts', async () => {
  const agentId = await makeAgent();
  const { branches, versions, drafts } = agents.agents;
  const main = await agents.agents.get(agentId);
  const made = await branches.create(agentId, {
    parentVersionId: main.versionId!,
    name: 'Warmer',
    description: 'A warmer greeting',
    conversationConfig: { agent: { first_message: 'How lovely that you call!' } },
  });
  const branchId = made.createdBranchId;
  expect(await branches.get(agentId, branchId)).toMatchObject({ name: 'Warmer' });
  expect(await branches.update(agentId, branchId, { name: 'Warm' })).toMatchObject({ name: 'Warm' });
  const { results } = await branches.list(agentId);
  expect(results.map(({ name }) => name)).toContain('Warm');
  const branch = await agents.agents.get(agentId, { branchId });
  expect(branch.conversationConfig.agent!.firstMessage).toBe('How lovely that you call!');
  expect(await versions.get(agentId, branch.versionId!)).toMatchObject({ agentId });

  await drafts.create(agentId, {
    branchId,
    name: 'Draft',
    conversationConfig: { agent: { first_message: 'Not yet.' } },
    platformSettings: {},
    workflow: {},
  });
  await drafts.delete(agentId, { branchId });

  const targetBranchId = main.branchId!;
  await branches.previewMerge(agentId, branchId, { targetBranchId });
  await branches.previewRebase(agentId, branchId);
  await branches.merge(agentId, branchId, { targetBranchId });
  const merged = await agents.agents.get(agentId);
  expect(merged.conversationConfig.agent!.firstMessage).toBe('How lovely that you call!');
});

test('[AGT-011] [AGT-020] tools, secrets and MCP servers', async () => {
  const { secretId } = await agents.secrets.create({ name: 'hotel-key', value: 'open sesame' });
  expect((await agents.secrets.list()).secrets).toMatchObject([{ secretId, name: 'hotel-key' }]);
  await agents.secrets.update(secretId, { name: 'hotel-key', value: 'shut' });
  expect(await agents.secrets.get(secretId)).toMatchObject({ secretId });

  const book = {
    type: 'webhook' as const,
    name: 'book_room',
    description: 'Books a room',
    apiSchema: {
      url: 'https://hotel.example/book',
      method: 'POST' as const,
      requestHeaders: { 'x-key': { secretId } },
      requestBodySchema: {
        type: 'object' as const,
        properties: { nights: { type: 'integer' as const, description: 'How many nights' } },
        required: ['nights'],
      },
    },
  };
  const { id: toolId } = await agents.tools.create({ toolConfig: book });
  expect(await agents.tools.get(toolId)).toMatchObject({ toolConfig: { name: 'book_room' } });
  const renamed = await agents.tools.update(toolId, { toolConfig: { ...book, description: 'Books rooms' } });
  expect(renamed).toMatchObject({ toolConfig: { description: 'Books rooms' } });
  const agentId = await makeAgent('Booking');
  await agents.agents.update(agentId, { conversationConfig: { agent: { prompt: { toolIds: [toolId] } } } });
  expect(await agents.tools.getDependentAgents(toolId)).toMatchObject({ agents: [{ id: agentId }] });
  expect(await agents.tools.executions.get(toolId)).toMatchObject({ executions: [], hasMore: false });
  expect((await agents.tools.list({ search: 'book' })).tools.map(({ id }) => id)).toEqual([toolId]);

  expect(await agents.secrets.getDependencies(secretId, 'tools')).toMatchObject({
    dependencies: [{ id: toolId, name: 'book_room' }],
  });

  const server = await agents.mcpServers.create({
    config: {
      name: 'Sums',
      url: mcp.url,
      transport: 'STREAMABLE_HTTP',
      approvalPolicy: 'require_approval_all',
    },
  });
  expect(await agents.mcpServers.get(server.id)).toMatchObject({ config: { name: 'Sums' } });
  const listed = await agents.mcpServers.tools.list(server.id);
  expect(listed.tools.map(({ name }) => name)).toContain('add');
  await agents.mcpServers.approvalPolicy.update(server.id, {
    approvalPolicy: 'require_approval_per_tool',
  });
  const add = { toolName: 'add', toolDescription: 'Adds two numbers' };
  await agents.mcpServers.toolApprovals.create(server.id, add);
  await agents.mcpServers.toolApprovals.delete(server.id, 'add');
  await agents.mcpServers.toolConfigs.create(server.id, { toolName: 'add', disableInterruptions: true });
  await agents.mcpServers.toolConfigs.update(server.id, 'add', { disableInterruptions: false });
  expect(await agents.mcpServers.toolConfigs.get(server.id, 'add')).toMatchObject({ toolName: 'add' });
  await agents.mcpServers.toolConfigs.delete(server.id, 'add');
  await agents.mcpServers.update(server.id, { disableInterruptions: true });
  expect((await agents.mcpServers.list()).mcpServers).toHaveLength(1);
  await agents.mcpServers.delete(server.id);

  await agents.agents.delete(agentId);
  await agents.tools.delete(toolId);
  await agents.secrets.delete(secretId);
});

test('settings of all agents', async () => {
  await agents.settings.update({ canUseMcpServers: true });
  expect(await agents.settings.get()).toMatchObject({ canUseMcpServers: true });
  expect(await agents.dashboard.settings.get()).toMatchObject({ charts: expect.any(Array) });
  await agents.dashboard.settings.update({ charts: [{ type: 'call_success', name: 'Success' }] });
});

test('tests are written, run, and read', async () => {
  const agentId = await makeAgent('Tested');
  const { id: testId } = await agents.tests.create({
    ...{ type: 'llm', name: 'Greets', successCondition: 'Is polite' },
    successExamples: [{ response: 'Hello', type: 'success' }],
    failureExamples: [{ response: 'What?', type: 'failure' }],
    chatHistory: [{ role: 'user', message: 'Hi', timeInCallSecs: 1 }],
  });
  expect(await agents.tests.get(testId)).toMatchObject({ id: testId, name: 'Greets' });
  await agents.tests.update(testId, {
    ...{ type: 'llm', name: 'Greets well', successCondition: 'Is polite' },
    successExamples: [{ response: 'Hello', type: 'success' }],
    failureExamples: [{ response: 'What?', type: 'failure' }],
    chatHistory: [{ role: 'user', message: 'Hi', timeInCallSecs: 1 }],
  });
  const { id: folderId } = await agents.tests.folders.create({ name: 'Manners' });
  await agents.tests.move({ entityIds: [testId], moveTo: folderId });
  expect(await agents.tests.folders.get(folderId)).toMatchObject({ name: 'Manners' });
  await agents.tests.folders.update(folderId, { name: 'Good manners' });
  expect(await agents.tests.summaries({ testIds: [testId] })).toMatchObject({
    tests: { [testId]: { name: 'Greets well' } },
  });
  expect((await agents.tests.list({ search: 'well' })).tests.map(({ id }) => id)).toEqual([testId]);

  const invocation = await agents.agents.runTests(agentId, { tests: [{ testId }] });
  const { invocations } = agents.tests;
  await until(async () => {
    const { testRuns } = await invocations.get(invocation.id);
    expect(testRuns).toMatchObject([{ testId, status: expect.stringMatching(/passed|failed/) }]);
  });
  expect((await invocations.list({ agentId })).results.map(({ id }) => id)).toEqual([invocation.id]);
  await invocations.resubmit(invocation.id, {
    ...{ testRunIds: invocation.testRuns.map(({ testRunId }) => testRunId), agentId },
  });
  await invocations.cancel(invocation.id);
  await agents.tests.folders.delete(folderId, { force: true });
  await expect(agents.tests.get(testId)).rejects.toMatchObject({ statusCode: 404 });
});
