import type { Agent } from '@mynah/contract/agents/registry/agents';
import type { AgentDeployment } from '@mynah/contract/agents/registry/deployments';
import type { RecordedVersion } from '@mynah/contract/agents/registry/versions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let agent: Agent;
let path: string;

const saying = (first_message: string) => ({ conversation_config: { agent: { first_message } } });
const get = async (): Promise<Agent> => (await owner.call('GET', path)).body as Agent;
const change = (body: object) => owner.call('PATCH', path, body);
const list = async (query = ''): Promise<{ versions: RecordedVersion[]; next_cursor: string | null }> =>
  (await owner.call('GET', `${path}/branches/${agent.main_branch_id}/versions${query}`)).body;
const deploy = (branch_id: string, traffic_percentage: number) =>
  owner.call('POST', `${path}/deployments`, {
    deployment_request: {
      requests: [{ branch_id, deployment_strategy: { type: 'percentage', traffic_percentage } }],
    },
  });

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const made = await owner.call('POST', '/v1/convai/agents/create', saying('Hello'));
  path = `/v1/convai/agents/${(made.body as { agent_id: string }).agent_id}`;
  agent = await get();
});
afterAll(() => app.close());

const branchOff = async (): Promise<string> => {
  const order = { parent_version_id: agent.version_id, name: 'Bolder', description: '' };
  const { body } = await owner.call('POST', `${path}/branches`, order);
  return (body as { created_branch_id: string }).created_branch_id;
};

it('versions are listed with who made them, when, and which fields they changed, page by page', async () => {
  await change({ ...saying('Ahoy'), version_description: 'A sailor' });
  await change({ platform_settings: { widget: { bg_color: '#123456' } } });
  const first = await list('?page_size=2');
  expect(first.versions.map(({ seq_no_in_branch: number }) => number)).toEqual([3, 2]);
  expect(first.versions[0]!.changed_fields).toEqual(['platform_settings.widget.bg_color']);
  expect(first.versions[1]).toMatchObject({
    version_description: 'A sailor',
    changed_fields: ['conversation_config.agent.first_message'],
    access_info: { is_creator: true, role: 'admin' },
  });
  const rest = await list(`?page_size=2&cursor=${first.next_cursor}`);
  expect(rest).toMatchObject({ versions: [{ seq_no_in_branch: 1, changed_fields: [] }], next_cursor: null });
});

it('two versions are compared field by field, by default one with what it was made of', async () => {
  await change(saying('Ahoy'));
  await change(saying('Good day'));
  const [newest, , oldest] = (await list()).versions;
  const field = { section: 'conversation_config', path: 'agent.first_message', after: 'Good day' };
  const changes = async (query = '') =>
    (await owner.call('GET', `${path}/versions/${newest!.id}/changes${query}`)).body as object;
  expect(await changes()).toMatchObject({ changes: [{ ...field, before: 'Ahoy' }] });
  expect(await changes(`?since=${oldest!.id}`)).toMatchObject({ changes: [{ ...field, before: 'Hello' }] });
  expect((await owner.call('GET', `${path}/versions/${newest!.id}/changes?since=none`)).status).toBe(404);
});

it('a rollback publishes an earlier version again, keeps drafts, and is undone by another', async () => {
  await change(saying('Ahoy'));
  const { conversation_config, platform_settings, workflow, name, branch_id } = await get();
  const draft = { conversation_config, platform_settings, workflow, name };
  await owner.call('POST', `${path}/drafts?branch_id=${branch_id}`, draft);
  const back = await owner.call('POST', `${path}/versions/${agent.version_id}/restore`);
  const { previous_version_id: previous } = back.body as { previous_version_id: string };
  expect((await get()).conversation_config.agent.first_message).toBe('Hello');
  expect((await list()).versions[0]!.version_description).toBe('Rolled back to version 1');
  expect((await owner.call('GET', `${path}/drafts?branch_id=${branch_id}`)).status).toBe(200);
  expect((await owner.call('POST', `${path}/versions/${agent.version_id}/restore`)).status).toBe(409);
  await owner.call('POST', `${path}/versions/${previous}/restore`);
  expect((await get()).conversation_config.agent.first_message).toBe('Ahoy');
});

