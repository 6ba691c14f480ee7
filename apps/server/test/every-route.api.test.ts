import { files } from '@mynah/audio';
import { contract, type Permission, type Route } from '@mynah/contract';
import { definitionOf } from '@mynah/engine-spec';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginConversation } from '../src/modules/agents/conversations/index.ts';
import { findAgent } from '../src/modules/agents/registry/index.ts';
import { dubbings } from '../src/modules/dubbing/dubbings.tables.ts';
import { musicSongs } from '../src/modules/speech/music/music.tables.ts';
import { transcriptions } from '../src/modules/speech/speech-to-text/transcriptions.tables.ts';
import { toolRuns } from '../src/modules/speech/tool-runs/tool-runs.tables.ts';
import { voiceCollections } from '../src/modules/voices/collections/collections.tables.ts';
import { voicePreviews } from '../src/modules/voices/design/design.tables.ts';
import { voices } from '../src/modules/voices/registry/voices.tables.ts';
import { createApiKey } from '../src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { domainVerifications } from '../src/modules/workspaces/directory/domains/domains.tables.ts';
import { identityProviders } from '../src/modules/workspaces/directory/single-sign-on/single-sign-on.tables.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { makeNeighbor } from './factories.ts';
import { readRefusal } from './read-refusal.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** What holds for every route of the contract, new ones included. */
const routes = contract.filter((route) => route.answer.kind !== 'socket');
const guarded = routes.filter((route) => route.access !== 'public');
const withId = guarded.filter((route) => route.path.includes('_id}') && route.access !== 'signed-in');
const named = (list: readonly Route[]) =>
  list.map((route) => [`${route.method} ${route.path}`, route] as const);

let app: TestApp;
let ids: Record<string, string>;
let neighborKey: string;
let weakKey: string;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey, workspaceId } = await app.owner();
  const neighbor = await makeNeighbor(app);
  neighborKey = (await createApiKey(app.platform, neighbor, { name: 'theirs' })).key;
  weakKey = (await createApiKey(app.platform, neighbor, { name: 'weak', permissions: [] })).key;
  ids = { voice_id: await makeVoice(workspaceId), public_user_id: newId() };
  ids = {
    ...ids,
    history_item_id: await speak(apiKey),
    session_id: newId(),
    model_id: newId(),
    device_id: newId(),
    passkey_id: newId(),
    sign_in_request_id: newId(),
    message_id: newId(),
    code: 'abcde-fghjk',
    ...(await makeTeam(apiKey)),
    share_link_id: newId(),
    transcription_id: await makeTranscription(workspaceId),
    song_id: await makeSong(workspaceId),
    run_id: await makeToolRun(workspaceId),
    // the library of sounds belongs to everybody, mails and messages to the server, and nobody has finetunes here
    mail_id: newId(),
    enquiry_id: newId(),
    sound_id: newId(),
    finetune_id: newId(),
    // partners are the operator's
    key: 'partner',
    generation_name: newId(),
    collection_id: await makeCollection(workspaceId),
    ...(await makeDictionary(apiKey)),
    dubbing_id: await makeDubbing(workspaceId),
    language_id: newId(),
    segment_id: newId(),
    ...{ language_code: 'en', language: 'en', format_type: 'srt' },
    ...(await makeProject(apiKey)),
    ...(await makeAgent(apiKey, workspaceId)),
    sample_id: newId(),
    review_id: newId(),
    file_id: newId(),
    // of a studio project, which is looked up first
    take_id: newId(),
    export_id: newId(),
    secret: newId(),
    episode_id: `${newId()}.mp3`,
    project_snapshot_id: newId(),
    chapter_snapshot_id: newId(),
    asset_id: newId(),
    invoice_id: newId(),
    embed_id: newId(),
    generation_id: newId(),
    generated_voice_id: await makePreview(workspaceId),
    speaker_id: 'speaker_0',
    file_name: 'original',
    stem: 'drums',
    tool: 'voice-isolator',
    side: 'before',
    workspace_id: workspaceId,
    ...(await makeSignOn(workspaceId)),
    token_type: 'tts_websocket',
  };
});
afterAll(() => app.close());

async function makeVoice(workspaceId: string): Promise<string> {
  const { db } = app.platform;
  const [like] = await db.select().from(voices).limit(1);
  if (!like) throw new Error('there is no default voice');
  const id = newId();
  await db.insert(voices).values({ ...like, id, workspaceId, name: 'Private voice', category: 'cloned' });
  return id;
}

