import type { DocumentSummary, KnowledgeDocument } from '@mynah/contract/agents/knowledge/document-shapes';
import type { DocumentIndex } from '@mynah/contract/agents/knowledge/rag-index';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let owner: Person;
const base = '/v1/convai/knowledge-base';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

async function addText(text: string, more: object = {}): Promise<string> {
  const { status, body } = await owner.call('POST', `${base}/text`, { text, ...more });
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

async function addFolder(name: string, parent_folder_id?: string): Promise<string> {
  const { body } = await owner.call('POST', `${base}/folder`, { name, parent_folder_id });
  return (body as { id: string }).id;
}

async function sendFile(
  bytes: string | Uint8Array,
  fileName: string,
  path = `${base}/file`,
  method = 'POST',
) {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), fileName);
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const answer = await app.fetch(path, { method, body: form, headers });
  return { status: answer.status, body: (await answer.json()) as never };
}

const get = async <Body>(path: string, person = owner): Promise<Body> =>
  (await person.call('GET', path)).body as Body;

const list = async (query: string, person = owner) =>
  get<{ documents: DocumentSummary[]; next_cursor: string | null; has_more: boolean }>(
    `${base}?${query}`,
    person,
  );

const opening =
  '# Opening hours\n\nThe shop opens at nine and closes at six on weekdays.\n\n# Returns\n\nGoods may be returned within thirty days.';

it('[AGT-010] documents are added, listed, read, written anew and deleted', async () => {
  const id = await addText(opening, { name: 'The shop' });
  const document = await get<KnowledgeDocument>(`${base}/${id}`);
  expect(document).toMatchObject({
    ...{ id, name: 'The shop', type: 'text', folder_parent_id: null, folder_path: [] },
    extracted_inner_html: expect.stringContaining('<h1>Opening hours</h1>\n<p>The shop opens at nine'),
    access_info: { is_creator: true, role: 'admin' },
  });
  expect((await list('search=shop')).documents).toMatchObject([{ id, type: 'text', dependent_agents: [] }]);
  const changed = await owner.call('PATCH', `${base}/${id}`, {
    content: 'Open day <and> night.',
    name: 'Shop',
  });
  expect(changed.body).toMatchObject({
    name: 'Shop',
    extracted_inner_html: '<p>Open day &lt;and&gt; night.</p>',
  });
  expect((await owner.call('DELETE', `${base}/${id}`)).status).toBe(200);
  expect((await owner.call('GET', `${base}/${id}`)).code).toBe('knowledge_document_not_found');
});

it('[AGT-014] a file is read as the studio reads it, kept as it came, and replaced', async () => {
  const { body } = await sendFile('# Menu\n\nSoup of the day.', 'menu.md');
  const { id, name } = body as { id: string; name: string };
  expect(name).toBe('menu.md');
  const { signed_url } = await get<{ signed_url: string }>(`${base}/${id}/source-file-url`);
  const path = signed_url.slice(signed_url.indexOf('/v1/'));
  expect(await (await app.fetch(path)).text()).toBe('# Menu\n\nSoup of the day.');
  expect((await app.fetch(`${path}x`)).status).toBe(401);
  const replaced = await sendFile('Cake of the day.', 'menu.txt', `${base}/${id}/update-file`, 'PATCH');
  expect(replaced.body).toMatchObject({
    filename: 'menu.txt',
    extracted_inner_html: '<p>Cake of the day.</p>',
  });
  const html = await app.fetch(`${base}/${id}/content`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(await html.text()).toBe('<p>Cake of the day.</p>');
});

it('a file that is none of the kinds, or was made to do harm, is refused', async () => {
  const entities = '<!DOCTYPE html [<!ENTITY a "aaaa">]><html><body><p>&a;</p></body></html>';
  for (const [bytes, fileName] of [
    [new Uint8Array([0, 1, 2, 3, 255]), 'program.exe'],
    [entities, 'page.html'],
    ['%PDF-1.7 broken', 'book.pdf'],
  ] as const) {
    const { status, body } = await sendFile(bytes, fileName);
    expect({ status, body }).toMatchObject({ status: 400, body: { detail: { status: 'invalid_document' } } });
  }
  expect((await list('')).documents).toEqual([]);
});

it('addresses within the network are refused', async () => {
  for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://metadata.internal/', 'nothing']) {
    expect((await owner.call('POST', `${base}/url`, { url })).code).toBe('address_refused');
    expect((await owner.call('POST', `${base}/crawl`, { url })).code).toBe('address_refused');
  }
});

