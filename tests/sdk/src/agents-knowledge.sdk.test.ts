import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

let app: TestApp;
let client: ElevenLabsClient;
const model = 'multilingual_e5_large_instruct';

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(() => app?.close());

test('[AGT-010] [AGT-014] the official client brings documents, finds in them, and takes them away', async () => {
  const { knowledgeBase } = client.conversationalAi;
  const { documents, document } = knowledgeBase;
  const folder = await documents.createFolder({ name: 'Shop' });
  const text = await documents.createFromText({
    ...{ name: 'Hours', text: 'The shop opens at nine.', parentFolderId: folder.id },
  });
  const file = await documents.createFromFile({ file: new File(['Soup of the day.'], 'menu.txt') });
  await expect(documents.createFromUrl({ url: 'https://127.0.0.1/' })).rejects.toMatchObject({
    statusCode: 400,
  });

  expect(await documents.get(text.id)).toMatchObject({
    ...{ type: 'text', name: 'Hours', folderPath: [{ id: folder.id, name: 'Shop' }] },
  });
  expect(await documents.update(text.id, { name: 'Opening hours' })).toMatchObject({ name: 'Opening hours' });
  expect(await documents.getContent(file.id)).toBe('<p>Soup of the day.</p>');
  const listed = await knowledgeBase.list({ types: ['text', 'file'], sortBy: 'name', sortDirection: 'asc' });
  expect(listed.documents.map(({ name }) => name)).toEqual(['menu.txt', 'Opening hours']);
  expect(await documents.summaries.get({ documentIds: [file.id] })).toMatchObject({
    [file.id]: { status: 'success', data: { type: 'file' } },
  });

  const index = await document.computeRagIndex(text.id, { model });
  expect(index).toMatchObject({ model });
  const { chunks } = await documents.chunks.list(text.id, { embeddingModel: model });
  expect(await documents.chunk.get(text.id, chunks[0]!.id)).toMatchObject({
    content: 'The shop opens at nine.',
  });
  const items = [{ documentId: text.id, createIfMissing: false, model }] as const;
  await until(async () =>
    expect(await knowledgeBase.getOrCreateRagIndexes({ items: [...items] })).toMatchObject({
      [text.id]: { status: 'success', data: { status: 'succeeded', progressPercentage: 100 } },
    }),
  );
  const { results } = await knowledgeBase.search({ query: 'opening' });
  expect(results[0]).toMatchObject({ document: { id: text.id } });

  await documents.bulkMove({ documentIds: [file.id], moveTo: folder.id });
  expect(await documents.getAgents(file.id)).toMatchObject({ agents: [], hasMore: false });
  const gone = await documents.bulkDelete({ documentIds: [folder.id], force: true });
  expect(gone).toMatchObject({ [folder.id]: { status: 'success' } });
  await expect(documents.get(text.id)).rejects.toMatchObject({ statusCode: 404 });
});