async function makeTranscription(workspaceId: string): Promise<string> {
  const id = newId();
  const order = {
    modelId: 'scribe_v2',
    isBarePcm: false,
    granularity: 'word' as const,
    keepsAudioEvents: true,
    noVerbatim: false,
    combinesChannels: false,
    keyterms: [],
    exports: [],
    isAwaited: false,
    isKept: true,
  };
  const text = { title: 'Private voice', requestId: id, contentType: 'audio/wav' };
  await app.platform.db
    .insert(transcriptions)
    .values({ id, workspaceId, order, state: 'done', channels: [], durationMs: 1000, ...text });
  return id;
}

async function makeSong(workspaceId: string): Promise<string> {
  const id = newId();
  const made = { seed: 1, engine: 'arranger', modelId: 'music_v1', outputFormat: 'mp3_44100_128' };
  const empty = { plan: { sections: [] }, sources: [], facts: {}, request: {}, warnings: [] };
  await app.platform.db.insert(musicSongs).values({
    id,
    workspaceId,
    status: 'done',
    requestId: id,
    prompt: 'Private voice',
    ...made,
    ...empty,
  } as never);
  return id;
}

async function makeDubbing(workspaceId: string): Promise<string> {
  const id = newId();
  const actor = { kind: 'session', userId: id, workspaceId, role: 'admin', tier: 'free' } as const;
  const options = {
    numSpeakers: 0,
    dropsBackground: false,
    censors: false,
    keyterms: [],
    clonesNobody: false,
  };
  await app.platform.db.insert(dubbings).values({
    ...{ id, workspaceId, name: 'Private voice', actor, options, state: 'ready' },
    ...{ creationSource: 'dubbing_ui', model: 'dubbing_v2', mode: 'automatic', webhookIds: [] },
    ...{ sourceBlob: 'none', sourceBytes: 1, contentType: 'audio/wav', durationMs: 1000, hasPicture: false },
    ...{ duckingDb: 0, revision: 0, version: 1 },
  });
  return id;
}

async function makeToolRun(workspaceId: string): Promise<string> {
  const id = newId();
  const actor = { kind: 'session', userId: id, workspaceId, role: 'admin', tier: 'free' } as const;
  const order = { text: 'Private voice' };
  await app.platform.db.insert(toolRuns).values({
    id,
    workspaceId,
    requestId: id,
    tool: 'sound-effects',
    title: 'Private voice',
    ...{ order, actor, credits: 100 },
  });
  return id;
}

async function makeCollection(workspaceId: string): Promise<string> {
  const id = newId();
  await app.platform.db
    .insert(voiceCollections)
    .values({ id, workspaceId, title: 'Private voice', icon: 'folder' });
  return id;
}

async function makeDictionary(apiKey: string) {
  const json = { name: 'Private voice', rules: [] };
  const made = await app.fetch('/v1/pronunciation-dictionaries/add-from-rules', { apiKey, json });
  const { id, version_id } = (await made.json()) as { id: string; version_id: string };
  return { pronunciation_dictionary_id: id, dictionary_id: id, version_id };
}

async function makeProject(apiKey: string) {
  const voice_id = ids.voice_id ?? '';
  const nodes = [{ type: 'tts_node', text: 'Private voice', voice_id }];
  const form = new FormData();
  form.append('name', 'Private voice');
  form.append('from_content_json', JSON.stringify([{ name: 'Private voice', blocks: [{ nodes }] }]));
  const made = await app.fetch('/v1/studio/projects', { method: 'POST', apiKey, body: form });
  const { project } = (await made.json()) as { project: { project_id: string; chapters_order: string[] } };
  const { project_id } = project;
  const chapter_id = project.chapters_order[0] ?? '';
  const at = `/v1/studio/projects/${project_id}`;
  const shown = await app.fetch(`${at}/chapters/${chapter_id}`, { apiKey });
  const [block_id = ''] = ((await shown.json()) as { block_ids_order: string[] }).block_ids_order;
  const said = await app.fetch(`${at}/chapters/${chapter_id}/blocks/${block_id}/comments`, {
    apiKey,
    json: { text: 'Private voice' },
  });
  const { comment_id } = (await said.json()) as { comment_id: string };
  const cast = await app.fetch(`${at}/voices`, { apiKey, json: { alias: 'Private voice', voice_id } });
  const { project_voice_ref_id } = (await cast.json()) as { project_voice_ref_id: string };
  return { project_id, chapter_id, block_id, comment_id, project_voice_ref_id };
}

