import type { Agent, AgentSummary } from '@mynah/contract/agents/registry/agents';
import type { AgentBranchSummary, AgentDraft } from '@mynah/contract/agents/registry/branches';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
const path = '/v1/convai/agents';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

async function create(body: object = {}): Promise<string> {
  const answer = await owner.call('POST', `${path}/create`, { conversation_config: {}, ...body });
  expect(answer.status).toBe(200);
  return (answer.body as { agent_id: string }).agent_id;
}

const get = async (id: string, query = '', person = owner): Promise<Agent> =>
  (await person.call('GET', `${path}/${id}${query}`)).body as Agent;

it('[AGT-007] [AGT-001] an agent is made with the documented defaults, and answers them', async () => {
  const id = await create({ name: 'Front desk', tags: ['support'] });
  expect(id).toMatch(/^agent_/);
  expect(await get(id)).toMatchObject({
    agent_id: id,
    name: 'Front desk',
    tags: ['support'],
    conversation_config: {
      turn: { turn_timeout: 7, mode: 'turn' },
      tts: { voice_id: 'cjVigY5qzO86Huf0OWal', model_id: 'eleven_flash_v2' },
      conversation: { max_duration_seconds: 600 },
      agent: { language: 'en', prompt: { llm: 'gemini-2.5-flash', temperature: 0 } },
    },
    platform_settings: { auth: { enable_auth: false }, widget: { variant: 'full' } },
    workflow: { nodes: {}, edges: {} },
    access_info: { is_creator: true, role: 'admin' },
  });
});

it('[AGT-007] a change keeps what it does not name, and is a version of its own', async () => {
  const id = await create({
    conversation_config: { agent: { first_message: 'Hi', prompt: { prompt: 'Be kind.' } } },
  });
  const before = await get(id);
  const changed = await owner.call('PATCH', `${path}/${id}`, {
    conversation_config: {
      agent: { prompt: { prompt: 'Be brief.' } },
      language_presets: { de: { overrides: {} } },
    },
    name: 'Brief',
  });
  expect(changed.status).toBe(200);
  const after = changed.body as Agent;
  expect(after.version_id).not.toBe(before.version_id);
  expect(after.conversation_config.agent).toMatchObject({
    first_message: 'Hi',
    prompt: { prompt: 'Be brief.' },
  });
  expect(Object.keys(after.conversation_config.language_presets)).toEqual(['de']);
  expect((await get(id, `?version_id=${before.version_id}`)).conversation_config.agent.prompt.prompt).toBe(
    'Be kind.',
  );
});

it('settings that are not valid are refused with their place', async () => {
  const id = await create();
  const answer = await owner.call('PATCH', `${path}/${id}`, { conversation_config: { tts: { speed: 9 } } });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain('"conversation_config","tts","speed"');
  const made = await owner.call('POST', `${path}/create`, {
    conversation_config: { turn: { mode: 'shout' } },
  });
  expect(made.status).toBe(422);
});

