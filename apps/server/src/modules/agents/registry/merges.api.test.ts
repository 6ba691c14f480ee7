import type { Agent } from '@mynah/contract/agents/registry/agents';
import type { AgentBranch } from '@mynah/contract/agents/registry/branches';
import type { MergePreview } from '@mynah/contract/agents/registry/merges';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let agent: Agent;
let path: string;
let branch: string;

const saying = (first_message: string) => ({ conversation_config: { agent: { first_message } } });
const get = async (branchId = agent.main_branch_id): Promise<Agent> =>
  (await owner.call('GET', `${path}?branch_id=${branchId}`)).body as Agent;
const change = (body: object, branchId = agent.main_branch_id, person = owner) =>
  person.call('PATCH', `${path}?branch_id=${branchId}`, body);
const onto = (what: 'merge' | 'merge-preview', more = '') =>
  `${path}/branches/${branch}/${what}?target_branch_id=${agent.main_branch_id}${more}`;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const made = await owner.call('POST', '/v1/convai/agents/create', saying('Hello'));
  path = `/v1/convai/agents/${(made.body as { agent_id: string }).agent_id}`;
  agent = (await owner.call('GET', path)).body as Agent;
  const order = { parent_version_id: agent.version_id, name: 'Bolder', description: '' };
  const { body } = await owner.call('POST', `${path}/branches`, order);
  branch = (body as { created_branch_id: string }).created_branch_id;
});
afterAll(() => app.close());

it('a merge brings what the branch changed, keeps what main changed, and archives the branch', async () => {
  await change(saying('Ahoy'), branch);
  await change({ conversation_config: { turn: { turn_timeout: 3 } } });
  const preview = (await owner.call('GET', onto('merge-preview'))).body as MergePreview;
  expect(preview).toMatchObject({
    branch_id: agent.main_branch_id,
    conversation_config: { agent: { first_message: 'Ahoy' }, turn: { turn_timeout: 3 } },
    overridden_fields: [],
    conflicts: [],
    source_identical_to_target: false,
  });
  expect((await get()).conversation_config.agent.first_message).toBe('Hello');
  expect((await owner.call('POST', onto('merge'), {})).status).toBe(200);
  const merged = await get();
  expect(merged.conversation_config).toEqual(preview.conversation_config);
  const { body } = await owner.call('GET', `${path}/branches/${agent.main_branch_id}`);
  const [newest] = (body as AgentBranch).most_recent_versions;
  expect(newest?.parents.merged_from_version_id).toBe((await get(branch)).version_id);
  expect((await owner.call('GET', `${path}/branches/${branch}`)).body).toMatchObject({ is_archived: true });
});

it('a field that both changed is told with its values; the later one stands unless the merge is forced', async () => {
  await change(saying('Ahoy'), branch);
  app.clock.advance(60_000);
  await change(saying('Good day'));
  const conflict = { section: 'conversation_config', path: 'agent.first_message' };
  const values = { base_value: 'Hello', source_value: 'Ahoy', target_value: 'Good day' };
  const preview = (await owner.call('GET', onto('merge-preview'))).body as MergePreview;
  expect(preview.conflicts).toEqual([{ ...conflict, ...values }]);
  expect(preview.overridden_fields).toEqual(['conversation_config.agent.first_message']);
  expect(preview.conversation_config.agent.first_message).toBe('Good day');
  const forced = (await owner.call('GET', onto('merge-preview', '&force=true'))).body as MergePreview;
  expect(forced.conversation_config.agent.first_message).toBe('Ahoy');
  await owner.call('POST', onto('merge'), { force: true, archive_source_branch: false });
  expect((await get()).conversation_config.agent.first_message).toBe('Ahoy');
  const again = await owner.call('POST', onto('merge'), { archive_source_branch: false });
  expect(again.status).toBe(409);
});

it('a rebase brings what main changed, keeps what the branch changed, and is refused where main has nothing new', async () => {
  await change(saying('Ahoy'), branch);
  await change({ ...saying('Good day'), ...{ platform_settings: { widget: { bg_color: '#123456' } } } });
  const { body } = await owner.call('GET', `${path}/branches/${branch}/rebase-preview`);
  expect(body as MergePreview).toMatchObject({
    branch_id: branch,
    overridden_fields: ['conversation_config.agent.first_message'],
  });
  expect((await owner.call('POST', `${path}/branches/${branch}/rebase`)).status).toBe(200);
  const rebased = await get(branch);
  expect(rebased.conversation_config.agent.first_message).toBe('Ahoy');
  expect(rebased.platform_settings.widget.bg_color).toBe('#123456');
  expect((await owner.call('POST', `${path}/branches/${branch}/rebase`)).status).toBe(409);
});

it('the conversations of a branch that is merged away come to where it went', async () => {
  await change(saying('Ahoy'), branch);
  const deployment_strategy = { type: 'percentage', traffic_percentage: 40 };
  await owner.call('POST', `${path}/deployments`, {
    deployment_request: { requests: [{ branch_id: branch, deployment_strategy }] },
  });
  expect((await owner.call('POST', onto('merge'), {})).status).toBe(200);
  const { body } = await owner.call('GET', `${path}/branches/${agent.main_branch_id}`);
  expect(body).toMatchObject({ current_live_percentage: 100 });
});

it('nobody merges into a protected branch but admins of the agent, and no stranger merges at all', async () => {
  await change(saying('Ahoy'), branch);
  await owner.call('PATCH', `${path}/branches/${agent.main_branch_id}`, {
    protection_status: 'admin_perms_required',
  });
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const share = { role: 'editor', resource_type: 'convai_agents', user_email: editor.email };
  const shared = await owner.call('POST', `/v1/workspace/resources/${agent.agent_id}/share`, share);
  expect(shared.status).toBe(200);
  expect((await editor.call('GET', onto('merge-preview'))).status).toBe(200);
  expect((await editor.call('POST', onto('merge'), {})).status).toBe(403);
  expect((await change(saying('Mine'), agent.main_branch_id, editor)).status).toBe(403);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', onto('merge-preview'))).status).toBe(404);
  expect((await stranger.call('POST', onto('merge'), {})).status).toBe(404);
  const itself = `${path}/branches/${branch}/merge?target_branch_id=${branch}`;
  expect((await owner.call('POST', itself, {})).status).toBe(422);
  expect((await owner.call('POST', `${path}/branches/${branch}/merge`, {})).status).toBe(422);
  expect((await owner.call('POST', onto('merge'), {})).status).toBe(200);
});
