import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isNotNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSpeakers } from '../../../../test/describe-speakers.ts';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import {
  type FormFields,
  formOf,
  type HeardTranscript,
  joinBytes,
  plainWords,
  silence,
  speakPcm,
  wavOf,
} from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { workflowSteps } from '../../../platform/workflows/workflows.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { removeExpired } from './actions/delete-transcription.ts';
import { transcriptions } from './transcriptions.tables.ts';

let app: TestApp;
let apiKey: string;
let accessToken: string;
/** "Good morning, everybody." */
let morning: Uint8Array<ArrayBuffer>;
/** "Thank you very much." */
let thanks: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  ({ apiKey, accessToken } = await app.owner());
  morning = await speakPcm(app, apiKey, 'Good morning everybody.');
  thanks = await speakPcm(app, apiKey, 'Thank you very much.');
});
afterAll(() => app?.close());

const base = '/v1/speech-to-text';
const send = (
  fields: FormFields,
  { path = base, key = apiKey, signal }: { path?: string; key?: string; signal?: AbortSignal } = {},
) =>
  app.fetch(path, {
    apiKey: key,
    method: 'POST',
    body: formOf({ model_id: 'scribe_v2', ...fields }),
    signal,
  });
async function transcribe(fields: FormFields = {}): Promise<HeardTranscript> {
  const answer = await send({ file: wavOf(morning), ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as HeardTranscript;
}
const get = (path: string, key = apiKey) => app.fetch(`${base}/transcripts/${path}`, { apiKey: key });

describe('a file', () => {
  test('[SPE-003] is transcribed with words, spaces and times; its transcript can be had again and deleted', async () => {
    const answer = await send({ file: wavOf(morning), timestamps_granularity: 'character' });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('x-mynah-engine')).toBe('whisper');
    expect(Number(answer.headers.get('character-cost'))).toBeGreaterThan(0);
    const heard = (await answer.json()) as HeardTranscript;
    expect(plainWords(heard.text)).toBe('good morning everybody');
    expect(heard.language_code).toBe('eng');
    expect(heard.words.map(({ text }) => text).join('')).toBe(heard.text);
    expect(heard.words.map(({ type }) => type)).toEqual(['word', 'spacing', 'word', 'spacing', 'word']);
    expect(heard.words[0]!.characters!.map(({ text }) => text).join('')).toBe(heard.words[0]!.text);
    let last = 0;
    for (const { start, end } of heard.words) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThanOrEqual(start!);
      last = end!;
    }
    expect(last).toBeLessThanOrEqual(heard.audio_duration_secs);
    const path = heard.transcription_id!;
    expect(await (await get(path)).json()).toEqual(heard);
    expect((await app.fetch(`${base}/transcripts/${path}`, { apiKey, method: 'DELETE' })).status).toBe(200);
    const gone = await get(path);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({
      detail: { status: 'not_found_error', message: 'Transcript not found.' },
    });
  });

  test('in every additional format', async () => {
    const formats = ['srt', 'vtt', 'txt', 'segmented_json', 'html', 'docx', 'pdf'];
    const wanted = JSON.stringify(formats.map((format) => ({ format })));
    const { additional_formats: files } = await transcribe({ additional_formats: wanted });
    expect(files!.map((file) => file!.requested_format)).toEqual(formats);
    const [srt, vtt, , , , docx, pdf] = files!;
    expect(srt!.content).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nGood morning/);
    expect(vtt!.content).toMatch(/^WEBVTT\n/);
    const parts = unzipSync(new Uint8Array(Buffer.from(docx!.content, 'base64')));
    expect(strFromU8(parts['word/document.xml']!)).toContain('Good morning');
    expect(Buffer.from(pdf!.content, 'base64').toString('latin1')).toMatch(/^%PDF/);
  });

  test('bare samples, no times, a language by either code, its channels apart or together', async () => {
    const bare = await transcribe({
      file: new File([joinBytes(silence(1), thanks)], 'bare'),
      file_format: 'pcm_s16le_16',
      timestamps_granularity: 'none',
      language_code: 'eng',
    });
    expect(plainWords(bare.text)).toBe('thank you very much');
    expect(bare).toMatchObject({
      language_probability: 1,
      words: [{ start: null, end: null }, {}, {}, {}, {}, {}, {}],
    });
    const two = wavOf(morning, joinBytes(silence(2), thanks));
    const apart = await transcribe({ file: two, use_multi_channel: 'true', language_code: 'en' });
    expect(apart.transcripts!.map(({ text }) => plainWords(text))).toEqual([
      'good morning everybody',
      'thank you very much',
    ]);
    expect(apart.transcripts![1]!.words[0]).toMatchObject({ channel_index: 1, speaker_id: 'speaker_1' });
    const together = await transcribe({
      file: two,
      use_multi_channel: 'true',
      multichannel_output_style: 'combined',
    });
    expect(plainWords(together.text)).toBe('good morning everybody thank you very much');
  });

  test('silence has no words', async () => {
    const { text, words } = await transcribe({ file: wavOf(silence(3)) });
    expect({ text, words }).toEqual({ text: '', words: [] });
  });

  test('enable_logging=false leaves nothing behind', async () => {
    const before = await app.platform.db.$count(transcriptions);
    const answer = await send({ file: wavOf(thanks) }, { path: `${base}?enable_logging=false` });
    expect((await answer.json()) as HeardTranscript).toMatchObject({ transcription_id: null });
    expect(await app.platform.db.$count(transcriptions)).toBe(before);
    await until(async () => expect(await app.platform.db.$count(workflowSteps)).toBe(0));
  });

  test('of an address; what is no sound there is refused', async () => {
    let answer: RequestListener = (_, response) => void response.end();
    const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const source_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/talk.wav`;
    const bytes = Buffer.from(await wavOf(thanks).arrayBuffer());
    answer = (_, response) => void response.end(bytes);
    const heard = await send({ source_url });
    expect(plainWords(((await heard.json()) as HeardTranscript).text)).toBe('thank you very much');
    answer = (_, response) => void response.end('<html>no sound</html>'.repeat(100));
    expect(await (await send({ cloud_storage_url: source_url })).json()).toMatchObject({
      detail: { status: 'invalid_audio' },
    });
    server.close();
  });

  test('a single-use token authorizes once', async () => {
    const made = await app.fetch('/v1/single-use-token/batch_scribe', { apiKey, method: 'POST' });
    const { token } = (await made.json()) as { token: string };
    const ask = () =>
      app.fetch(`${base}?token=${token}`, {
        method: 'POST',
        body: formOf({ model_id: 'scribe_v2', file: wavOf(thanks) }),
      });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await app.fetch(base, { method: 'POST', body: formOf({ model_id: 'scribe_v2' }) })).status).toBe(
      401,
    );
  });

  test('webhook=true answers at once; the transcript comes to the webhook, with what the caller attached', async () => {
    const receiver = await startReceiver();
    const made = await app.fetch('/v1/workspace/webhooks', {
      headers: { authorization: `Bearer ${accessToken}` },
      json: { settings: { auth_type: 'hmac', name: 'Hook', webhook_url: receiver.url } },
    });
    const { webhook_id } = (await made.json()) as { webhook_id: string };
    const webhook_metadata = JSON.stringify({ job: { number: 7 } });
    const answer = await send({ file: wavOf(thanks), webhook: 'true', webhook_id, webhook_metadata });
    const accepted = (await answer.json()) as { request_id: string; transcription_id: string };
    const { body } = await receiver.until(1);
    expect(JSON.parse(body)).toMatchObject({
      type: 'speech_to_text_transcription',
      data: {
        request_id: accepted.request_id,
        transcription: { transcription_id: accepted.transcription_id, language_code: 'eng' },
        webhook_metadata: { job: { number: 7 } },
      },
    });
    receiver.close();
  });

  test('who leaves stops the work and pays nothing', async () => {
    const leaving = new AbortController();
    const used = await usedCredits();
    // the newest of the list
    app.clock.advance(1000);
    const long = wavOf(...[joinBytes(...Array.from({ length: 12 }, () => joinBytes(morning, silence(6))))]);
    const before = await runsWithSteps();
    const asked = send({ file: long }, { signal: leaving.signal }).catch(() => undefined);
    await until(async () =>
      expect((await runsWithSteps()).filter((id) => !before.includes(id))).toHaveLength(1),
    );
    leaving.abort();
    await asked;
    await until(async () => {
      const [newest] = (
        (await (await app.fetch(`${base}/transcripts`, { apiKey })).json()) as {
          transcripts: { state: string }[];
        }
      ).transcripts;
      expect(newest!.state).toBe('cancelled');
    });
    expect(await usedCredits()).toBe(used);
  });

  test('eight clients at once are all answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => transcribe({ file: wavOf(index % 2 ? morning : thanks) })),
    );
    for (const [index, { text }] of answers.entries()) {
      expect(plainWords(text)).toBe(index % 2 ? 'good morning everybody' : 'thank you very much');
    }
  });
});

describeSpeakers(() => ({ app, apiKey }));

const runsWithSteps = async (): Promise<string[]> => {
  const { runId, recordedAt } = workflowSteps;
  const rows = await app.platform.db
    .selectDistinct({ runId })
    .from(workflowSteps)
    .where(isNotNull(recordedAt));
  return rows.map((row) => row.runId);
};

const usedCredits = async (): Promise<number> =>
  ((await (await app.fetch('/v1/user/subscription', { apiKey })).json()) as { character_count: number })
    .character_count;

describe('refused', () => {
  const sound = () => wavOf(silence(1));
  test.each<[string, () => FormFields, number, string]>([
    ['no source', () => ({}), 400, 'invalid_request'],
    [
      'two sources',
      () => ({ file: sound(), source_url: 'https://example.com/a.mp3' }),
      400,
      'invalid_request',
    ],
    ['an unknown model', () => ({ file: sound(), model_id: 'eleven_v3' }), 404, 'model_not_found'],
    ['no language', () => ({ file: sound(), language_code: 'xx' }), 400, 'invalid_request'],
    ['no sound', () => ({ file: new File(['Dear reader'], 'a.mp3') }), 400, 'invalid_audio'],
    ['empty', () => ({ file: new File([], 'a.mp3') }), 400, 'invalid_audio'],
    ['too short', () => ({ file: wavOf(new Uint8Array(200)) }), 400, 'audio_too_short'],
    [
      'roles',
      () => ({ file: sound(), diarize: 'true', detect_speaker_roles: 'true' }),
      400,
      'invalid_request',
    ],
    ['a library', () => ({ file: sound(), use_speaker_library: 'true' }), 400, 'invalid_request'],
    [
      'a threshold without speakers',
      () => ({ file: sound(), diarization_threshold: '0.2' }),
      400,
      'invalid_request',
    ],
    [
      'channels and speakers',
      () => ({ file: sound(), use_multi_channel: 'true', diarize: 'true' }),
      400,
      'invalid_request',
    ],
    ['metadata without webhook', () => ({ file: sound(), webhook_metadata: '{}' }), 400, 'invalid_request'],
    [
      'entities that nobody finds',
      () => ({ file: sound(), entity_detection: 'blood_type' }),
      400,
      'unsupported_entity_type',
    ],
    [
      'a promise about names',
      () => ({ file: sound(), entity_redaction: 'pii' }),
      400,
      'unsupported_entity_type',
    ],
    [
      'redaction beyond detection',
      () => ({ file: sound(), entity_detection: 'url', entity_redaction: 'email_address' }),
      400,
      'invalid_request',
    ],
  ])('%s', async (_, fields, status, code) => {
    const answer = await send(fields());
    expect(answer.status, await answer.clone().text()).toBe(status);
    expect(await answer.json()).toMatchObject({ detail: { status: code } });
  });

  test.each<[string, FormFields]>([
    ['file', { file: 'no file' }],
    ['keyterms', { keyterms: ['one two three four five six'] }],
    ['keyterms', { keyterms: ['<b>'] }],
    ['num_speakers', { num_speakers: '33' }],
    ['temperature', { temperature: '3' }],
    ['webhook_metadata', { webhook: 'true', webhook_metadata: '{"a":{"b":{"c":1}}}' }],
    ['additional_formats', { additional_formats: '[{"format":"rtf"}]' }],
    ['timestamps_granularity', { timestamps_granularity: 'line' }],
  ])('by its form: %s', async (field, fields) => {
    const answer = await send({ file: sound(), ...fields });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc.slice(0, 2)).toEqual(['body', field]);
  });

  test('not a file that is cut off, of the wrong ending, or says falsely that it lasts ten hours', async () => {
    const whole = new Uint8Array(await wavOf(joinBytes(morning, silence(20))).arrayBuffer());
    const cut = await send({ file: new File([whole.slice(0, 40_000)], 'cut.mp4') });
    expect(cut.status).toBe(200);
    const long = Uint8Array.from(whole);
    new DataView(long.buffer).setUint32(40, 36_000 * 32_000, true);
    new DataView(long.buffer).setUint32(4, 36_000 * 32_000 + 36, true);
    // the header lies: what is there is transcribed
    const heard = await transcribe({ file: new File([long], 'long.wav') });
    expect(heard.audio_duration_secs).toBeLessThan(30);
  });

  test('an address that leads to a private one', async () => {
    const { config } = app.platform;
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      // from here on the rule of a server on the internet: the first address was authorized by the rule of this test
      Object.assign(config, { allowPrivateAddresses: false });
      response.writeHead(302, { location: '/secret' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const source_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/talk.wav`;
      const answer = await send({ source_url });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ detail: { status: 'address_refused' } });
      expect(asked).toEqual(['/talk.wav']);
    } finally {
      Object.assign(config, { allowPrivateAddresses: true });
      server.close();
    }
  });

  test('more than the credits that are left: nothing is begun, nothing is kept', async () => {
    const neighbor = await makeNeighbor(app);
    const { key } = await createApiKey(app.platform, neighbor, { name: 'poor', characterLimit: 5 });
    const before = await app.platform.db.$count(transcriptions);
    const answer = await send({ file: wavOf(silence(20)) }, { key });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { detail: { status: 'quota_exceeded' } },
    ]);
    expect(await app.platform.db.$count(transcriptions)).toBe(before);
  });

  test('a private address, and what is longer than the operator allows', async () => {
    const strict = await startTestApp({ environment: { MYNAH_MEDIA_MAX_MINUTES: '1' } });
    try {
      const { apiKey: key } = await strict.owner();
      for (const source_url of [
        'http://127.0.0.1/a.mp3',
        'https://169.254.169.254/latest',
        'https://localhost/a',
      ]) {
        const body = formOf({ model_id: 'scribe_v2', source_url });
        const answer = await strict.fetch(base, { apiKey: key, method: 'POST', body });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ detail: { status: 'address_refused' } });
      }
      const body = formOf({ model_id: 'scribe_v2', file: wavOf(silence(61)) });
      const answer = await strict.fetch(base, { apiKey: key, method: 'POST', body });
      expect(await answer.json()).toMatchObject({ detail: { status: 'audio_too_long' } });
    } finally {
      await strict.close();
    }
  });
});

