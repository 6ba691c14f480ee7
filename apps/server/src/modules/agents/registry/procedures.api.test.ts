import type { Agent } from '@mynah/contract/agents/registry/agents';
import type { ListedProcedure } from '@mynah/contract/agents/registry/procedures';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let agentPath: string;
let path: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const made = await owner.call('POST', '/v1/convai/agents/create', { conversation_config: {} });
  agentPath = `/v1/convai/agents/${(made.body as { agent_id: string }).agent_id}`;
  const { main_branch_id } = (await owner.call('GET', agentPath)).body as Agent;
  path = `${agentPath}/branches/${main_branch_id}/procedures`;
});
afterAll(() => app.close());

const refund = { name: 'Refund', content: 'Ask for the order.', trigger: 'The caller wants money back' };

async function create(body: object = refund): Promise<string> {
  const made = await owner.call('POST', path, body);
  expect(made.status).toBe(200);
  return (made.body as { procedure_id: string }).procedure_id;
}

const list = async (query = '', person = owner): Promise<ListedProcedure[]> =>
  ((await person.call('GET', `${path}${query}`)).body as { procedures: ListedProcedure[] }).procedures;
const publish = async (body: object = {}): Promise<Agent> =>
  (await owner.call('PATCH', agentPath, body)).body as Agent;

it('a procedure is a draft of its author until the agent is published, and then part of the version', async () => {
  const id = await create();
  expect(await list()).toMatchObject([
    { procedure_id: id, version_id: null, has_draft: true, name: 'Refund' },
  ]);
  const colleague = await joinedPerson(app, owner.actor.workspaceId, 'admin');
  expect(await list('', colleague)).toEqual([]);
  const first = await publish();
  const versionId = first.procedures[id]!.version_id;
  expect(await list('', colleague)).toMatchObject([{ version_id: versionId, has_draft: false }]);
  const change = { ...refund, content: 'Say no.', type: 'free_form' };
  await owner.call('PATCH', `${path}/${id}/draft`, change);
  expect((await owner.call('GET', `${path}/${id}/draft`)).body).toMatchObject({ content: 'Say no.' });
  expect((await owner.call('GET', `${path}/${id}`)).body).toMatchObject({ content: 'Ask for the order.' });
  await owner.call('DELETE', `${path}/${id}/draft`);
  expect((await owner.call('GET', `${path}/${id}/draft`)).code).toBe('procedure_not_found');
  await owner.call('PATCH', `${path}/${id}/draft`, change);
  await publish();
  expect((await owner.call('GET', `${path}/${id}`)).body).toMatchObject({ content: 'Say no.' });
  for (const query of [`version_id=${versionId}`, `agent_version_id=${first.version_id}`])
    expect((await owner.call('GET', `${path}/${id}?${query}`)).body).toMatchObject({
      content: 'Ask for the order.',
      version_id: versionId,
    });
  const back = await publish({ procedures: { [id]: { procedure_id: id, version_id: versionId } } });
  expect(back.procedures[id]?.version_id).toBe(versionId);
  expect((await publish({ procedures: {} })).procedures).toEqual({});
});

it('a folder is removed with what is in it, unless another procedure goes on with that', async () => {
  const folder = await create({ name: 'Money', type: 'folder' });
  const inside = await create({ ...refund, folder_parent_id: folder });
  const other = await create({ name: 'Desk', content: `Go on with [refund](procedure:${inside})` });
  await publish();
  expect((await owner.call('DELETE', `${path}/${folder}`)).status).toBe(409);
  expect((await owner.call('DELETE', `${path}/${other}`)).status).toBe(200);
  expect((await owner.call('DELETE', `${path}/${folder}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await publish()).procedures).toEqual({});
});

it('procedures compile into a workflow that the agent can have, or say what is wrong', async () => {
  const id = await create();
  const compiled = await owner.call('POST', `${path}/compile`);
  const { workflow } = compiled.body as { workflow: Agent['workflow'] };
  expect(workflow.nodes[`${id}_1`]).toMatchObject({ label: 'Refund' });
  expect((await publish({ workflow })).workflow).toEqual(workflow);
  const faulty = await create({ name: 'Steps', content: 'None', type: 'deterministic' });
  const refused = await owner.call('POST', `${path}/compile`);
  expect(refused).toMatchObject({ status: 400, body: { errors: { [faulty]: [{ path: 'steps' }] } } });
});

it('a branch has the procedures of what it came from, and a merge brings what it changed', async () => {
  const id = await create();
  const { version_id, main_branch_id } = await publish();
  const order = { parent_version_id: version_id, name: 'Bolder', description: '' };
  const made = await owner.call('POST', `${agentPath}/branches`, order);
  const branch = (made.body as { created_branch_id: string }).created_branch_id;
  const draft = { ...refund, content: 'Pay at once.', type: 'free_form' };
  await owner.call('PATCH', `${agentPath}/branches/${branch}/procedures/${id}/draft`, draft);
  await owner.call('PATCH', `${agentPath}?branch_id=${branch}`, {});
  expect((await owner.call('GET', `${path}/${id}`)).body).toMatchObject({ content: 'Ask for the order.' });
  const merge = `${agentPath}/branches/${branch}/merge?target_branch_id=${main_branch_id}`;
  expect((await owner.call('POST', merge, {})).status).toBe(200);
  expect((await owner.call('GET', `${path}/${id}`)).body).toMatchObject({ content: 'Pay at once.' });
});

it('refuses what is not there, strangers, viewers and texts that are too long', async () => {
  const id = await create();
  const draft = { ...refund, type: 'free_form' };
  expect((await owner.call('GET', `${path}/agtprc_none`)).status).toBe(404);
  expect((await owner.call('PATCH', `${path}/agtprc_none/draft`, draft)).status).toBe(404);
  expect((await owner.call('POST', path, { ...refund, folder_parent_id: id })).status).toBe(404);
  expect((await owner.call('POST', path, { name: 'x'.repeat(201) })).status).toBe(422);
  expect((await owner.call('PATCH', `${path}/${id}/draft`, { name: 'x' })).status).toBe(422);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', path)).status).toBe(404);
  expect((await stranger.call('POST', path, refund)).status).toBe(404);
  expect((await owner.call('POST', path, null)).status).toBe(200);
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', path, refund)).status).toBe(403);
});
