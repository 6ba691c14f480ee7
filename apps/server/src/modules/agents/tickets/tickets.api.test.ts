import type { Ticket } from '@mynah/contract/agents/conversations/tickets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { beginConversation, writeEntries } from '../conversations/index.ts';
import { findAgent } from '../registry/index.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const tickets = '/v1/convai/triage-tickets';

async function conversation(): Promise<string> {
  const { body } = await owner.call('POST', '/v1/convai/agents/create', {
    name: 'Front desk',
    conversation_config: {},
  });
  const agent = (await findAgent(app.platform, { agentId: (body as { agent_id: string }).agent_id }))!;
  const id = await beginConversation(app.platform, {
    agent,
    source: 'js_sdk',
    sourceVersion: null,
    authorizationMethod: 'public',
    initiation: {},
    environment: 'production',
    userId: null,
    textOnly: true,
    language: 'en',
  });
  const entry = { role: 'user' as const, message: 'Hello', time_in_call_secs: 0 };
  await writeEntries(app.platform, id, [{ index: 0, entry }]);
  return id;
}

async function openTicket(): Promise<Ticket> {
  const conversation_id = await conversation();
  const { status, body } = await owner.call('POST', tickets, { conversation_id, qa_comment: 'Look at this' });
  expect(status).toBe(200);
  return body as Ticket;
}

it('[AGT-013] a ticket takes comments on the whole and on turns, a state and somebody who cares', async () => {
  const { agentqa_ticket_id: id } = await openTicket();
  await owner.call('POST', `${tickets}/${id}/comments`, { comment: 'On it' });
  await owner.call('POST', `${tickets}/${id}/turn-comments`, { turn_index: 0, comment: 'Too short' });
  const { body } = await owner.call('PATCH', `${tickets}/${id}`, {
    status: 'in_progress',
    assignee_user_id: owner.actor.userId,
  });
  expect(body).toMatchObject({
    qa_comment: 'Look at this',
    status: 'in_progress',
    assignee_user_id: owner.actor.userId,
    ticket_comments: [{ comment: 'On it' }],
    turn_comments: [{ turn_index: 0, comment: 'Too short' }],
  });
  const listed = await owner.call('GET', `${tickets}?status=in_progress`);
  expect(listed.body).toMatchObject({
    agent_conversation_tickets: [{ agentqa_ticket_id: id }],
    has_more: false,
  });
  expect((await owner.call('GET', `${tickets}?status=open`)).body).toMatchObject({
    agent_conversation_tickets: [],
  });
});

it('tickets are merged into one, which has all their conversations', async () => {
  const one = await openTicket();
  const two = await openTicket();
  const path = `${tickets}/${one.agentqa_ticket_id}`;
  const { body } = await owner.call('POST', `${path}/merge`, { source_ticket_ids: [two.agentqa_ticket_id] });
  expect((body as Ticket).conversation_ids).toEqual([...one.conversation_ids, ...two.conversation_ids]);
  expect((await owner.call('GET', `${tickets}/${two.agentqa_ticket_id}`)).body).toMatchObject({
    status: 'merged',
  });
  expect((await owner.call('DELETE', path)).status).toBe(204);
  expect((await owner.call('GET', path)).status).toBe(404);
});

it('refuses turns, people, conversations and tickets that are not there', async () => {
  const { agentqa_ticket_id: id } = await openTicket();
  const turn = { turn_index: 7, comment: 'Which?' };
  expect((await owner.call('POST', `${tickets}/${id}/turn-comments`, turn)).status).toBe(404);
  const stranger = await soloPerson(app, 'enterprise');
  const assigned = { assignee_user_id: stranger.actor.userId };
  expect((await owner.call('PATCH', `${tickets}/${id}`, assigned)).status).toBe(404);
  expect((await stranger.call('GET', `${tickets}/${id}`)).status).toBe(404);
  expect((await owner.call('POST', tickets, { conversation_id: 'conv_none' })).status).toBe(404);
  const merge = { source_ticket_ids: ['aqat_none'] };
  expect((await owner.call('POST', `${tickets}/${id}/merge`, merge)).status).toBe(404);
});

it('an agent has its tickets, those about conversations and those about itself, and who could take them', async () => {
  const about = await openTicket();
  const path = `/v1/convai/agents/${about.agent_id}/triage-tickets`;
  const made = await owner.call('POST', path, { qa_comment: 'Add the prices of spring' });
  expect(made.body).toMatchObject({ agent_id: about.agent_id, conversation_ids: [], source: 'manual' });
  const { agentqa_ticket_id: id } = made.body as Ticket;
  const listed = async (query = '') => {
    const { body } = await owner.call('GET', `${path}${query}`);
    return (body as { agent_conversation_tickets: Ticket[] }).agent_conversation_tickets.map(
      (ticket) => ticket.agentqa_ticket_id,
    );
  };
  expect(new Set(await listed())).toEqual(new Set([id, about.agentqa_ticket_id]));
  expect(await listed(`?conversation_id=${about.conversation_ids[0]}`)).toEqual([about.agentqa_ticket_id]);
  await owner.call('PATCH', `${tickets}/${id}`, { assignee_user_id: owner.actor.userId });
  expect(await listed('?assignee_user_id=unassigned')).toEqual([about.agentqa_ticket_id]);
  expect(await listed('?sources=manual&page_size=1')).toHaveLength(1);
  for (const none of ['sources=qa', 'owner_user_id=agent', 'label=urgent', 'issue_type=tool_issue'])
    expect(await listed(`?${none}`)).toEqual([]);
  const turn = { turn_index: 0, comment: 'Which?' };
  expect((await owner.call('POST', `${tickets}/${id}/turn-comments`, turn)).status).toBe(404);
});

it('who could take a ticket of an agent is told with whether they see it', async () => {
  const { agent_id } = await openTicket();
  const path = `/v1/convai/agents/${agent_id}/triage-tickets`;
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const access = async () => {
    const { body } = await owner.call('GET', `${path}/assignable-users`);
    const users = body as { user_id: string; has_access: boolean }[];
    return Object.fromEntries(users.map(({ user_id, has_access }) => [user_id, has_access]));
  };
  expect(await access()).toEqual({ [owner.actor.userId]: true, [editor.actor.userId]: false });
  const share = { role: 'viewer', resource_type: 'convai_agents', user_email: editor.email };
  await owner.call('POST', `/v1/workspace/resources/${agent_id}/share`, share);
  expect(await access()).toMatchObject({ [editor.actor.userId]: true });
  const stranger = await soloPerson(app, 'enterprise');
  for (const [method, place] of [
    ['GET', path],
    ['POST', path],
    ['GET', `${path}/assignable-users`],
  ] as const)
    expect(
      (await stranger.call(method, place, method === 'POST' ? { qa_comment: 'x' } : undefined)).status,
    ).toBe(404);
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', path, { qa_comment: 'x' })).status).toBe(403);
  expect((await owner.call('POST', path, { qa_comment: '' })).status).toBe(422);
});