it('folders hold documents and folders; they are moved, and never into themselves', async () => {
  const outer = await addFolder('Outer');
  const inner = await addFolder('Inner', outer);
  const id = await addText('Deep down.', { parent_folder_id: inner });
  expect((await get<KnowledgeDocument>(`${base}/${id}`)).folder_path).toMatchObject([
    { name: 'Outer' },
    { name: 'Inner' },
  ]);
  expect(await get(`${base}/${outer}`)).toMatchObject({ children_count: 1, document_count: 1 });
  expect((await list(`parent_folder_id=root`)).documents.map((each) => each.id)).toEqual([outer]);
  expect((await list(`ancestor_folder_id=${outer}&types=text`)).documents.map((each) => each.id)).toEqual([
    id,
  ]);
  expect((await owner.call('POST', `${base}/${outer}/move`, { move_to: inner })).status).toBe(422);
  expect((await owner.call('POST', `${base}/${id}/move`, {})).status).toBe(200);
  expect((await owner.call('POST', `${base}/bulk-move`, { document_ids: [id], move_to: inner })).status).toBe(
    200,
  );
  const kept = await owner.call('POST', `${base}/bulk-delete`, { document_ids: [outer, 'nobody'] });
  expect(kept.body).toMatchObject({
    [outer]: { status: 'failure', error_code: 409 },
    nobody: { status: 'failure', error_status: 'knowledge_document_not_found' },
  });
  const gone = await owner.call('POST', `${base}/bulk-delete`, { document_ids: [outer], force: true });
  expect(gone.body).toMatchObject({ [outer]: { status: 'success', data: { id: outer } } });
  expect((await owner.call('GET', `${base}/${id}`)).status).toBe(404);
});

it('a list goes on where its page ended, whatever was added in between', async () => {
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) await addText(name, { name });
  const order = 'sort_by=name&sort_direction=asc&folders_first=true&page_size=2';
  const first = await list(order);
  await addText('aa', { name: 'aa' });
  await addFolder('z');
  const second = await list(`${order}&cursor=${first.next_cursor}`);
  expect([...first.documents, ...second.documents].map(({ name }) => name)).toEqual(names);
  expect(second.has_more).toBe(false);
  expect((await owner.call('GET', `${base}?cursor=nonsense`)).status).toBe(422);
});

