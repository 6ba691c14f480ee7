import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

/** A word that nothing but the request holds. */
const secret = 'Zwetschgenkuchen';
const sentence = `Nobody may know of the ${secret}.`;

let app: TestApp;
let apiKey: string;
let path: string;
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ readLog: (line) => lines.push(line) });
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  path = `/v1/text-to-speech/${voices[0]!.voice_id}`;
});
afterAll(() => app?.close());

interface Traces {
  /** Tables with a row that holds the secret word. */
  tables: string[];
  logLines: number;
  blobs: number;
  items: number;
  cached: number;
  told: number;
}

async function findTraces(): Promise<Traces> {
  const { db, config } = app.platform;
  const count = async (from: string): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from ${from}`),
    );
    return rows[0]!.count;
  };
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if ((await count(`${name} t where t::text like '%${secret}%'`)) > 0) found.push(name);
  }
  const files = await readdir(config.dataFolder, { recursive: true, withFileTypes: true });
  return {
    tables: found,
    logLines: lines.filter((line) => line.includes(secret)).length,
    blobs: files.filter((file) => file.isFile() && /^[0-9a-f]{64}$/.test(file.name)).length,
    items: await count('history_items'),
    cached: await count('speech_cache'),
    told: await count(`events where name = 'speech.generated'`),
  };
}

async function speak(query: string, { seed }: { seed?: number } = {}): Promise<Response> {
  const answer = await app.fetch(`${path}${query}`, { apiKey, json: { text: sentence, seed } });
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  return answer;
}

async function speakOnSocket(name: string): Promise<string> {
  const url = `${app.url.replace('http', 'ws')}${path}/${name}?enable_logging=false`;
  const socket = new WebSocket(url, { headers: { 'xi-api-key': apiKey } });
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const end = name.startsWith('multi') ? { close_socket: true } : { text: '' };
  for (const message of [{ text: ' ' }, { text: `${sentence} `, flush: true }, end]) {
    socket.send(JSON.stringify(message));
  }
  await closed;
  expect(messages.join('')).toContain('"audio"');
  return messages.join('');
}

test('enable_logging=false leaves nothing behind, over HTTP and over sockets', async () => {
  const before = await findTraces();
  expect(before).toMatchObject({ tables: [], logLines: 0 });
  const answer = await speak('?enable_logging=false', { seed: 3 });
  expect(answer.headers.get('history-item-id')).toBeNull();
  await speak('/stream?enable_logging=false');
  await speak('/with-timestamps?enable_logging=false');
  await speak('/stream/with-timestamps?enable_logging=false', { seed: 3 });
  for (const name of ['stream-input', 'multi-stream-input']) {
    expect(await speakOnSocket(name)).not.toContain('historyItemId');
  }
  expect(await findTraces()).toEqual(before);

  // and the search finds what is kept
  await speak('', { seed: 3 });
  const kept = await findTraces();
  expect(kept.tables).toContain('public.history_items');
  expect(kept).toMatchObject({ logLines: 0, items: 1, cached: 1, told: 1, blobs: before.blobs + 1 });
});