it('[AGT-012] lists go on behind the last one, by name or age, with those that are archived apart', async () => {
  for (const name of ['Cora', 'Abel', 'Bert'])
    await create({ name, tags: [name === 'Bert' ? 'b' : 'other'] });
  const gone = await create({ name: 'Gone', platform_settings: { archived: true } });
  const list = async (query: string) =>
    (await owner.call('GET', `${path}?${query}`)).body as {
      agents: AgentSummary[];
      next_cursor: string | null;
      has_more: boolean;
    };
  const first = await list('page_size=2&sort_by=name&sort_direction=asc');
  expect(first.agents.map(({ name }) => name)).toEqual(['Abel', 'Bert']);
  const second = await list(`page_size=2&sort_by=name&sort_direction=asc&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ agents: [{ name: 'Cora' }], next_cursor: null, has_more: false });
  expect((await list('archived=true')).agents.map(({ agent_id }) => agent_id)).toEqual([gone]);
  expect((await list('tags=b')).agents.map(({ name }) => name)).toEqual(['Bert']);
  expect((await list('search=or')).agents.map(({ name }) => name)).toEqual(['Cora']);
});

it('a copy is an agent of its own', async () => {
  const id = await create({ name: 'One', platform_settings: { auth: { shareable_token: 'secret' } } });
  const { body } = await owner.call('POST', `${path}/${id}/duplicate`, {});
  const copy = await get((body as { agent_id: string }).agent_id);
  expect(copy).toMatchObject({ name: 'One (copy)', platform_settings: { auth: { shareable_token: null } } });
  expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await owner.call('GET', `${path}/${id}`)).status).toBe(404);
  expect((await get(copy.agent_id)).agent_id).toBe(copy.agent_id);
});

it('branches go their own ways, and conversations are shared out among them', async () => {
  const id = await create({ conversation_config: { agent: { first_message: 'Main' } } });
  const { version_id, main_branch_id } = await get(id);
  const made = await owner.call('POST', `${path}/${id}/branches`, {
    parent_version_id: version_id,
    name: 'Bolder',
    description: '',
    conversation_config: { agent: { first_message: 'Bold' } },
  });
  const { created_branch_id: branch } = made.body as { created_branch_id: string };
  expect((await get(id)).conversation_config.agent.first_message).toBe('Main');
  expect((await get(id, `?branch_id=${branch}`)).conversation_config.agent.first_message).toBe('Bold');
  const share = (traffic_percentage: number) =>
    owner.call('POST', `${path}/${id}/deployments`, {
      deployment_request: {
        requests: [{ branch_id: branch, deployment_strategy: { type: 'percentage', traffic_percentage } }],
      },
    });
  expect((await share(30)).body).toEqual({
    traffic_percentage_branch_id_map: { [branch]: 30, [main_branch_id]: 70 },
  });
  expect((await share(130)).status).toBe(422);
  const archived = await owner.call('PATCH', `${path}/${id}/branches/${branch}`, { is_archived: true });
  expect(archived.status).toBe(409);
  const again = { parent_version_id: version_id, name: 'Bolder', description: '' };
  expect((await owner.call('POST', `${path}/${id}/branches`, again)).status).toBe(409);
  const { body } = await owner.call('GET', `${path}/${id}/branches`);
  expect((body as { results: AgentBranchSummary[] }).results.map(({ name }) => name)).toEqual([
    'Main',
    'Bolder',
  ]);
});

it('a draft is seen by who made it alone, and goes when it is published', async () => {
  const id = await create({ name: 'Draft me' });
  const { main_branch_id: branch, ...agent } = await get(id);
  const at = `${path}/${id}/drafts?branch_id=${branch}`;
  const { conversation_config, platform_settings, workflow } = agent;
  const config = { ...conversation_config, agent: { ...conversation_config.agent, first_message: 'New' } };
  const draft = { conversation_config: config, platform_settings, workflow, name: 'Drafted' };
  expect((await owner.call('GET', at)).status).toBe(404);
  expect((await owner.call('POST', at, draft)).status).toBe(200);
  expect((await owner.call('GET', at)).body as AgentDraft).toMatchObject({
    name: 'Drafted',
    is_behind_tip: false,
  });
  expect((await get(id)).conversation_config.agent.first_message).toBe('');
  const other = await joinedPerson(app, owner.actor.workspaceId, 'admin');
  expect((await other.call('GET', at)).status).toBe(404);
  await other.call('PATCH', `${path}/${id}`, { conversation_config: { turn: { turn_timeout: 3 } } });
  expect((await owner.call('GET', at)).body as AgentDraft).toMatchObject({ is_behind_tip: true });
  await owner.call('PATCH', `${path}/${id}`, { conversation_config: config });
  expect((await owner.call('GET', at)).status).toBe(404);
});

it('nobody else sees an agent: not another workspace, not a member with whom it was not shared', async () => {
  const id = await create();
  const stranger = await soloPerson(app, 'enterprise');
  const member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  for (const person of [stranger, member]) {
    expect((await person.call('GET', `${path}/${id}`)).status).toBe(404);
    expect((await person.call('PATCH', `${path}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await person.call('DELETE', `${path}/${id}`)).status).toBe(404);
  }
  const { body } = await stranger.call('GET', `${path}/summaries?agent_ids=${id}`);
  expect(body).toMatchObject({ [id]: { status: 'failure', error_code: 404 } });
});

it('a page without a key learns how to show an agent, and nothing of its prompt', async () => {
  const id = await create({
    conversation_config: { agent: { first_message: 'Hello!', prompt: { prompt: 'The secret recipe' } } },
    platform_settings: { widget: { bg_color: '#123456' } },
  });
  const answer = await app.fetch(`${path}/${id}/widget`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    agent_id: id,
    widget_config: { bg_color: '#123456', language: 'en', first_message: 'Hello!', use_rtc: false },
  });
  expect(text).not.toContain('secret recipe');
  expect((await app.fetch(`${path}/agent_nobody/widget`)).status).toBe(404);
  const closed = await create({
    conversation_config: {},
    platform_settings: { auth: { enable_auth: true } },
  });
  expect((await app.fetch(`${path}/${closed}/widget`)).status).toBe(401);
});

it('[AGT-001] an agent has a picture that strangers see, which is a picture, and goes with the agent', async () => {
  const id = await create();
  const send = async (bytes: Uint8Array<ArrayBuffer>, person = owner) => {
    const body = new FormData();
    body.append('avatar_file', new Blob([bytes]), 'face.png');
    const headers = { authorization: `Bearer ${person.accessToken}` };
    return app.fetch(`${path}/${id}/avatar`, { method: 'POST', body, headers });
  };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect((await send(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(422);
  expect((await send(new Uint8Array(png), await soloPerson(app, 'enterprise'))).status).toBe(404);
  const agentOf = async () => (await owner.call('GET', `${path}/${id}`)).body as Agent;
  const written = `${path}/${id}/branches/${(await agentOf()).main_branch_id}/procedures`;
  await owner.call('POST', written, { name: 'Refund', content: 'Ask for the order.' });
  const { avatar_url } = (await (await send(new Uint8Array(png))).json()) as { avatar_url: string };
  // what else is unpublished stays so
  expect((await agentOf()).procedures).toEqual({});
  expect((await owner.call('GET', written)).body).toMatchObject({ procedures: [{ has_draft: true }] });
  const { pathname } = new URL(avatar_url);
  const shown = await app.fetch(pathname);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  const widget = await (await app.fetch(`${path}/${id}/widget`)).json();
  expect(widget).toMatchObject({
    widget_config: { avatar: { type: 'image', url: expect.stringContaining(pathname) } },
  });
  await owner.call('DELETE', `${path}/${id}`);
  expect((await app.fetch(pathname)).status).toBe(404);
});