it('an index is computed in the background; its passages are listed, and the answer says what computes', async () => {
  const id = await addText(opening, { name: 'The shop' });
  const model = 'e5_mistral_7b_instruct';
  const answer = await app.fetch(`${base}/${id}/rag-index`, {
    json: { model },
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(answer.headers.get('x-mynah-warnings')).toBe('embedding_model_is_local');
  const index = await until(async () => {
    const { indexes } = await get<{ indexes: DocumentIndex[] }>(`${base}/${id}/rag-index`);
    expect(indexes).toMatchObject([{ model, status: 'succeeded', progress_percentage: 100 }]);
    return indexes[0]!;
  });
  expect(index.document_model_index_usage.used_bytes).toBe(384 * 4);
  const { chunks } = await get<{ chunks: { id: string; content: string }[] }>(
    `${base}/${id}/chunks?embedding_model=${model}`,
  );
  expect(chunks[0]!.content).toContain('Opening hours\nThe shop opens at nine');
  expect(await get(`${base}/${id}/chunk/${chunks[0]!.id}`)).toMatchObject({ name: 'The shop' });
  expect(await get(`${base}/rag-index`)).toMatchObject({ total_used_bytes: 1536, models: [{ model }] });
  const folder = await addFolder('Folder');
  const item = (document_id: string) => ({ document_id, create_if_missing: false, model });
  const batch = await owner.call('POST', `${base}/rag-index`, { items: [item(id), item(folder), item('x')] });
  expect(batch.body).toMatchObject({
    [id]: { status: 'success', data: { status: 'succeeded' } },
    [folder]: { data: { status: 'cannot_index_folder' } },
    x: { status: 'failure' },
  });
  expect((await owner.call('DELETE', `${base}/${id}/rag-index/${index.id}`)).body).toMatchObject(index);
  expect(await get(`${base}/${id}/rag-index`)).toEqual({ indexes: [] });
});

it('what documents say is found in any language, with the words that were found', async () => {
  await addText('Die Lieferungen kommen jeden Dienstag in das Lager, und der Fahrer klingelt.', {
    name: 'de',
  });
  await addText('東京の本社は平日の九時から開いています。お問い合わせは電話でどうぞ。', { name: 'ja' });
  await addText(opening, { name: 'en' });
  const found = async (query: string) => {
    const { results } = await get<{
      results: { document: DocumentSummary; search_snippet: { value: string; is_hit: boolean }[] }[];
    }>(`${base}/search?query=${encodeURIComponent(query)}`);
    return results[0];
  };
  expect((await found('Lieferung'))!.document.name).toBe('de');
  expect((await found('本社の電話'))!.document.name).toBe('ja');
  const returning = (await found('returning goods'))!;
  expect(returning.document.name).toBe('en');
  expect(returning.search_snippet.filter(({ is_hit }) => is_hit).map(({ value }) => value)).toContain(
    'returned',
  );
});

it('documents of each language have vectors of a model that knows it, and are found together', async () => {
  const model = 'multilingual_e5_large_instruct';
  const german = await addText(
    'Die Lieferungen kommen jeden Dienstag in das Lager, und der Fahrer klingelt.',
    {
      name: 'Lager',
    },
  );
  const english = await addText('Deliveries come to the warehouse, and the driver rings.', {
    name: 'Warehouse',
  });
  const japanese = await addText('東京の本社は平日の九時から開いています。', { name: '本社' });
  const bytesOf = async (id: string) => {
    const { body } = await owner.call('POST', `${base}/${id}/rag-index`, { model });
    return (body as DocumentIndex).document_model_index_usage.used_bytes;
  };
  await until(async () => expect(await bytesOf(german)).toBe(512 * 4));
  await until(async () => expect(await bytesOf(english)).toBe(384 * 4));
  // no model here knows it: its words are found
  expect(await bytesOf(japanese)).toBe(0);
  const knowledge_base = [german, english, japanese].map((id) => ({ type: 'text', name: id, id }));
  const { body } = await owner.call('POST', '/v1/convai/agents/create', {
    conversation_config: { agent: { prompt: { knowledge_base } } },
  });
  const { agent_id } = body as { agent_id: string };
  const firstFor = async (query: string) => {
    const path = `/v1/convai/agents/${agent_id}/knowledge-base/rag-query`;
    const asked = await owner.call('POST', path, { query });
    return (asked.body as { chunks: { document_id: string }[] }).chunks[0]?.document_id;
  };
  expect(await firstFor('Wann kommen die Lieferungen?')).toBe(german);
  expect(await firstFor('When do deliveries come?')).toBe(english);
  expect(await firstFor('本社は何時に開きますか')).toBe(japanese);
});

it('[AGT-004] an agent’s passages come from its documents, those of its folders too', async () => {
  const folder = await addFolder('Shop');
  const id = await addText(opening, { name: 'The shop', parent_folder_id: folder });
  await addText('Goods may be returned to the moon.', { name: 'Elsewhere' });
  const knowledge_base = [{ type: 'folder', name: 'Shop', id: folder }];
  const { body } = await owner.call('POST', '/v1/convai/agents/create', {
    name: 'Clerk',
    conversation_config: { agent: { prompt: { knowledge_base } } },
  });
  const { agent_id } = body as { agent_id: string };
  const asked = await owner.call('POST', `/v1/convai/agents/${agent_id}/knowledge-base/rag-query`, {
    query: 'When can I return goods?',
  });
  expect(asked.body).toMatchObject({
    chunks: [{ document_id: id, document_name: 'The shop', content: expect.stringContaining('thirty days') }],
  });
  const { number_of_pages } = await get<{ number_of_pages: number }>(
    `/v1/convai/agent/${agent_id}/knowledge-base/size`,
  );
  expect(number_of_pages).toBeGreaterThan(0);
  expect(await get(`${base}/${id}/dependent-agents`)).toMatchObject({
    agents: [{ id: agent_id, name: 'Clerk', referenced_resource_ids: [folder] }],
  });
  expect(await get(`${base}/${id}/dependent-agents?dependent_type=direct`)).toMatchObject({ agents: [] });
  expect((await owner.call('DELETE', `${base}/${folder}?force=false`)).status).toBe(409);
});

it('nobody sees or changes what another workspace, or a colleague, has for themselves', async () => {
  const id = await addText(opening);
  const stranger = await soloPerson(app, 'enterprise');
  const colleague = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  for (const person of [stranger, colleague]) {
    for (const [method, path, json] of [
      ['GET', `${base}/${id}`],
      ['PATCH', `${base}/${id}`, { name: 'Mine' }],
      ['DELETE', `${base}/${id}`],
      ['GET', `${base}/${id}/chunks?embedding_model=e5_mistral_7b_instruct`],
      ['POST', `${base}/${id}/rag-index`, { model: 'e5_mistral_7b_instruct' }],
      ['GET', `${base}/${id}/dependent-agents`],
    ] as const)
      expect((await person.call(method, path, json)).code).toBe('knowledge_document_not_found');
    expect((await list('', person)).documents).toEqual([]);
    expect(await get(`${base}/search?query=shop`, person)).toMatchObject({ results: [] });
  }
});