it('how conversations were shared out is kept, also where a merge changed it', async () => {
  const branch = await branchOff();
  const main = agent.main_branch_id;
  await deploy(branch, 30);
  app.clock.advance(1000);
  const onto = `${path}/branches/${branch}/merge?target_branch_id=${main}`;
  expect((await owner.call('POST', onto, {})).status).toBe(200);
  const { body } = await owner.call('GET', `${path}/deployments`);
  expect(body as { results: AgentDeployment[] }).toMatchObject({
    meta: { total: 2, page: 1 },
    results: [
      { source: 'branch_merge', is_active: true, traffic_percentage_branch_id_map: { [main]: 100 } },
      {
        source: 'manual',
        is_active: false,
        traffic_percentage_branch_id_map: { [main]: 70, [branch]: 30 },
        access_info: { is_creator: true },
      },
    ],
  });
  expect((await deploy(main, 101)).status).toBe(422);
});

it('conflicts are solved one by one, and none may be left', async () => {
  const branch = await branchOff();
  const language = (value: string) => ({ conversation_config: { agent: { language: value } } });
  const onBranch = `${path}?branch_id=${branch}`;
  await owner.call('PATCH', onBranch, saying('Ahoy'));
  await owner.call('PATCH', onBranch, language('de'));
  await change(saying('Good day'));
  await change(language('fr'));
  const onto = `${path}/branches/${branch}/resolved-merge?target_branch_id=${agent.main_branch_id}`;
  const choice = (field: string, side: string) => ({
    section: 'conversation_config',
    path: `agent.${field}`,
    side,
  });
  const choices = [choice('first_message', 'source')];
  expect((await owner.call('POST', onto, { choices })).status).toBe(409);
  const all = { choices: [...choices, choice('language', 'target')], archive_source_branch: false };
  expect((await owner.call('POST', onto, all)).status).toBe(200);
  expect((await get()).conversation_config.agent).toMatchObject({ first_message: 'Ahoy', language: 'fr' });
});

it('a rebase takes of main what is chosen', async () => {
  const branch = await branchOff();
  await owner.call('PATCH', `${path}?branch_id=${branch}`, saying('Ahoy'));
  await change(saying('Good day'));
  const choices = [{ section: 'conversation_config', path: 'agent.first_message', side: 'target' }];
  const rebased = await owner.call('POST', `${path}/branches/${branch}/resolved-rebase`, { choices });
  expect(rebased.status).toBe(200);
  const { body } = await owner.call('GET', `${path}?branch_id=${branch}`);
  expect((body as Agent).conversation_config.agent.first_message).toBe('Good day');
});

it('who may not commit rolls nothing back, and strangers see no history', async () => {
  await change(saying('Ahoy'));
  await owner.call('PATCH', `${path}/branches/${agent.main_branch_id}`, {
    protection_status: 'admin_perms_required',
  });
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const share = { role: 'editor', resource_type: 'convai_agents', user_email: editor.email };
  await owner.call('POST', `/v1/workspace/resources/${agent.agent_id}/share`, share);
  const restore = `${path}/versions/${agent.version_id}/restore`;
  expect((await editor.call('POST', restore)).status).toBe(403);
  const versions = `${path}/branches/${agent.main_branch_id}/versions`;
  expect((await editor.call('GET', versions)).status).toBe(200);
  const stranger = await soloPerson(app, 'enterprise');
  for (const address of [versions, `${path}/versions/${agent.version_id}/changes`, `${path}/deployments`])
    expect((await stranger.call('GET', address)).status).toBe(404);
  expect((await stranger.call('POST', restore)).status).toBe(404);
});
