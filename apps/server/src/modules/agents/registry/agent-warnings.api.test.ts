import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

async function save(method: string, path: string, json: object) {
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const answer = await app.fetch(`/v1/convai/${path}`, { method, json, headers });
  expect(answer.status).toBe(200);
  const warnings = answer.headers.get('x-mynah-warnings')?.split(', ') ?? [];
  return { body: (await answer.json()) as Record<string, string>, warnings };
}

it('[AGT-007] an agent that names what is not there is kept, and the answer says what', async () => {
  const made = await owner.call('POST', '/v1/convai/knowledge-base/text', { name: 'Hours', text: 'Open.' });
  const document = { type: 'text', name: 'Hours', id: (made.body as { id: string }).id };
  const prompt = {
    llm: 'mynah-responder',
    tool_ids: ['tool_gone', 'bad\r\nx-header: 1'],
    mcp_server_ids: ['mcp_gone'],
    knowledge_base: [document, { type: 'text', name: 'Gone', id: 'doc_gone' }],
    custom_llm: null,
  };
  const { body, warnings } = await save('POST', 'agents/create', {
    conversation_config: { agent: { prompt } },
    platform_settings: { testing: { attached_tests: [{ test_id: 'test_gone' }] } },
  });
  expect(warnings.filter((one) => !one.startsWith('another_model'))).toEqual(
    expect.arrayContaining([
      'unknown_tool:tool_gone',
      'unknown_tool',
      'unknown_mcp_server:mcp_gone',
      'unknown_document:doc_gone',
      'unknown_test:test_gone',
    ]),
  );
  expect(warnings.join()).not.toContain(document.id);
  const mended = { tool_ids: [], mcp_server_ids: [], knowledge_base: [document] };
  const changed = await save('PATCH', `agents/${body.agent_id}`, {
    conversation_config: { agent: { prompt: { ...mended, llm: 'gpt-4o' } } },
    platform_settings: { testing: { attached_tests: [] } },
  });
  expect(changed.warnings).toEqual(['another_model_answers:gpt-4o']);
});

it('[AGT-005] a tool that names a secret of nobody says so', async () => {
  const request_headers = { 'x-key': { secret_id: 'seco_gone' } };
  const api_schema = { url: 'https://example.com', request_headers };
  const tool_config = { type: 'webhook', name: 'call', description: 'Calls', api_schema };
  const { warnings } = await save('POST', 'tools', { tool_config });
  expect(warnings).toEqual(['unknown_secret:seco_gone']);
});
