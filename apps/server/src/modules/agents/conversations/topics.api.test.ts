import type { AgentTopic } from '@mynah/contract/agents/conversations/topics';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginTalk, endTalk, makeAgent } from '../../../../test/agents/written-conversation.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

interface Topics {
  topics: AgentTopic[];
  window_start_unix_secs: number;
  aggregated_run_count: number;
  has_more: boolean;
  next_cursor: string | null;
}
const topicsOf = async (agentId: string, query = '', by = owner) => {
  const { status, body } = await by.call('GET', `/v1/convai/agents/${agentId}/topics?${query}`);
  return { status, ...(body as Topics) };
};

async function talk(agentId: string, message: string): Promise<void> {
  const id = await beginTalk(app, agentId, message);
  await endTalk(app, id);
  await until(async () => {
    const query = encodeURIComponent(message);
    const { body } = await owner.call(
      'GET',
      `/v1/convai/conversations/messages/smart-search?text_query=${query}`,
    );
    const { results } = body as { results: { conversation_id: string }[] };
    expect(results.map(({ conversation_id }) => conversation_id)).toContain(id);
  });
}

it('[AGT-013] conversations about the same are a topic, the most frequent first, page by page', async () => {
  const agentId = await makeAgent(owner);
  expect(await topicsOf(agentId)).toMatchObject({ topics: [], aggregated_run_count: 0, has_more: false });
  await talk(agentId, 'When does the museum open tomorrow');
  await talk(agentId, 'Please reserve a window table');
  await talk(agentId, 'Please reserve a garden table');
  const { topics, ...found } = await topicsOf(agentId);
  expect(topics).toMatchObject([
    { conversation_count: 2, success_rate: null, metrics: { conversation_count: 2, sentiment: null } },
    { conversation_count: 1, label: 'When does the museum open tomorrow' },
  ]);
  expect(topics[0]!.label).toContain('reserve a');
  expect(found).toMatchObject({ aggregated_run_count: 1, has_more: false });
  expect(found.window_start_unix_secs % 86_400).toBe(0);
  const first = await topicsOf(agentId, 'page_size=1&sort_direction=asc');
  expect(first).toMatchObject({ topics: [{ conversation_count: 1 }], has_more: true });
  const rest = await topicsOf(agentId, `page_size=1&sort_direction=asc&cursor=${first.next_cursor}`);
  expect(rest).toMatchObject({ topics: [{ topic_id: topics[0]!.topic_id }], has_more: false });
  const { body } = await owner.call('GET', `/v1/convai/conversations?topic_ids=${topics[1]!.topic_id}`);
  expect((body as { conversations: object[] }).conversations).toHaveLength(1);
  const none = await owner.call('GET', '/v1/convai/conversations?topic_ids=topic_elsewhere');
  expect((none.body as { conversations: object[] }).conversations).toEqual([]);
  const before = Math.floor(app.clock.now().getTime() / 1000) - 86_400;
  expect((await topicsOf(agentId, `to_unix_secs=${before}`)).topics).toEqual([]);
  expect((await topicsOf(agentId, 'sort_by=loudness')).status).toBe(422);
  expect((await topicsOf(agentId, '', await soloPerson(app, 'enterprise'))).status).toBe(404);
});
