import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { createApiKey } from '../../../modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { newId } from '../../ids/new-id.ts';
import { claimKey } from './claim-key.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { keyIdentity } from './idempotency-key.ts';
import { purgeAnswers } from './purge-answers.ts';
import { requestFingerprint } from './request-fingerprint.ts';

let app: TestApp;
let apiKey: string;
let voicePath: string;
/** One for each test. */
let key: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voicePath = `/v1/text-to-speech/${voices[0]?.voice_id}`;
});
beforeEach(() => {
  key = newId();
});

interface Sending {
  as?: string;
  json?: unknown;
  body?: FormData;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

const post = (
  path: string,
  { as = apiKey, json, body, idempotencyKey = key, signal }: Sending = {},
): Promise<Response> =>
  app.fetch(path, {
    method: 'POST',
    apiKey: as,
    json,
    body,
    signal,
    headers: { 'idempotency-key': idempotencyKey },
  });
const speak = (text = 'Once.', more: Sending = {}) => post(voicePath, { json: { text }, ...more });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const wasReplayed = (answer: Response) => answer.headers.get('idempotent-replayed') === 'true';

async function refusalOf(answer: Response) {
  const { detail } = (await answer.json()) as { detail: { status?: string } | object[] };
  return [answer.status, Array.isArray(detail) ? detail[0] : detail.status];
}

/** What was charged, and what is in the history. */
async function madeSoFar() {
  const subscription = await app.fetch('/v1/user/subscription', { apiKey });
  const { character_count: credits } = (await subscription.json()) as { character_count: number };
  return { credits, items: await countIn('history_items') };
}

async function countIn(table: string): Promise<number> {
  const { rows } = await app.platform.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${table}`),
  );
  return rows[0]!.count;
}

/** While `work` runs, no history item can be written: what makes one waits for it. */
async function whileHistoryWaits(work: () => Promise<void>): Promise<void> {
  await app.platform.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table history_items in exclusive mode`);
    await work();
  });
}

async function whileHistoryIsBroken(work: () => Promise<void>): Promise<void> {
  const { db } = app.platform;
  await db.execute(sql`alter table history_items add constraint broken check (false) not valid`);
  try {
    await work();
  } finally {
    await db.execute(sql`alter table history_items drop constraint broken`);
  }
}

const untilTaken = (rowsBefore: number) =>
  until(async () => expect(await countIn('idempotency_keys')).toBe(rowsBefore + 1));

/** Asks until the first call has ended. */
const untilAnswered = (ask: () => Promise<Response>): Promise<Response> =>
  until(async () => {
    const answer = await ask();
    if (answer.status === 409) throw new Error('it still runs');
    return answer;
  });

/** Headers of an exchange, not of an answer. */
const ofTheExchange = /^(date|connection|keep-alive|transfer-encoding|idempotent-replayed|x-ratelimit-.*)$/;
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !ofTheExchange.test(name)));