async function makeAgent(apiKey: string, workspaceId: string) {
  const make = async <Answer>(path: string, json: object) =>
    (await (await app.fetch(`/v1/convai/${path}`, { apiKey, json })).json()) as Answer;
  const name = 'Private voice';
  const { agent_id } = await make<{ agent_id: string }>('agents/create', { name, conversation_config: {} });
  const shown = await app.fetch(`/v1/convai/agents/${agent_id}`, { apiKey });
  const { branch_id } = (await shown.json()) as { branch_id: string };
  const secret = await make<{ secret_id: string }>('secrets', { type: 'new', name, value: name });
  const tool_config = { type: 'client', name: 'private_voice', description: name };
  const tool = await make<{ id: string }>('tools', { tool_config });
  const folder = await make<{ id: string }>('agent-testing/folders', { name });
  const test = await make<{ id: string }>('agent-testing/create', { name, type: 'llm' });
  const tests = [{ test_id: test.id }];
  const run = await make<{ id: string }>(`agents/${agent_id}/run-tests`, { tests });
  const document = await make<{ id: string }>('knowledge-base/text', { name, text: name });
  const server = await make<{ id: string }>('mcp-servers', {
    config: { name: 'Private voice', url: 'https://tools.example/mcp' },
  });
  const variable = await make<{ id: string }>('environment-variables', {
    ...{ type: 'string', label: 'private_voice', values: { production: name } },
  });
  await make('environments', { name: 'private_voice' });
  const connection = await app.fetch('/v1/workspace/auth-connections', {
    apiKey,
    json: { name, provider: name, token: name },
  });
  const { id: auth_connection_id } = (await connection.json()) as { id: string };
  const engine = await app.fetch('/v1/speech-engine', {
    apiKey,
    json: { name, speech_engine: { ws_url: 'wss://thinker.example.com/think' } },
  });
  const { speech_engine_id } = (await engine.json()) as { speech_engine_id: string };
  const agent = await findAgent(app.platform, { agentId: agent_id });
  if (!agent || agent.workspaceId !== workspaceId) throw new Error('the agent was not made');
  const conversation_id = await beginConversation(app.platform, {
    ...{ agent, source: 'unknown', sourceVersion: null, authorizationMethod: 'public', initiation: {} },
    ...{ environment: 'production', userId: null, textOnly: true, language: 'en' },
  });
  const tag = await make<{ tag_id: string }>('tags', { title: name });
  const ticket = await make<{ agentqa_ticket_id: string }>('triage-tickets', { conversation_id });
  const procedures = `agents/${agent_id}/branches/${branch_id}/procedures`;
  const procedure = await make<{ procedure_id: string }>(procedures, { name, content: name });
  return {
    procedure_id: procedure.procedure_id,
    ...{ tag_id: tag.tag_id, agentqa_ticket_id: ticket.agentqa_ticket_id },
    ...{
      agent_id,
      branch_id,
      source_branch_id: branch_id,
      conversation_id,
      tool_id: tool.id,
      secret_id: secret.secret_id,
    },
    ...{ test_id: test.id, folder_id: folder.id, test_invocation_id: run.id },
    ...{ documentation_id: document.id, document_id: document.id },
    speech_engine_id,
    ...{ auth_connection_id, environment: 'private_voice', resource_type: 'tools' },
    ...{ mcp_server_id: server.id, env_var_id: variable.id, tool_name: 'private_voice' },
    ...{ rag_index_id: newId(), chunk_id: newId(), crawl_job_id: newId() },
  };
}

async function makePreview(workspaceId: string): Promise<string> {
  const id = newId();
  const made = { engine: 'kokoro', engineVoice: 'af_heart', definition: definitionOf('af_heart'), seed: 1 };
  const words = { description: 'Private voice', text: 'Private voice', language: 'en-US', labels: {} };
  const expiresAt = new Date(app.clock.now().getTime() + 3_600_000);
  await app.platform.db.insert(voicePreviews).values({ id, workspaceId, ...made, ...words, expiresAt });
  return id;
}

