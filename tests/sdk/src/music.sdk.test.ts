import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

/** What the client makes of the answer; its types still say a stream. */
interface Detailed {
  json: { songMetadata: { genres: string[] } };
  audio: Uint8Array;
  songId: string;
}

let app: TestApp;
let client: ElevenLabsClient;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey, workspaceId } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  // a model that was never opened is checked first, for which nobody but a job waits
  const wish = { type: 'plan', prompt: 'rock', seed: 1, instrumental: true } as const;
  const options = { caller: workspaceId, signal: new AbortController().signal, waitsForModel: true };
  for await (const _ of app.engines.run('music', wish, options));
});
afterAll(() => app?.close());

test('[SPE-005] plan, piece, stream, details and stems', async () => {
  const compositionPlan = await client.music.compositionPlan.create({
    prompt: 'a short rock tune',
    musicLengthMs: 4000,
  });
  const whole = await readAll(await client.music.compose({ compositionPlan, seed: 1 }));
  expect(files.measureMp3(whole).durationSeconds).toBeCloseTo(4, 2);
  const streamed = await readAll(
    await client.music.stream({ compositionPlan, seed: 1, outputFormat: 'pcm_44100' }),
  );
  expect(streamed.length).toBe(4 * 44_100 * 2);
  const detailed: object = await client.music.composeDetailed({ compositionPlan, seed: 1 });
  const { json, audio, songId } = detailed as Detailed;
  expect(Uint8Array.from(audio)).toEqual(Uint8Array.from(whole));
  expect(json.songMetadata.genres).toEqual(['rock']);
  expect(songId).toMatch(/^[\w-]+$/);
  const file = new File([Uint8Array.from(whole)], 'song.mp3', { type: 'audio/mpeg' });
  const stems = unzipSync(await readAll(await client.music.separateStems({ file })));
  expect(Object.keys(stems)).toHaveLength(4);
});

test('refusals are the classes that the client knows', async () => {
  await expect(client.music.compose({})).rejects.toMatchObject({ statusCode: 422 });
  await expect(client.music.finetunes.get('none')).rejects.toMatchObject({ statusCode: 404 });
});