describe('the page', () => {
  test('starts, follows, edits, exports, plays and deletes; another workspace sees nothing of it', async () => {
    const started = await send(
      { file: wavOf(joinBytes(morning, silence(1), thanks)) },
      { path: `${base}/transcripts` },
    );
    const { transcription_id: id } = (await started.json()) as { transcription_id: string };
    const follow = await (await get(`${id}/progress`)).text();
    expect(follow).toMatch(/event: progress\ndata: .*"state":"done","progress":1/);
    const details = (await (await get(`${id}/details`)).json()) as {
      version: number;
      title: string;
      peaks: string;
      channels: { words: { text: string; start: number }[] }[];
    };
    expect(details).toMatchObject({ title: 'talk', has_audio: true, engine: 'whisper', language: 'en' });
    expect(Buffer.from(details.peaks, 'base64')).toHaveLength(800);
    const { words } = details.channels[0]!;
    const edited = { ...words[0]!, text: 'Hello', end: 0.5, type: 'word', speaker_id: 'speaker_0' };
    const change = {
      version: details.version,
      title: 'Greeting',
      speakers: [{ speaker_id: 'speaker_0', name: 'Ada' }],
      edits: [{ index: 0, delete_count: 1, words: [edited] }],
    };
    const patch = () => app.fetch(`${base}/transcripts/${id}`, { apiKey, method: 'PATCH', json: change });
    expect((await patch()).status).toBe(200);
    expect((await patch()).status).toBe(412);
    const txt = await app.fetch(`${base}/transcripts/${id}/export`, { apiKey, json: { format: 'txt' } });
    expect(txt.headers.get('content-disposition')).toContain('Greeting.txt');
    expect(await txt.text()).toMatch(/^Ada \[0:00\]\nHello/);
    const found = (await (await app.fetch(`${base}/transcripts?search=hello`, { apiKey })).json()) as {
      transcripts: { transcription_id: string }[];
    };
    expect(found.transcripts.map((one) => one.transcription_id)).toEqual([id]);
    const link = await app.fetch(`${base}/transcripts/${id}/audio-link`, { apiKey, method: 'POST' });
    const { url } = (await link.json()) as { url: string };
    const part = await app.fetch(url, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('RIFF');
    expect((await app.fetch(`${url}x`)).status).toBe(401);
    const neighbor = await makeNeighbor(app);
    const { key } = await createApiKey(app.platform, neighbor, { name: 'neighbor' });
    for (const path of [id, `${id}/details`, `${id}/progress`, `${id}/audio`]) {
      expect((await get(path, key)).status).toBe(404);
    }
    const steal = await app.fetch(`${base}/transcripts/${id}`, { apiKey: key, method: 'DELETE' });
    expect(steal.status).toBe(404);
  });

  test('what the workspace keeps no longer goes with its sound', async () => {
    const { transcription_id: id } = await transcribe();
    const owner = await app.owner();
    await app.platform.db.$client.query('update workspaces set history_retention_days = 1 where id = $1', [
      owner.workspaceId,
    ]);
    app.clock.advance(2 * 86_400_000);
    await removeExpired(app.platform);
    const renewed = await app.platform.db.$count(transcriptions);
    expect(renewed).toBe(0);
    expect(id).not.toBeNull();
  });
});