async function makeTeam(apiKey: string) {
  const invited = await app.fetch('/v1/workspace/invites/add-link', { apiKey, json: {} });
  const { invite } = (await invited.json()) as { invite: { invite_id: string; invite_code: string } };
  const grouped = await app.fetch('/v1/workspace/groups', { apiKey, json: { name: 'Every route' } });
  const { group } = (await grouped.json()) as { group: { id: string } };
  const settings = { auth_type: 'hmac', name: 'Every route', webhook_url: 'https://hook.example/' };
  const hooked = await app.fetch('/v1/workspace/webhooks', { apiKey, json: { settings } });
  const webhook = (await hooked.json()) as { webhook_id: string };
  const { userId } = await app.owner();
  const made = await app.fetch('/v1/service-accounts', { apiKey, json: { name: 'Every route' } });
  const { 'service-account-user-id': account } = (await made.json()) as Record<string, string>;
  const keyed = await app.fetch(`/v1/service-accounts/${account}/api-keys`, {
    apiKey,
    json: { name: 'Every route', permissions: 'all' },
  });
  const { key_id } = (await keyed.json()) as { key_id: string };
  return {
    service_account_user_id: account ?? '',
    api_key_id: key_id,
    ...invite,
    ...webhook,
    delivery_id: newId(),
    group_id: group.id,
    user_id: userId,
    resource_id: ids.voice_id ?? '',
  };
}

async function makeSignOn(workspaceId: string) {
  const { db } = app.platform;
  const id = newId();
  const settings = { kind: 'oidc' as const, issuer: 'https://id.example', clientId: 'x' };
  await db.insert(identityProviders).values({ id, workspaceId, name: 'Theirs', settings });
  await db.insert(domainVerifications).values({ id, workspaceId, domain: 'x.example', dnsTxtRecord: 'x' });
  return { identity_provider_id: id, domain_verification_id: id, scim_user_id: id, scim_group_id: id };
}

async function speak(apiKey: string): Promise<string> {
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  const [voice] = ((await listed.json()) as { voices: { voice_id: string }[] }).voices;
  const spoken = await app.fetch(`/v1/text-to-speech/${voice?.voice_id}`, {
    apiKey,
    json: { text: 'Mine.' },
  });
  await spoken.arrayBuffer();
  return spoken.headers.get('history-item-id') ?? '';
}

/** The owner's own ids in the path. A new kind of id needs an object of the owner's here. */
function pathOf(route: Route): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`make an object for {${name}} in this test`);
    return id;
  });
}

/** What the routes with an id in their path need to come as far as looking it up. */
const body = {
  text: 'Hello. '.repeat(16),
  voice_description: 'A calm and friendly man of middle age',
  email: 'ada@example.com',
  usage_limit: null,
  resource_type: 'voice',
  role: 'viewer',
  name: 'Changed',
  is_disabled: false,
  // of a transcript
  version: 1,
  format: 'srt',
  is_indexed: false,
  new_name: 'Changed',
  enable_library: true,
  enable: true,
  group_id: 'default',
  permissions: [],
  thumbs_up: true,
  rules: [],
  rule_strings: [],
  default_title_voice_id: 'nobody',
  default_paragraph_voice_id: 'nobody',
  pronunciation_dictionary_locators: [],
  // of a studio project
  revision: 0,
  changes: [{ op: 'remove', block_id: 'nothing' }],
  tracks: [],
  clips: [],
  is_muted: false,
  after_chapter_id: null,
  alias: 'Anna',
  voice_id: 'nobody',
  is_resolved: true,
  pattern: 'Private',
  replacement: 'Public',
  chapters: [{ chapter_id: 'nothing', revision: 0 }],
};

const simulation = { simulation_specification: { simulated_user_config: {} } };
const agentSettings = { conversation_config: {}, platform_settings: {}, workflow: {} };

