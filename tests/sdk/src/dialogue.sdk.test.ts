import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

let app: TestApp;
let client: ElevenLabsClient;
let inputs: { text: string; voiceId: string }[];

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  const { voices } = await client.voices.search({ pageSize: 2 });
  inputs = ['[giggling] Knock knock.', '[curious] Who is there?'].map((text, index) => ({
    text,
    voiceId: voices[index]!.voiceId,
  }));
});
afterAll(() => app?.close());

test('convert and stream give sound of a sensible length', async () => {
  const request = { inputs, settings: { stability: 0.5 }, seed: 7 };
  for (const audio of [
    await client.textToDialogue.convert(request),
    await client.textToDialogue.stream(request),
  ]) {
    const { durationSeconds } = files.measureMp3(await readAll(audio));
    expect(durationSeconds).toBeGreaterThan(1);
    expect(durationSeconds).toBeLessThan(6);
  }
});

test('voice segments and alignment parse, whole and in parts', async () => {
  const whole = await client.textToDialogue.convertWithTimestamps({ inputs });
  expect(whole.voiceSegments.map((segment) => segment.dialogueInputIndex)).toEqual([0, 1]);
  expect(whole.alignment?.characters.join('')).toBe(inputs.map(({ text }) => text).join(''));
  const indices = new Set<number>();
  for await (const chunk of await client.textToDialogue.streamWithTimestamps({ inputs }))
    for (const segment of chunk.voiceSegments) indices.add(segment.dialogueInputIndex);
  expect([...indices]).toEqual([0, 1]);
});

test('the history parses the lines of a dialogue', async () => {
  await readAll(await client.textToDialogue.convert({ inputs }));
  const { history } = await client.history.list({ pageSize: 1 });
  expect(history[0]?.dialogue?.map(({ text, voiceId }) => ({ text, voiceId }))).toEqual(inputs);
});

test('a fault is raised with its status', async () => {
  const asked = client.textToDialogue.convert({ inputs: [{ text: 'Hi', voiceId: 'nobody' }] });
  await expect(asked).rejects.toThrow(ElevenLabsError);
});
