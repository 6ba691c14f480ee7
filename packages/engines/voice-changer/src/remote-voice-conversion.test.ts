import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { files, pcm } from '@mynah/audio';
import { runTask, siSdrDb, voiceLikeSound } from '@mynah/engine-spec/conformance';
import type { VoiceChangeRequest } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remoteVoiceConversionEngine as engine } from './index.ts';

const rateHz = 24_000;
const speech = voiceLikeSound(2, rateHz);

/** A counterpart that speaks the API: it gives back what it got, and remembers how it was asked. */
let server: Server;
let url = '';
const asked: { line: string; key: string | undefined; fields: Record<string, unknown>; samples: number }[] =
  [];
/** What the counterpart does otherwise than well. */
const behavior = { status: 200, lacking: 0, isSilent: false };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Readable.toWeb(request) as ReadableStream, { headers }).formData();
    const { channels } = files.readWav(new Uint8Array(await (form.get('audio') as File).arrayBuffer()));
    const { audio: _, ...fields } = Object.fromEntries(form);
    const key = request.headers['xi-api-key'] as string | undefined;
    asked.push({ line: `${request.method} ${request.url}`, key, fields, samples: channels[0]!.length });
    if (behavior.isSilent) return;
    response.writeHead(behavior.status, { 'content-type': 'audio/pcm' });
    const sound = channels[0]!.subarray(0, channels[0]!.length - behavior.lacking);
    response.end(behavior.status === 200 ? pcm.toPcm16(sound) : '{"detail":{"status":"x","message":"y"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  Object.assign(behavior, { status: 200, lacking: 0, isSilent: false });
});

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };
const whole: VoiceChangeRequest = {
  kind: 'change',
  samples: speech,
  leadSamples: 0,
  tailSamples: 0,
  target: { id: 'a/b' },
  similarity: 0.6,
  delivery: { stability: 0.4, style: 0.2 },
  seed: 7,
};
async function run(request = whole, { address = url, signal = new AbortController().signal } = {}) {
  const opened = await engine.open({ ...home, server: { url: address, key: 'sk_there', model: 'sts_9' } });
  const [part] = await runTask(opened, request, signal);
  return part?.type === 'audio' ? part.samples : undefined;
}

test.each(['', '/', '/v1'])(
  'asks %j as the API is asked, with key, model, settings and seed',
  async (end) => {
    const samples = await run({ ...whole, removeBackgroundNoise: true }, { address: url + end });
    expect(asked).toEqual([
      {
        line: 'POST /v1/speech-to-speech/a%2Fb?output_format=pcm_24000',
        key: 'sk_there',
        fields: {
          model_id: 'sts_9',
          voice_settings: '{"similarity_boost":0.6,"stability":0.4,"style":0.2}',
          seed: '7',
          remove_background_noise: 'true',
        },
        samples: speech.length,
      },
    ]);
    expect(samples?.length).toBe(speech.length);
    expect(siSdrDb(speech, samples!)).toBeGreaterThan(30);
  },
);

test('lead and tail are heard there and not given back; what is missing at the end is silence', async () => {
  behavior.lacking = 3000;
  const samples = await run({ ...whole, leadSamples: 2400, tailSamples: 1200 });
  expect(samples?.length).toBe(speech.length - 3600);
  expect(siSdrDb(speech.subarray(2400, 12_000), samples!.subarray(0, 9600))).toBeGreaterThan(30);
  expect(samples!.subarray(-1800).every((sample) => sample === 0)).toBe(true);
});

test.each([
  [500, 'unavailable'],
  [429, 'unavailable'],
  [401, 'unsupported'],
  [404, 'unsupported'],
  [422, 'unsupported'],
])('a refusal with %i is told as %s', async (status, kind) => {
  behavior.status = status;
  await expect(run()).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test('a server that is not there, and none that was named', async () => {
  await expect(run(whole, { address: 'http://127.0.0.1:9' })).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(engine.open(home)).rejects.toMatchObject({ name: 'EngineFailure' });
});

test('a server that never answers is left when the caller leaves', async () => {
  behavior.isSilent = true;
  const leaving = new AbortController();
  const answer = run(whole, { signal: leaving.signal });
  await expect.poll(() => asked.length).toBe(1);
  leaving.abort();
  expect(await answer).toBeUndefined();
});

test('a server that answers too slowly is told as unavailable', async () => {
  behavior.isSilent = true;
  const { openRemoteVoiceConversion } = await import('./remote-voice-conversion.ts');
  const impatient = openRemoteVoiceConversion({ url }, { timeoutMs: 300 });
  await expect(runTask(impatient, whole)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('does not measure', async () => {
  const opened = await engine.open({ ...home, server: { url } });
  await expect(runTask(opened, { kind: 'measure', samples: speech })).rejects.toMatchObject({
    kind: 'unsupported',
  });
});
