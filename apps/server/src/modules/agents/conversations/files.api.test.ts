import type { Conversation } from '@mynah/contract/agents/conversations/conversations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { beginTalk, endTalk, makeAgent } from '../../../../test/agents/written-conversation.ts';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/language-model-server.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';

let app: TestApp;
let model: LanguageModelServer;
let owner: Person;

beforeAll(async () => {
  model = await startLanguageModelServer(() => ({ text: 'A red dot.' }));
  app = await startTestApp({
    environment: {
      MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model`,
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
    },
  });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One page with one line. */
function pdf(line: string): Buffer {
  const drawn = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}

const pathOf = (id: string, fileId = ''): string =>
  `/v1/convai/conversations/${id}/files${fileId && `/${fileId}`}`;

/** Without a key, as widgets do. */
function send(id: string, bytes: Buffer, fileName: string): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  return app.fetch(pathOf(id), { method: 'POST', body });
}

async function sent(id: string, bytes: Buffer, fileName: string): Promise<string> {
  const answer = await send(id, bytes, fileName);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { file_id: string }).file_id;
}

const takeBack = (id: string, fileId: string) => app.fetch(pathOf(id, fileId), { method: 'DELETE' });
const get = (id: string, fileId: string, { accessToken } = owner) =>
  app.fetch(pathOf(id, fileId), { headers: { authorization: `Bearer ${accessToken}` } });

const blobs = async (): Promise<string[]> => {
  const { db, extensions } = app.platform;
  const lists = extensions.at(workspaceBlobs);
  return (await Promise.all(lists.map((list) => list(app.platform, db, owner.actor.workspaceId)))).flat();
};

/** Somebody who talks by text with the agent. */
async function talkTo(agentId: string) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/v1/convai/conversation?agent_id=${agentId}`);
  const events: Record<string, Record<string, string>>[] = [];
  socket.on('message', (data) => events.push(JSON.parse(String(data)) as (typeof events)[number]));
  await new Promise((resolve) => socket.once('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: 'conversation_initiation_client_data' });
  const heard = (key: string) =>
    until(() => {
      const found = events.find((event) => event[key]);
      expect(found).toBeDefined();
      return found![key]!;
    });
  const { conversation_id: id } = await heard('conversation_initiation_metadata_event');
  return { id: id!, say, heard, leave: () => socket.close() };
}

it('[AGT-008] an agent sees pictures and reads PDFs that are shown to it, and the transcript names them', async () => {
  const agentId = await makeAgent(owner, {
    conversation_config: {
      agent: { first_message: '', language: 'en' },
      conversation: { text_only: true },
    },
  });
  const { id, say, heard, leave } = await talkTo(agentId);
  const picture = await sent(id, png, 'dot.png');
  const menu = await sent(id, pdf('Soup of the day: tomato'), 'menu.pdf');
  const input = (file_id: string) => ({ type: 'file_input', file_id });
  say({
    type: 'multimodal_message',
    text: { type: 'user_message', text: 'What is this?' },
    file: input(picture),
    files: [input(menu)],
  });
  expect(await heard('agent_response_event')).toMatchObject({ agent_response: 'A red dot.' });
  const asked = JSON.stringify(model.requests.at(-1)!.messages);
  expect(asked).toContain(`data:image/png;base64,${png.toString('base64')}`);
  expect(asked).toContain('Soup of the day: tomato');
  expect((await takeBack(id, picture)).status).toBe(409);
  leave();
  const read = async () => (await owner.call('GET', `/v1/convai/conversations/${id}`)).body as Conversation;
  await until(async () => expect((await read()).status).toBe('done'));
  const [turn] = (await read()).transcript;
  expect(turn).toMatchObject({
    role: 'user',
    message: 'What is this?',
    source_medium: 'text',
    file_input: { file_id: picture, original_filename: 'dot.png', mime_type: 'image/png' },
    file_inputs: [{ file_id: picture }, { file_id: menu, mime_type: 'application/pdf' }],
  });
  const shown = await app.fetch(new URL(turn!.file_inputs[0]!.file_url).pathname, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  expect((await get(id, picture, await soloPerson(app, 'enterprise'))).status).toBe(404);
  expect((await app.fetch(pathOf(id, picture))).status).toBe(401);
  const kept = await blobs();
  expect(kept).toHaveLength(2);
  await owner.call('DELETE', `/v1/convai/conversations/${id}`);
  for (const key of kept) expect(await app.platform.blobs.size(key)).toBeUndefined();
});

it('a file that is not of the conversation ends it, and says why', async () => {
  const agentId = await makeAgent(owner, { conversation_config: { conversation: { text_only: true } } });
  const other = await sent(await beginTalk(app, agentId), png, 'dot.png');
  const { say, heard } = await talkTo(agentId);
  say({ type: 'multimodal_message', file: { type: 'file_input', file_id: other } });
  expect(await heard('error_event')).toMatchObject({ code: 1008 });
});

it('is taken back until it is shown, once', async () => {
  const id = await beginTalk(app, await makeAgent(owner));
  const fileId = await sent(id, png, '../../dot.png');
  const [key] = await blobs();
  expect(await (await takeBack(id, fileId)).json()).toEqual({ file_id: fileId });
  expect(await app.platform.blobs.size(key!)).toBeUndefined();
  expect((await takeBack(id, fileId)).status).toBe(404);
  expect((await get(id, fileId)).status).toBe(404);
});

it('what is no picture and no PDF, too much, too late or unwanted is refused', async () => {
  const file_input = { max_files_per_conversation: 1, max_files_in_memory: 1 };
  const agentId = await makeAgent(owner, { conversation_config: { conversation: { file_input } } });
  const id = await beginTalk(app, agentId);
  expect((await send(id, Buffer.from('<svg onload="alert(1)"/>'), 'dot.png')).status).toBe(422);
  const broken = await send(id, Buffer.from('%PDF-1.7 broken'), 'menu.pdf');
  expect((await readRefusal(broken)).code).toBe('invalid_document');
  const files = await Promise.all([1, 2, 3].map(() => send(id, png, 'dot.png')));
  expect(files.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await blobs()).toHaveLength(1);
  await endTalk(app, id);
  expect((await send(id, png, 'dot.png')).status).toBe(404);
  const refusing = { conversation: { file_input: { enabled: false } } };
  const closed = await beginTalk(app, await makeAgent(owner, { conversation_config: refusing }));
  expect((await send(closed, png, 'dot.png')).status).toBe(403);
  expect((await send('conv_none', png, 'dot.png')).status).toBe(404);
});
