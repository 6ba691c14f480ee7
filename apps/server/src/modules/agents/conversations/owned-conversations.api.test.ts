import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Conversation } from '@mynah/contract/agents/conversations/conversations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginTalk, endTalk, makeAgent } from '../../../../test/agents/written-conversation.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { keepNoLonger } from './actions/keep-no-longer.ts';
import { agentConversations } from './conversations.tables.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

/** Over, with a recording. */
async function talk(agentId: string): Promise<{ id: string; key: string }> {
  const id = await beginTalk(app, agentId);
  const { key, sizeBytes } = await app.platform.blobs.put(new Uint8Array([1, 2, 3]), id);
  await endTalk(app, id, { key, sizeBytes, hasUserAudio: true, hasResponseAudio: true });
  await until(async () => expect((await read(id)).status).toBe('done'));
  return { id, key };
}

const read = async (id: string, by = owner) =>
  (await by.call('GET', `/v1/convai/conversations/${id}`)).body as Conversation;
const hear = (id: string) =>
  app.fetch(`/v1/convai/conversations/${id}/audio`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
const material = (name: string) =>
  app.platform.extensions.at(ownedMaterial).find((owned) => owned.name === name)!;

it('[AGT-008] what was said to an agent that is gone is heard still, and erased with who made it', async () => {
  const agentId = await makeAgent(owner);
  const { id, key } = await talk(agentId);
  expect((await owner.call('DELETE', `/v1/convai/agents/${agentId}`)).status).toBe(200);
  expect(await read(id)).toMatchObject({ agent_id: agentId, agent_name: null, has_audio: true });
  expect((await hear(id)).status).toBe(200);
  const { db, extensions } = app.platform;
  const blobs = await Promise.all(
    extensions.at(workspaceBlobs).map((list) => list(app.platform, db, owner.actor.workspaceId)),
  );
  expect(blobs.flat()).toContain(key);
  const conversations = material('conversations');
  expect(await conversations.count(db, owner.actor)).toBe(1);
  await conversations.erase(app.platform, owner.actor);
  await conversations.erase(app.platform, owner.actor);
  expect((await owner.call('GET', `/v1/convai/conversations/${id}`)).status).toBe(404);
  expect(await app.platform.blobs.size(key)).toBeUndefined();
});

it('an agent that is gone keeps no longer what it promised to keep no longer', async () => {
  const privacy = { retention_days: 0, delete_transcript_and_pii: true, delete_audio: true };
  const agentId = await makeAgent(owner, { platform_settings: { privacy } });
  const { id, key } = await talk(agentId);
  await owner.call('DELETE', `/v1/convai/agents/${agentId}`);
  app.clock.advance(1000);
  await keepNoLonger(app.platform);
  expect(await read(id)).toMatchObject({ transcript: [], has_audio: false });
  expect(await app.platform.blobs.size(key)).toBeUndefined();
});

it('a conversation whose agent is deleted meanwhile keeps nothing, where nothing may be kept', async () => {
  const agentId = await makeAgent(owner, { platform_settings: { privacy: { zero_retention_mode: true } } });
  const id = await beginTalk(app, agentId);
  await owner.call('DELETE', `/v1/convai/agents/${agentId}`);
  await endTalk(app, id);
  await until(async () => expect(await read(id)).toMatchObject({ status: 'done', transcript: [] }));
});

it('[AGT-013] who leaves takes conversations, recordings, tags and tickets home, or hands them over', async () => {
  const { id } = await talk(await makeAgent(owner));
  const tag = (await owner.call('POST', '/v1/convai/tags', { title: 'Urgent' })).body as { tag_id: string };
  await owner.call('POST', `/v1/convai/conversations/${id}/tags`, { tag_ids: [tag.tag_id] });
  const opened = await owner.call('POST', '/v1/convai/triage-tickets', {
    conversation_id: id,
    qa_comment: 'Look',
  });
  const { agentqa_ticket_id: ticketId } = opened.body as { agentqa_ticket_id: string };
  const files: string[] = [];
  for (const name of ['conversations', 'conversation-tickets'])
    for await (const { path, body } of material(name).exportFiles(app.platform, owner.actor)) {
      expect((await buffer(Readable.from(body))).length, path).toBeGreaterThan(0);
      files.push(path);
    }
  expect(files).toEqual(['tags.json', `${id}.json`, `${id}.mp3`, `${ticketId}.json`]);

  const host = await soloPerson(app, 'enterprise');
  await app.platform.db.transaction(async (transaction) => {
    for (const owned of app.platform.extensions.at(ownedMaterial))
      await owned.move(transaction, owner.actor, host.actor.workspaceId);
  });
  expect((await owner.call('GET', `/v1/convai/conversations/${id}`)).status).toBe(404);
  expect((await read(id, host)).tag_ids).toEqual([tag.tag_id]);
  expect((await host.call('GET', `/v1/convai/triage-tickets/${ticketId}`)).status).toBe(200);

  const moved = { userId: owner.actor.userId, workspaceId: host.actor.workspaceId };
  await app.platform.db.transaction(async (transaction) => {
    for (const owned of app.platform.extensions.at(ownedMaterial))
      await owned.handOver(transaction, moved, host.actor.userId);
  });
  for (const name of ['conversations', 'conversation-tickets'])
    expect(await material(name).count(app.platform.db, host.actor), name).toBe(1);
});

it('a tag of a colleague stays behind when the conversation goes to another workspace', async () => {
  const colleague = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const { id } = await talk(await makeAgent(owner));
  const made = await colleague.call('POST', '/v1/convai/tags', { title: 'Urgent' });
  const { tag_id } = made.body as { tag_id: string };
  await owner.call('POST', `/v1/convai/conversations/${id}/tags`, { tag_ids: [tag_id] });
  expect((await read(id)).tag_ids).toEqual([tag_id]);
  const host = await soloPerson(app, 'enterprise');
  await app.platform.db.transaction((transaction) =>
    material('conversations').move(transaction, owner.actor, host.actor.workspaceId),
  );
  expect((await read(id, host)).tag_ids).toEqual([]);
  expect((await colleague.call('GET', `/v1/convai/tags/${tag_id}`)).status).toBe(200);
});

it('[AGT-012] the list of agents tells when each was called last, and begins with the busiest', async () => {
  const [quiet, busy, busier] = [
    await makeAgent(owner, {}, 'Quiet'),
    await makeAgent(owner, {}, 'Busy'),
    await makeAgent(owner, {}, 'Busier'),
  ];
  const startedAt = new Date(app.clock.now().getTime() - 8 * 86_400_000);
  for (const agentId of [quiet!, quiet!, quiet!]) {
    const id = await beginTalk(app, agentId);
    await app.platform.db.update(agentConversations).set({ startedAt }).where(eq(agentConversations.id, id));
  }
  for (const agentId of [busy!, busier!, busier!]) await beginTalk(app, agentId);
  const list = async (query: string) => {
    const { body } = await owner.call('GET', `/v1/convai/agents?sort_by=call_count_7d&${query}`);
    return body as {
      agents: { agent_id: string; last_call_time_unix_secs: number | null }[];
      next_cursor: string | null;
    };
  };
  const seconds = Math.floor(app.clock.now().getTime() / 1000);
  expect((await list('')).agents).toMatchObject([
    { agent_id: busier, last_call_time_unix_secs: seconds },
    { agent_id: busy, last_call_time_unix_secs: seconds },
    { agent_id: quiet, last_call_time_unix_secs: seconds - 8 * 86_400 },
  ]);
  const first = await list('page_size=1');
  const second = await list(`page_size=1&cursor=${first.next_cursor}`);
  expect([...first.agents, ...second.agents].map(({ agent_id }) => agent_id)).toEqual([busier, busy]);
  const unused = await makeAgent(owner, {}, 'Unused');
  const { agents } = await list('sort_direction=asc');
  const ids = agents.map(({ agent_id }) => agent_id);
  expect(ids.slice(2)).toEqual([busy, busier]);
  expect(agents.find(({ agent_id }) => agent_id === unused)!.last_call_time_unix_secs).toBeNull();
});
