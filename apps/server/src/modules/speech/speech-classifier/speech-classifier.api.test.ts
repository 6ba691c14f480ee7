import type {
  AiSpeechClassification,
  AiSpeechEvidence,
} from '@mynah/contract/speech/ai-speech-classification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { soundFingerprints } from '../../history/fingerprints/sound-fingerprints.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';

const path = '/v1/moderation/ai-speech-classification';
const text =
  'A single boat came in with the tide, and nobody on the pier had expected it so early in the year.';

let app: TestApp;
let apiKey: string;
let neighborKey: string;
let spoken: { id: string; mp3: Uint8Array<ArrayBuffer> };

beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_PUBLIC_CLASSIFICATIONS: '2', MYNAH_PUBLIC_UPLOAD_MAX_MB: '1' },
  });
  ({ apiKey } = await app.owner());
  neighborKey = (await createApiKey(app.platform, await makeNeighbor(app), { name: 'theirs' })).key;
  spoken = await speak();
});
afterAll(() => app?.close());

async function speak(): Promise<typeof spoken> {
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  const answer = await app.fetch(`/v1/text-to-speech/${voices[0]!.voice_id}?output_format=mp3_22050_32`, {
    apiKey,
    json: { text },
  });
  const mp3 = new Uint8Array(await answer.arrayBuffer());
  return { id: answer.headers.get('history-item-id')!, mp3 };
}

const send = (file: Blob, key?: string) =>
  app.fetch(path, { apiKey: key, method: 'POST', body: formOf({ file }) });
async function classify(file: Blob, key?: string): Promise<AiSpeechClassification> {
  const answer = await send(file, key);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(answer.headers.get('x-mynah-engine')).toBe('ai-speech');
  return (await answer.json()) as AiSpeechClassification;
}
const find = <Kind extends AiSpeechEvidence['kind']>({ evidence }: AiSpeechClassification, kind: Kind) =>
  evidence.find((one) => one.kind === kind) as Extract<AiSpeechEvidence, { kind: Kind }>;
const countFingerprints = () => app.platform.db.$count(soundFingerprints);
const hum = (seconds: number) =>
  wavOf(
    new Uint8Array(
      Int16Array.from({ length: 16_000 * seconds }, (_, at) => 9000 * Math.sin(at / 20) * Math.sin(at / 3001))
        .buffer,
    ),
  );

describe('speech that was made here', () => {
  beforeAll(() => until(async () => expect(await countFingerprints()).toBe(1)));

  test('[SPE-007] its own workspace learns which item it is', async () => {
    const found = await classify(new File([spoken.mp3], 'boat.mp3'), apiKey);
    expect(found).toMatchObject({ verdict: 'made_here', probability: 1 });
    expect(find(found, 'fingerprint')).toMatchObject({
      found: true,
      history_item_id: spoken.id,
      made_on: app.clock.now().toISOString().slice(0, 10),
    });
    const [span] = found.spans;
    expect(span!.end - span!.start).toBeGreaterThan(0.7 * found.duration_seconds);
  });

  test('others learn that it was made here and on which day: not whose it is, nor what is said', async () => {
    for (const key of [neighborKey, undefined]) {
      const found = await classify(new File([spoken.mp3], 'boat.mp3'), key);
      expect(found.verdict).toBe('made_here');
      expect(find(found, 'fingerprint')).toMatchObject({ found: true, history_item_id: null });
      expect(JSON.stringify(found)).not.toContain(spoken.id);
    }
  });

  test('what is deleted is not known any more', async () => {
    await app.fetch(`/v1/history/${spoken.id}`, { apiKey, method: 'DELETE' });
    const found = await classify(new File([spoken.mp3], 'boat.mp3'), apiKey);
    expect(find(found, 'fingerprint')).toMatchObject({ found: false, made_on: null });
    await app.fetch('/v1/history/erase', { apiKey, json: { history_item_ids: [spoken.id] } });
    expect(await countFingerprints()).toBe(0);
  });
});

test('other sound: no claim where too little is said, and the measured error beside a likelihood', async () => {
  const found = await classify(hum(3), apiKey);
  expect(find(found, 'watermark')).toMatchObject({ found: false, spans: [] });
  expect(found.verdict).not.toBe('made_here');
  const likelihood = find(found, 'likelihood');
  expect(likelihood.likely_human_to).toBeLessThan(likelihood.likely_made_from);
  expect(likelihood.false_alarm_rate).toBeGreaterThan(0);
  expect(likelihood.miss_rate).toBeGreaterThan(0);
  expect(await classify(wavOf(silence(2)), apiKey)).toMatchObject({
    verdict: 'not_known',
    probability: null,
  });
});

test('a stranger may check a few small recordings an hour; a key that is none is a stranger', async () => {
  // whatever was counted before
  app.clock.advance(3_600_000);
  for (const _ of [1, 2]) expect((await send(wavOf(silence(1)))).status).toBe(200);
  const large = await send(wavOf(silence(40)));
  expect(large.status).toBe(413);
  expect((await send(wavOf(silence(40)), apiKey)).status).toBe(200);
  const refused = await send(wavOf(silence(1)), 'sk_nobody_has_this_key');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ detail: { status: 'rate_limit_exceeded' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  app.clock.advance(3_600_000);
  expect((await send(wavOf(silence(1)))).status).toBe(200);
});

test('bad input is refused at once', async () => {
  const wav = new Uint8Array(await wavOf(silence(1)).arrayBuffer());
  for (const [file, status] of [
    [new File(['a letter'.repeat(99)], 'a.mp3'), 'invalid_audio'],
    [new File([], 'a.wav'), 'invalid_audio'],
    [new File([wav.slice(0, 44)], 'a.wav'), 'invalid_audio'],
    [new File([wav.slice(0, 20)], 'a.wav'), 'invalid_audio'],
    [wavOf(silence(601)), 'audio_too_long'],
  ] as const) {
    const answer = await send(file, apiKey);
    expect(answer.status, status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: { status } });
  }
  const form = await app.fetch(path, { apiKey, json: { file: 'x' } });
  expect(form.status).toBe(400);
});
