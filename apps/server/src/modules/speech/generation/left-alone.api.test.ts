import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { getCreditAccount } from '../../billing/actions/get-credit-account.ts';

/** Who speaks from the app, and goes before all is said. */
let app: TestApp;
let voiceId: string;
let person: Signed;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
});
beforeEach(async () => {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  person = await makeMember(app, workspaceId, 'admin');
});
afterAll(() => app?.close());

/** More sound than lies on the way to somebody who does not read. */
const text = 'A tale of many words is told here. '.repeat(45).trim();
/** As long as it takes. */
const longMs = 300_000;
const patient = { timeout: longMs, interval: 100 };

const call = (path: string, init: Parameters<TestApp['fetch']>[1] = {}) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${person.accessToken}`);
  return app.fetch(path, { ...init, headers });
};
const speechPath = () => `/v1/text-to-speech/${voiceId}/stream/with-timestamps?output_format=pcm_48000`;
const account = async () => {
  const { used, reserved } = await getCreditAccount(app.platform, person.actor.workspaceId);
  return { used, reserved };
};
interface Item {
  history_item_id: string;
  text: string;
  duration_ms: number;
}
const items = async (): Promise<Item[]> =>
  ((await (await call('/v1/history')).json()) as { history: Item[] }).history;

/** Begins, hears the first words, and goes. */
async function goAfterTheFirstWords(path: string, json: object, name?: string): Promise<void> {
  const leaving = new AbortController();
  const headers: HeadersInit = name === undefined ? {} : { [generationNameHeader]: name };
  const answer = await call(path, { json, headers, signal: leaving.signal });
  expect(answer.status).toBe(200);
  expect((await answer.body!.getReader().read()).done).toBe(false);
  if (name !== undefined) {
    const stopped = await call(`/v1/generations/${name}/stop`, { method: 'POST' });
    expect(await stopped.json()).toEqual({ status: 'ok' });
  }
  leaving.abort();
}

test(
  'what the app ordered is finished without it, charged whole, and found in the history',
  async () => {
    await goAfterTheFirstWords(speechPath(), { text });
    await expect.poll(items, patient).toEqual([expect.objectContaining({ text })]);
    expect(await account()).toEqual({ used: text.length, reserved: 0 });
    const [item] = await items();
    const audio = await call(`/v1/history/${item!.history_item_id}/audio`);
    const ms = (await audio.arrayBuffer()).byteLength / 96;
    expect(ms).toBeCloseTo(item!.duration_ms, -1);
    expect(ms).toBeGreaterThan(60_000);
  },
  longMs,
);

test(
  'a dialogue too',
  async () => {
    const inputs = [
      { text, voice_id: voiceId },
      { text: 'That was long.', voice_id: voiceId },
    ];
    await goAfterTheFirstWords('/v1/text-to-dialogue/stream/with-timestamps?output_format=pcm_48000', {
      inputs,
    });
    await expect.poll(async () => (await items()).length, patient).toBe(1);
    expect(await account()).toEqual({ used: text.length + 'That was long.'.length, reserved: 0 });
  },
  longMs,
);

test(
  'what the app stops ends there: what was sent is charged, and nothing is kept',
  async () => {
    await goAfterTheFirstWords(speechPath(), { text }, 'stopped-0001');
    await expect.poll(account, patient).toMatchObject({ reserved: 0 });
    const { used } = await account();
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(text.length);
    expect(await items()).toEqual([]);
  },
  longMs,
);

test(
  'what is not to be kept ends with its caller, also in the app',
  async () => {
    await goAfterTheFirstWords(`${speechPath()}&enable_logging=false`, { text });
    await expect.poll(account, patient).toMatchObject({ reserved: 0 });
    expect((await account()).used).toBeLessThan(text.length);
    expect(await items()).toEqual([]);
  },
  longMs,
);

test(
  'a stop of somebody else, or of nothing, stops nothing; a name that is none is refused',
  async () => {
    const { accessToken } = await makeMember(app, (await makeNeighbor(app, 'starter')).workspaceId, 'admin');
    const path = '/v1/generations/stopped-0002/stop';
    const stranger = await app.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(stranger.status).toBe(200);
    const headers = { [generationNameHeader]: 'stopped-0002' };
    await (await call(speechPath(), { json: { text: 'Still here.' }, headers })).arrayBuffer();
    expect((await items()).map((item) => item.text)).toEqual(['Still here.']);
    expect((await call('/v1/generations/a%20b/stop', { method: 'POST' })).status).toBe(422);
    expect((await app.fetch(path, { method: 'POST' })).status).toBe(401);
  },
  longMs,
);
