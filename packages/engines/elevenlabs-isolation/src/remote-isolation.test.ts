import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { files, outputFormat } from '@mynah/audio';
import { delayBetween, siSdrDb, voiceLikeSound } from '@mynah/engine-spec/conformance';
import type { IsolationPart, IsolationRequest } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { elevenlabsIsolationEngine as engine } from './index.ts';

const rateHz = 48_000;
const speech = voiceLikeSound(6, rateHz);

/** A counterpart that speaks the API: it gives back what it got as mp3, and remembers how it was asked. */
let server: Server;
let url = '';
const asked: { line: string; key: string | undefined; seconds: number }[] = [];
/** What the counterpart does otherwise than well. */
const behavior = { status: 200, lateSamples: 0, tellsDelay: true };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = await new Response(Readable.toWeb(request) as ReadableStream, { headers }).formData();
    const file = body.get('audio') as File;
    const { channels, sampleRateHz } = files.readWav(new Uint8Array(await file.arrayBuffer()));
    const sound = channels[0]!;
    const key = request.headers['xi-api-key'] as string | undefined;
    asked.push({ line: `${request.method} ${request.url}`, key, seconds: sound.length / sampleRateHz });
    response.writeHead(behavior.status, { 'content-type': 'audio/mpeg' });
    const late = new Float32Array(sound.length + behavior.lateSamples);
    late.set(sound, behavior.lateSamples);
    const mp3 = await files.encodeFile(late, outputFormat('mp3_44100_192'), { sourceRateHz: sampleRateHz });
    const [, sounding] = files.walkMp3Frames(mp3);
    response.end(behavior.status !== 200 ? '{}' : behavior.tellsDelay ? mp3 : mp3.subarray(sounding!.offset));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  Object.assign(behavior, { status: 200, lateSamples: 0, tellsDelay: true });
});

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };
async function run(request: IsolationRequest, address = url): Promise<IsolationPart[]> {
  const opened = await engine.open({ ...home, server: { url: address, key: 'sk_there' } });
  const parts: IsolationPart[] = [];
  for await (const part of opened.run(request, new AbortController().signal)) parts.push(part);
  return parts;
}
const whole = { samples: speech, leadSamples: 0, tailSamples: 0 };
const second = (sound: Float32Array): Float32Array => sound.subarray(0, rateHz);

test.each(['', '/', '/v1'])('asks %j as the API is asked, with the key', async (end) => {
  const [part] = await run(whole, url + end);
  expect(asked).toEqual([{ line: 'POST /v1/audio-isolation', key: 'sk_there', seconds: 6 }]);
  expect(part!.samples.length).toBe(speech.length);
  expect(siSdrDb(speech, part!.samples)).toBeGreaterThan(15);
});

test('the sound stands where it stood, also when the server is late and tells nothing', async () => {
  Object.assign(behavior, { lateSamples: 700, tellsDelay: false });
  const [part] = await run(whole);
  expect(Math.abs(delayBetween(second(speech), second(part!.samples), 300))).toBeLessThanOrEqual(1);
});

test('lead and tail are heard there and not given back; what is short is sent with silence after it', async () => {
  const [part] = await run({ samples: speech.slice(0, 2 * rateHz), leadSamples: 9_600, tailSamples: 4_800 });
  expect(asked[0]!.seconds).toBe(5);
  expect(part!.samples.length).toBe(2 * rateHz - 14_400);
  expect(siSdrDb(speech.subarray(9_600, 2 * rateHz - 4_800), part!.samples)).toBeGreaterThan(15);
});

test('silence and nothing are not sent', async () => {
  const [silence] = await run({ ...whole, samples: new Float32Array(rateHz) });
  expect(silence!.samples.every((sample) => sample === 0)).toBe(true);
  await run({ ...whole, samples: new Float32Array(0) });
  expect(asked).toEqual([]);
});

test.each([
  [500, 'unavailable'],
  [429, 'unavailable'],
  [401, 'unsupported'],
  [422, 'unsupported'],
])('a refusal with %i is told as %s', async (status, kind) => {
  behavior.status = status;
  await expect(run(whole)).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test('a server that is not there, and none that was named', async () => {
  await expect(run(whole, 'http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(engine.open(home)).rejects.toMatchObject({ kind: 'unavailable' });
});
