import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '@mynah/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '../src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { makeNeighbor } from './factories.ts';
import { formOf, silence, speakPcm, wavOf } from './speech-files.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Eight clients at once that make all kinds of sound, of two workspaces. */
let app: TestApp;
let voiceId: string;
let recording: File;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey, workspaceId } = await app.owner();
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  voiceId = ((await listed.json()) as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
  recording = wavOf(await speakPcm(app, apiKey, 'Good morning everybody.'), silence(1));
  // a model that was never opened is checked first, for which nobody but a job waits
  const wish = { type: 'plan', prompt: 'rock', seed: 1, instrumental: true } as const;
  const options = { caller: workspaceId, signal: new AbortController().signal, waitsForModel: true };
  for await (const _ of app.engines.run('music', wish, options));
}, 300_000);
afterAll(() => app?.close());

const asks: ((apiKey: string) => Promise<Response>)[] = [
  (apiKey) => app.fetch('/v1/music', { apiKey, json: { prompt: 'calm piano', music_length_ms: 3_000 } }),
  (apiKey) => app.fetch('/v1/sound-generation', { apiKey, json: { text: 'rain', duration_seconds: 1 } }),
  (apiKey) =>
    app.fetch('/v1/audio-isolation', { apiKey, method: 'POST', body: formOf({ audio: recording }) }),
  (apiKey) =>
    app.fetch(`/v1/speech-to-speech/${voiceId}`, {
      apiKey,
      method: 'POST',
      body: formOf({ audio: recording }),
    }),
];

async function newKey(tier: Tier): Promise<string> {
  return (await createApiKey(app.platform, await makeNeighbor(app, tier), { name: 'load' })).key;
}

/** Bytes of memory that a process holds. */
const held = (pid: number): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test('all are answered, or turned away as too many; nothing is left, and memory stays bounded', async () => {
  const [busy, quiet] = [await newKey('pro'), await newKey('pro')];
  const finished: string[] = [];
  const client = async (name: string, apiKey: string, rounds: number, first: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const answer = await asks[(first + round) % asks.length]!(apiKey);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      statuses.push(answer.status);
      if (answer.status === 200) expect(bytes.length).toBeGreaterThan(4_000);
      else
        expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
          detail: { status: 'too_many_concurrent_requests' },
        });
    }
    finished.push(name);
    return statuses;
  };
  const clients = [0, 1, 2, 3, 4, 5].map((at) => client('busy', busy, 4, at));
  const others = [0, 2].map((at) => client('quiet', quiet, 2, at));
  const statuses = (await Promise.all([...clients, ...others])).flat();
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(12);
  // who asks for little is not held up by who asks for much
  expect((await Promise.all(others)).flat()).toEqual([200, 200, 200, 200]);
  expect(finished.at(-1)).toBe('busy');
  await expect.poll(() => readdirSync(join(app.platform.dataFolder, 'temporary'))).toEqual([]);
  const { rows } = await app.platform.db.$client.query(
    'select sum(reserved)::int as held from credit_accounts',
  );
  expect(rows[0].held).toBe(0);
  for (const pid of app.engines.pids()) expect(held(pid)).toBeLessThan(2_000_000_000);
}, 600_000);