/** Of single routes, whose fields mean something else than others of their name. */
const ownBodies: Record<string, object> = {
  'agent-branches.create': { parent_version_id: 'nothing', description: '' },
  'agent-branches.deploy': {
    deployment_request: {
      requests: [{ branch_id: 'nothing', deployment_strategy: { traffic_percentage: 1 } }],
    },
  },
  'agent-branches.resolved-merge': { choices: [] },
  'agent-branches.resolved-rebase': { choices: [] },
  'agent-branches.save-draft': agentSettings,
  'agent-secrets.update': { type: 'update', value: 'Changed' },
  'agent-tools.update': { tool_config: { type: 'client', name: 'changed', description: '' } },
  'rag-index.compute': { model: 'multilingual_e5_large_instruct' },
  'environment-variables.update': { values: { production: 'Changed' } },
  'mcp-servers.set-approval-policy': { approval_policy: 'auto_approve_all' },
  'mcp-servers.approve-tool': { tool_name: 'private_voice', tool_description: '' },
  'mcp-servers.create-tool-config': { tool_name: 'private_voice' },
  'agent-knowledge.query': { query: 'Anything' },
  'agent-testing.simulate': simulation,
  'agent-testing.simulate-stream': simulation,
  'agent-testing.run': { tests: [{ test_id: 'nothing' }] },
  'conversations.evaluate': { evaluation_id: 'nothing' },
  'conversation-tags.assign': { tag_ids: ['nothing'] },
  'dubbing-resource.add-language': { language: 'fr' },
  'dubbing-resource.add-segment': { start_time: 0, end_time: 1 },
  'dubbing-resource.migrate-segments': { segment_ids: ['nothing'], speaker_id: 'nobody' },
  'dubbing-resource.transcribe': { segments: ['nothing'] },
  'dubbing-resource.translate': { segments: [], languages: [] },
  'dubbing-resource.dub': { segments: [], languages: [] },
  'dubbing-resource.render': { render_type: 'mp3' },
  'dubbing-projects.add-language': { target_language: 'pt' },
  'dubbing-transcripts.update-segments': { segments: { nothing: {} } },
  'dubbing-transcripts.update-target-segments': { segments: { nothing: {} } },
  'dubbing-transcripts.add-segment': { speaker_id: 'nobody', start_s: 0, end_s: 1 },
  'dubbing-editor.translate': { segment_ids: ['nothing'] },
  'dubbing-editor.speak': { segment_ids: ['nothing'] },
  'dubbing-editor.choose-take': { take_id: 'nothing' },
  'dubbing-exports.create': { language_code: 'en', type: 'mp3' },
  'tickets.comment': { comment: 'Changed' },
  'tickets.comment-turn': { comment: 'Changed', turn_index: 0 },
  'tickets.create-for-agent': { qa_comment: 'Changed' },
  'tickets.merge': { source_ticket_ids: ['nothing'] },
  'procedures.save-draft': { name: 'Changed', content: 'Changed', type: 'free_form' },
  'agent-testing.resubmit': { test_run_ids: ['nothing'], agent_id: 'nothing' },
};

/** What an address needs beside its path. */
const addresses: Record<string, string> = {
  branch_id: 'nothing',
  target_branch_id: 'nothing',
  resource_type: 'voice',
  embedding_model: 'multilingual_e5_large_instruct',
};

/** The fields without which the route refuses every address. */
function queryOf({ query }: Route): string {
  const needed = Object.entries(query?.shape ?? {})
    .filter(([name, field]) => name in addresses && !field.safeParse(undefined).success)
    .map(([name]) => [name, addresses[name]!]);
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : '';
}

/** Calls that take a form get one: a second of silence, and a text. */
function formOf(): FormData {
  const form = new FormData();
  form.append('text', 'Hello.');
  form.append('name', 'Changed');
  for (const name of ['audio', 'file', 'files', 'recording', 'cover', 'avatar_file', 'hold_audio_file']) {
    const silence = [files.wavHeader(8_000, 16_000), new Uint8Array(16_000)] as BlobPart[];
    form.append(name, new Blob(silence, { type: 'audio/wav' }), 'silence.wav');
  }
  return form;
}

function ask(route: Route, apiKey?: string): Promise<Response> {
  if (route.upload) return app.fetch(pathOf(route), { method: route.method, apiKey, body: formOf() });
  const takesBody = route.method !== 'GET' && route.method !== 'DELETE';
  return app.fetch(`${pathOf(route)}${queryOf(route)}`, {
    method: route.method,
    apiKey,
    json: takesBody ? { ...body, ...ownBodies[route.id] } : undefined,
  });
}

/** Directories and OpenAI's clients read a shape of their own, which has no room for the request id. */
const shapes: Partial<Record<NonNullable<Route['failsAs']>, object>> = {
  scim: { schemas: expect.any(Array) },
  openai: { error: { type: expect.any(String) } },
};
const refusal = ({ failsAs }: Route, code: string) => ({
  code: failsAs === 'openai' && code === 'needs_authorization' ? 'invalid_api_key' : code,
  message: expect.any(String),
  body: (failsAs && shapes[failsAs]) ?? { detail: { request_id: expect.any(String) } },
});

test('the routes that the tests go through are there', () => {
  expect(guarded.length).toBeGreaterThan(15);
  expect(withId.length).toBeGreaterThan(5);
});

test.each(named(guarded))('%s without a credential is refused', async (_, route) => {
  const answer = await ask(route);
  expect(await readRefusal(answer)).toMatchObject({ status: 401, ...refusal(route, 'needs_authorization') });
});