describe('the same request', () => {
  test.each([
    ['sound', ''],
    ['streamed sound', '/stream'],
    ['samples', '/stream?output_format=pcm_16000'],
    ['timestamps', '/with-timestamps'],
    ['streamed timestamps', '/stream/with-timestamps'],
  ])('gives the first answer again: %s, charged once', async (_, path) => {
    const ask = () => post(`${voicePath}${path}`, { json: { text: 'Once and no more.' } });
    const before = await madeSoFar();
    const first = await ask();
    const sound = await bytesOf(first);
    const made = await madeSoFar();
    const again = await ask();
    expect([first.status, wasReplayed(first), wasReplayed(again)]).toEqual([200, false, true]);
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(headersOf(again)).toMatchObject({
      'history-item-id': expect.any(String),
      'character-cost': '17',
      'request-id': expect.any(String),
    });
    expect((await bytesOf(again)).equals(sound)).toBe(true);
    expect(await madeSoFar()).toEqual(made);
    expect(made).toEqual({ credits: before.credits + 17, items: before.items + 1 });
  });

  test('takes sound from the history, where it is kept anyway', async () => {
    const first = await speak('Kept once.');
    const sound = await bytesOf(first);
    const [row] = await app.platform.db
      .select()
      .from(idempotencyKeys)
      .where(sql`request_id = ${first.headers.get('request-id')}`);
    expect(await app.platform.blobs.size(row?.answerBlob ?? '')).toBeLessThan(2_000);
    expect((await bytesOf(await speak('Kept once.'))).equals(sound)).toBe(true);
    await app.fetch(`/v1/history/${first.headers.get('history-item-id')}`, { apiKey, method: 'DELETE' });
    expect(await refusalOf(await speak('Kept once.'))).toEqual([404, 'history_item_not_found']);
  });

  test('makes a key of the API once; nowhere is it kept in plain text', async () => {
    const { accessToken } = await app.owner();
    const create = (json: object) =>
      app.fetch('/v1/user/create-api-key', {
        json,
        headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': key },
      });
    const before = await countIn('api_keys');
    const first = await create({ name: 'one', permissions: ['text_to_speech'] });
    // the same in another order
    const again = await create({ permissions: ['text_to_speech'], name: 'one' });
    const made = (await first.json()) as { xi_api_key: string };
    expect([first.status, again.status, wasReplayed(again)]).toEqual([200, 200, true]);
    expect(await again.json()).toEqual(made);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countIn('api_keys')).toBe(before + 1);
    const rows = await app.platform.db.select().from(idempotencyKeys);
    for (const row of rows) {
      const kept =
        row.answerBlob && Buffer.from(await app.platform.blobs.get(row.answerBlob)).toString('latin1');
      for (const secret of [made.xi_api_key, key])
        expect(`${JSON.stringify(row)} ${kept}`).not.toContain(secret);
    }
  });

  test('with the same form is known whatever stands between its parts; another file is another request', async () => {
    const isolate = (sound: string) => {
      const body = new FormData();
      body.append('audio', new Blob([sound]), 'sound.wav');
      return post('/v1/audio-isolation', { body });
    };
    const first = await isolate('no sound at all');
    const again = await isolate('no sound at all');
    // a refusal for what was sent is an answer as well
    expect([first.status, wasReplayed(again)]).toEqual([400, true]);
    expect(await again.json()).toEqual(await first.json());
    expect((await isolate('other sound')).status).toBe(422);
  });
});

describe('while the first call runs', () => {
  test('the same request is told to ask again; then it gets the answer', async () => {
    const taken = await countIn('idempotency_keys');
    let first: Promise<Response> | undefined;
    await whileHistoryWaits(async () => {
      first = speak();
      await untilTaken(taken);
      const second = await speak();
      expect(second.headers.get('retry-after')).toBe('1');
      expect(await refusalOf(second)).toEqual([409, 'idempotency_key_in_use']);
      expect((await speak('Something else.')).status).toBe(422);
    });
    const sound = await bytesOf(await first!);
    expect((await bytesOf(await speak())).equals(sound)).toBe(true);
  });

  test('of many at the same instant one is carried out', async () => {
    const { items } = await madeSoFar();
    const answers = await Promise.all(Array.from({ length: 8 }, () => speak('At once.')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 409 && status !== 200)).toEqual([]);
    expect(answers.filter((answer) => answer.status === 200 && !wasReplayed(answer))).toHaveLength(1);
    expect((await madeSoFar()).items).toBe(items + 1);
  });

  test.each([
    ['whole', ''],
    ['in parts', '/stream'],
  ])('its caller may leave: what is answered %s is made to its end, and charged once', async (_, path) => {
    const text = 'Whoever leaves comes back.';
    const ask = (signal?: AbortSignal) => post(`${voicePath}${path}`, { json: { text }, signal });
    const before = await madeSoFar();
    const taken = await countIn('idempotency_keys');
    const leaving = new AbortController();
    await whileHistoryWaits(async () => {
      const first = ask(leaving.signal);
      await untilTaken(taken);
      if (path !== '') await (await first).body?.getReader().read();
      leaving.abort();
      await first.catch(() => {});
    });
    const again = await untilAnswered(() => ask());
    expect([again.status, wasReplayed(again)]).toEqual([200, true]);
    expect((await bytesOf(again)).length).toBeGreaterThan(5_000);
    expect(await madeSoFar()).toEqual({ credits: before.credits + text.length, items: before.items + 1 });
  });

  test('a process that dies gives its key back within a minute', async () => {
    const neighbor = await makeNeighbor(app, 'starter');
    const { workspaceId } = neighbor;
    const { keyId, key: theirs } = await createApiKey(app.platform, neighbor, { name: 'theirs' });
    const actor = { ...neighbor, apiKeyId: keyId };
    const { id, secret } = keyIdentity(app.platform.keys, { actor, path: voicePath, key });
    const fingerprint = await requestFingerprint({ query: {}, body: { text: 'Once.' } }, secret);
    await claimKey(app.platform, { id, workspaceId, requestId: newId(), fingerprint });
    const ask = () => speak('Once.', { as: theirs });
    expect((await ask()).status).toBe(409);
    app.clock.advance(60_000);
    const made = await ask();
    expect([made.status, wasReplayed(made)]).toEqual([200, false]);
  });
});

