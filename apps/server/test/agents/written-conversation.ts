import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import {
  beginConversation,
  type ConversationEnd,
  endConversation,
  writeEntries,
} from '../../src/modules/agents/conversations/index.ts';
import { findAgent } from '../../src/modules/agents/registry/index.ts';
import type { Person } from '../team.ts';
import type { TestApp } from '../test-app.ts';

export async function makeAgent(person: Person, settings: object = {}, name = 'Front desk'): Promise<string> {
  const { body } = await person.call('POST', '/v1/convai/agents/create', {
    name,
    conversation_config: {},
    ...settings,
  });
  return (body as { agent_id: string }).agent_id;
}

/** A conversation with an agent that goes on still. */
export async function beginTalk(app: TestApp, agentId: string, message = 'I want a table'): Promise<string> {
  const agent = (await findAgent(app.platform, { agentId }))!;
  const id = await beginConversation(app.platform, {
    agent,
    source: 'js_sdk',
    sourceVersion: null,
    authorizationMethod: 'public',
    initiation: {},
    environment: 'production',
    userId: null,
    textOnly: false,
    language: 'en',
  });
  const entry: NewTranscriptEntry = { role: 'user', message, time_in_call_secs: 0 };
  await writeEntries(app.platform, id, [{ index: 0, entry }]);
  return id;
}

export const endTalk = (app: TestApp, id: string, audio?: ConversationEnd['audio']): Promise<void> =>
  endConversation(app.platform, id, {
    terminationReason: 'Client disconnected',
    durationMs: 60_000,
    cost: 667,
    language: 'en',
    warnings: [],
    visitedAgents: [],
    audio,
  });