test.each(named(guarded))('%s with a key that is none is refused', async (_, route) => {
  const answer = await ask(route, 'sk_of_nobody');
  expect(await readRefusal(answer)).toMatchObject({ status: 401, ...refusal(route, 'invalid_api_key') });
});

test.each(named(guarded.filter((route) => route.access !== 'any')))(
  '%s with a key without the permission is refused',
  async (_, route) => {
    const answer = await ask(route, weakKey);
    const isForPeople = route.access === 'signed-in' || route.access === 'staff';
    const refused = await readRefusal(answer);
    expect(refused.status).toBe(isForPeople || route.failsAs === 'openai' ? 403 : 401);
    expect(refused).toMatchObject(refusal(route, isForPeople ? 'permission_denied' : 'missing_permissions'));
    if (!isForPeople) expect(refused.message).toContain(route.access as Permission);
  },
);

test.each(named(withId))('%s with the key of another workspace gives nothing away', async (_, route) => {
  const answer = await ask(route, neighborKey);
  expect([403, 404]).toContain(answer.status);
  const { code, body } = await readRefusal(answer);
  expect(code).toMatch(/_not_found$|^not_found(_error)?$|^permission_denied$/);
  expect(JSON.stringify(body)).not.toContain('Private voice');
});

/** What ids of nothing are answered with, by the first one of the path. */
const codesOfNothing: Readonly<Record<string, string>> = {
  api_key_id: 'api_key_not_found',
  collection_id: 'voice_collection_not_found',
  dictionary_id: 'pronunciation_dictionary_not_found',
  dubbing_id: 'dubbing_not_found',
  domain_verification_id: 'domain_verification_not_found',
  group_id: 'group_not_found',
  history_item_id: 'history_item_not_found',
  identity_provider_id: 'identity_provider_not_found',
  invite_id: 'invite_not_found',
  pronunciation_dictionary_id: 'pronunciation_dictionary_not_found',
  project_id: 'project_not_found',
  public_user_id: 'voice_not_found',
  resource_id: 'resource_not_found',
  service_account_user_id: 'service_account_not_found',
  transcription_id: 'not_found_error',
  user_id: 'member_not_found',
  voice_id: 'voice_not_found',
  webhook_id: 'webhook_not_found',
};

test('ids of nothing are answered with a code of their own, by every route', async () => {
  const { apiKey } = await app.owner();
  const known = ids;
  ids = Object.fromEntries(
    Object.entries(known).map(([name, id]) => [name, name.endsWith('_id') ? newId() : id]),
  );
  // directories have a shape of their own, and staff is asked for first
  const asked = withId.filter((route) => route.failsAs === undefined && route.access !== 'staff');
  const found: string[] = [];
  for (const route of asked) {
    const first = /\{(\w+_id)\}/.exec(route.path)?.[1] ?? '';
    const { status, code } = await readRefusal(await ask(route, apiKey));
    // a dubbing, which has this name in one of the views of it
    const name = route.path.startsWith('/v1/dubbing/project/') ? 'dubbing_id' : first;
    const isOwn = codesOfNothing[name] ? code === codesOfNothing[name] : /\w_not_found$/.test(code ?? '');
    if (status !== 404 || !isOwn) found.push(`${route.method} ${route.path}: ${status} ${code}`);
  }
  ids = known;
  expect(found).toEqual([]);
});

describe('what a program of a browser needs', () => {
  const headers = 'content-type,xi-api-key,x-fern-language,x-fern-sdk-name,x-fern-sdk-version,x-fern-runtime';
  test.each(named(routes))('%s may be asked from another site', async (_, route) => {
    const answer = await app.fetch(pathOf(route), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': route.method,
        'access-control-request-headers': headers,
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain(route.method);
    expect(answer.headers.get('access-control-allow-headers')).toBe(headers);
  });

  test('an answer shows its own headers to the program, refusals as well', async () => {
    for (const apiKey of [neighborKey, 'sk_of_nobody']) {
      const answer = await app.fetch('/v1/models', {
        apiKey,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toContain('request-id');
    }
  });
});

test.each(named(contract.filter((route) => route.answer.kind === 'socket')))(
  '%s without a websocket says what it is',
  async (_, route) => {
    const answer = await ask(route, neighborKey);
    expect(answer.status).toBe(400);
    expect(await readRefusal(answer)).toMatchObject(refusal(route, 'invalid_request'));
  },
);