describe('another request', () => {
  const reused = {
    loc: ['header', 'idempotency-key'],
    msg: expect.stringContaining('a different request'),
    type: 'idempotency_key_reused',
  };

  test('with the same key on the same path is refused, in body and in query', async () => {
    await bytesOf(await speak());
    const { items } = await madeSoFar();
    expect(await refusalOf(await speak('Twice.'))).toEqual([422, reused]);
    const otherFormat = await post(`${voicePath}?output_format=pcm_8000`, { json: { text: 'Once.' } });
    expect(await refusalOf(otherFormat)).toEqual([422, reused]);
    expect((await madeSoFar()).items).toBe(items);
  });

  test('on another path, of another key of the API and of another workspace has the key for itself', async () => {
    await bytesOf(await speak());
    const { workspaceId, userId } = await app.owner();
    const owner = { ...(await makeNeighbor(app)), workspaceId, userId };
    const second = await createApiKey(app.platform, owner, { name: 'second' });
    const neighbor = await createApiKey(app.platform, await makeNeighbor(app, 'starter'), { name: 'theirs' });
    for (const answer of [
      await post(`${voicePath}/stream`, { json: { text: 'Once.' } }),
      await speak('Once.', { as: second.key }),
      await speak('Once.', { as: neighbor.key }),
    ]) {
      await bytesOf(answer);
      expect([answer.status, wasReplayed(answer)]).toEqual([200, false]);
    }
  });
});

describe('what is not kept', () => {
  test('a fault of ours: the next try makes it', async () => {
    await whileHistoryIsBroken(async () => expect((await speak()).status).toBe(500));
    const made = await speak();
    await bytesOf(made);
    expect([made.status, wasReplayed(made), wasReplayed(await speak())]).toEqual([200, false, true]);
  });

  test.each(['', '/stream'])('nor one that nobody stayed to hear of: %j', async (path) => {
    const ask = (signal?: AbortSignal) => post(`${voicePath}${path}`, { json: { text: 'Gone.' }, signal });
    const taken = await countIn('idempotency_keys');
    const leaving = new AbortController();
    await whileHistoryIsBroken(async () => {
      await whileHistoryWaits(async () => {
        const first = ask(leaving.signal);
        await untilTaken(taken);
        if (path !== '') await (await first).body?.getReader().read();
        leaving.abort();
        await first.catch(() => {});
      });
      await until(async () => expect(await countIn('idempotency_keys')).toBe(taken));
    });
    const made = await ask();
    await bytesOf(made);
    expect([made.status, wasReplayed(made)]).toEqual([200, false]);
  });

  test('a request that does not fit its schema leaves the key free; a refusal of what it asks for stays', async () => {
    expect((await post(voicePath, { json: {} })).status).toBe(422);
    expect((await speak()).status).toBe(200);
    const nobody = () => post('/v1/text-to-speech/nobody', { json: { text: 'Hello.' } });
    expect([(await nobody()).status, wasReplayed(await nobody())]).toEqual([404, true]);
  });

  test('too few credits: the same request is made when there are more', async () => {
    const poor = await makeNeighbor(app, 'free');
    const { key: poorKey } = await createApiKey(app.platform, poor, { name: 'poor', characterLimit: 1 });
    const ask = () => speak('More than one.', { as: poorKey });
    expect(await refusalOf(await ask())).toEqual([401, 'quota_exceeded']);
    await app.platform.db.execute(
      sql`update api_keys set character_limit = null where user_id = ${poor.userId}`,
    );
    expect((await ask()).status).toBe(200);
  });

  test('anything of a call with enable_logging=false: it is known to be done, and not done again', async () => {
    const ask = () => post(`${voicePath}?enable_logging=false`, { json: { text: 'Never written.' } });
    expect((await bytesOf(await ask())).length).toBeGreaterThan(1_000);
    const made = await madeSoFar();
    expect(await refusalOf(await ask())).toEqual([409, 'idempotency_answer_not_kept']);
    expect(await madeSoFar()).toEqual(made);
    const unkept = sql`answered_at is not null and answer_blob is null`;
    const rows = await app.platform.db.select().from(idempotencyKeys).where(unkept);
    expect(rows).toMatchObject([{ historyItemId: null }]);
    const nobody = () => post('/v1/text-to-speech/nobody?enable_logging=false', { json: { text: 'Hello.' } });
    expect([(await nobody()).status, (await nobody()).status]).toEqual([404, 404]);
  });
});

test('who may no longer make the call gets no answer of it', async () => {
  const neighbor = await makeNeighbor(app, 'starter');
  const made = await createApiKey(app.platform, neighbor, { name: 'theirs' });
  const ask = () => speak('Rights.', { as: made.key });
  await bytesOf(await ask());
  await app.platform.db.execute(
    sql`update api_keys set permissions = '["voices_read"]'::jsonb where user_id = ${neighbor.userId}`,
  );
  app.clock.advance(120_000);
  expect(await refusalOf(await ask())).toEqual([401, 'missing_permissions']);
});

test('a stream is heard before it is stored, and stored before its end is seen', async () => {
  const { blobs } = app.platform;
  const open = blobs.writer;
  let letStore = (): void => {};
  const mayStore = new Promise<void>((resolve) => {
    letStore = resolve;
  });
  blobs.writer = async (of) => {
    await mayStore;
    return open.call(blobs, of);
  };
  const json = { text: 'Who listens does not wait for the store.' };
  try {
    const answer = await post(`${voicePath}/stream`, { json });
    const reader = answer.body!.getReader();
    const heard = [(await reader.read()).value!];
    expect(heard[0]!.length).toBeGreaterThan(0);
    letStore();
    for (let next = await reader.read(); !next.done; next = await reader.read()) heard.push(next.value);
    const again = await post(`${voicePath}/stream`, { json });
    expect(wasReplayed(again)).toBe(true);
    expect(await bytesOf(again)).toEqual(Buffer.concat(heard));
  } finally {
    letStore();
    blobs.writer = open;
  }
});

test('after 24 hours the key is as new, and what was kept is gone', async () => {
  const first = await speak();
  await bytesOf(first);
  app.clock.advance(24 * 3_600_000 - 1_000);
  expect(wasReplayed(await speak())).toBe(true);
  app.clock.advance(2_000);
  const later = await speak();
  await bytesOf(later);
  expect([later.status, wasReplayed(later)]).toEqual([200, false]);
  app.clock.advance(25 * 3_600_000);
  const rows = await app.platform.db.select().from(idempotencyKeys);
  await purgeAnswers(app.platform);
  expect(await countIn('idempotency_keys')).toBe(0);
  for (const { answerBlob } of rows)
    if (answerBlob) expect(await app.platform.blobs.size(answerBlob)).toBe(undefined);
});

test.each([
  ['', 'nothing'],
  ['x'.repeat(256), '256 characters'],
  ['schlüssel', 'a letter beyond ASCII'],
  ['a\tb', 'a tab'],
])('a key that is none is refused in the one shape: %j, %s', async (idempotencyKey) => {
  expect(await refusalOf(await speak('Once.', { idempotencyKey }))).toEqual([
    422,
    { loc: ['header', 'idempotency-key'], msg: expect.any(String), type: 'custom' },
  ]);
});

test('a key of 255 characters is one; calls that only read, and callers that nobody knows, need none', async () => {
  const longest = 'x'.repeat(255);
  await bytesOf(await speak('Once.', { idempotencyKey: longest }));
  expect(wasReplayed(await speak('Once.', { idempotencyKey: longest }))).toBe(true);
  const headers = { 'idempotency-key': 'schlüssel' };
  expect((await app.fetch('/v1/models', { apiKey, headers })).status).toBe(200);
  const stranger = await app.fetch('/v1/user/auth-tokens', {
    json: { grant_type: 'password', email: 'nobody@example.com', password: 'wrong' },
    headers: { 'idempotency-key': key },
  });
  expect(stranger.headers.get('idempotent-replayed')).toBe(null);
});

test('a page of another site may send the key, and see that an answer was given before', async () => {
  const origin = 'https://elsewhere.example';
  const asked = await app.fetch(voicePath, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key',
    },
  });
  expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  const answer = await app.fetch('/v1/models', { apiKey, headers: { origin } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('idempotent-replayed');
});

test('a server that closes does not wait for work that nobody waits for', async () => {
  const leaving = new AbortController();
  const answer = await post(`${voicePath}/stream?output_format=pcm_48000`, {
    json: { text: 'One sentence follows another here. '.repeat(140) },
    signal: leaving.signal,
  });
  await answer.body?.getReader().read();
  leaving.abort();
  await app.close();
});
