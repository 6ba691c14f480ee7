import { files, pcm } from '@mynah/audio';
import { detectWatermark } from '@mynah/watermark';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { watermarkKey } from '../../../platform/watermark/index.ts';

let app: TestApp;
let apiKey: string;
let workspaceId: string;
let voiceId: string;
let otherVoiceId: string;
/** A sentence of the server's own voice, as a WAV file. */
let speech: Uint8Array<ArrayBuffer>;
/** The same without a header, as `pcm_s16le_16`. */
let bare: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey, workspaceId } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  [voiceId, otherVoiceId] = [voices[0]!.voice_id, voices.at(-1)!.voice_id];
  speech = await speak('wav_24000');
  bare = await speak('pcm_16000');
});
afterAll(() => app?.close());

async function speak(format: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = 'The harbor was quiet that morning, and a single boat came in slowly with the tide.';
  const answer = await app.fetch(`/v1/text-to-speech/${voiceId}?output_format=${format}`, {
    apiKey,
    json: { text },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

type Fields = Record<string, string>;
interface ChangeOptions {
  fields?: Fields;
  address?: string;
  fileName?: string;
}

function change(
  audio: Uint8Array<ArrayBuffer> | undefined,
  {
    fields = {},
    address = `/v1/speech-to-speech/${otherVoiceId}`,
    fileName = 'speech.wav',
  }: ChangeOptions = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (audio) form.set('audio', new Blob([audio]), fileName);
  return app.fetch(address, { apiKey, body: form });
}

const refusalOf = async (answer: Response) =>
  ((await answer.json()) as { detail: { status: string; message: string } }).detail;
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const reserved = async (): Promise<number> => {
  const { rows } = await app.platform.db.execute<{ reserved: number }>(
    sql`select reserved from credit_accounts where workspace_id = ${workspaceId}`,
  );
  return Number(rows[0]?.reserved);
};
const countFiles = async (): Promise<number> => {
  const { rows } = await app.platform.db.execute<{ count: number }>(
    sql`select count(*)::int as count from history_files`,
  );
  return rows[0]!.count;
};
/** Samples of a WAV file of ours. */
const samplesOf = (wav: Uint8Array): Float32Array => pcm.fromPcm16(wav.subarray(44));
const pcmAddress = (format: string) => `/v1/speech-to-speech/${otherVoiceId}?output_format=${format}`;

describe('convert', () => {
  test('[SPE-002] a recording comes back in another voice, as long to the sample', async () => {
    const answer = await change(speech, { address: pcmAddress('pcm_24000') });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('x-mynah-engine')).toBe('voice-changer');
    const samples = pcm.fromPcm16(await bytesOf(answer));
    expect(samples).toHaveLength(samplesOf(speech).length);
    expect(samples).not.toEqual(samplesOf(speech));
    expect(await reserved()).toBe(0);
  });

  test('carries the watermark of the server, unless the operator does not want it', async () => {
    const { config, keys } = app.platform;
    const isFound = async (): Promise<boolean> => {
      const answer = await change(plain, { address: pcmAddress('pcm_24000') });
      const samples = pcm.fromPcm16(await bytesOf(answer));
      return detectWatermark(samples, 24_000, watermarkKey(keys)).found;
    };
    Object.assign(config, { watermark: false });
    const plain = await speak('wav_24000');
    try {
      expect(await isFound()).toBe(false);
    } finally {
      Object.assign(config, { watermark: true });
    }
    expect(await isFound()).toBe(true);
  });

  test('is kept in the history with what the page needs to restore it', async () => {
    const fields = {
      model_id: 'eleven_multilingual_sts_v2',
      seed: '7',
      voice_settings: JSON.stringify({ similarity_boost: 0.4 }),
    };
    const answer = await change(speech, { fields });
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    const item = (await (
      await app.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { apiKey })
    ).json()) as Record<string, unknown>;
    expect(item).toMatchObject({
      source: 'STS',
      voice_id: otherVoiceId,
      model_id: 'eleven_multilingual_sts_v2',
      settings: { similarity_boost: 0.4 },
      request: { output_format: 'mp3_44100_128', seed: 7, file_name: 'speech.wav' },
    });
    const kept = await app.fetch(`/v1/history/${item.history_item_id}/files/original`, { apiKey });
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const { durationSeconds } = files.measureMp3(await bytesOf(kept));
    expect(durationSeconds).toBeCloseTo(samplesOf(speech).length / 24_000, 1);
    const seconds = Math.ceil(samplesOf(speech).length / 24_000);
    expect(answer.headers.get('character-cost')).toBe(String(Math.ceil((seconds * 1000) / 60)));
  });

  test('the recording goes with its item, and from the disk when that is deleted forever', async () => {
    // a recording of its own: equal bytes are stored once
    const answer = await change(bare.slice(0, 48_000), { fields: { file_format: 'pcm_s16le_16' } });
    await bytesOf(answer);
    const id = answer.headers.get('history-item-id');
    const path = `/v1/history/${id}`;
    const { rows } = await app.platform.db.execute<{ blob: string }>(
      sql`select blob from history_files where history_item_id = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(200);
    expect((await app.fetch(`${path}/files/original`, { apiKey })).status).toBe(404);
    const erased = await app.fetch('/v1/history/erase', { apiKey, json: { history_item_ids: [id] } });
    expect(await erased.json()).toEqual({ erased: 1 });
    expect(await app.platform.blobs.size(rows[0]!.blob)).toBeUndefined();
  });

  test('the same seed gives the same bytes; without logging nothing is kept', async () => {
    const address = `${pcmAddress('pcm_16000')}&enable_logging=false`;
    const before = await countFiles();
    const answers = [
      await change(speech, { fields: { seed: '5' }, address }),
      await change(speech, { fields: { seed: '5' }, address }),
    ];
    expect(answers.map((answer) => answer.headers.get('history-item-id'))).toEqual([null, null]);
    const [first, second] = await Promise.all(answers.map(bytesOf));
    expect(first).toEqual(second);
    expect(await countFiles()).toBe(before);
  });

  test('bare samples are taken as they are said to be', async () => {
    const address = pcmAddress('pcm_16000');
    const answer = await change(bare, {
      fields: { file_format: 'pcm_s16le_16' },
      address,
      fileName: 'a.pcm',
    });
    expect(answer.status).toBe(200);
    expect(Math.abs((await bytesOf(answer)).length - bare.length)).toBeLessThanOrEqual(4);
  });

  test('what would take the noise away is not here, and that is said', async () => {
    if (app.platform.engines.engines('isolation').length > 0) return;
    const answer = await change(speech, { fields: { remove_background_noise: 'true' } });
    expect(answer.headers.get('x-mynah-warnings')).toContain('background_noise_not_removed');
  });
});

describe('stream', () => {
  test.each(['speech-to-speech', 'voice-changer'])('%s sends the sound while it is made', async (area) => {
    const address = `/v1/${area}/${otherVoiceId}/stream?output_format=pcm_24000`;
    const answer = await change(speech, { address });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('transfer-encoding')).toBe('chunked');
    expect(pcm.fromPcm16(await bytesOf(answer))).toHaveLength(samplesOf(speech).length);
  });

  test('the address of the official Python client answers as the other', async () => {
    const answer = await change(speech, { address: `/v1/voice-changer/${otherVoiceId}` });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  });
});

describe('refusals', () => {
  const silence = new Uint8Array(32_000 * 2);
  test.each([
    ['a text with the name of a sound', new TextEncoder().encode('no sound at all'), {}, 'invalid_audio'],
    ['an empty file', new Uint8Array(), {}, 'invalid_audio'],
    ['silence', silence, { file_format: 'pcm_s16le_16' }, 'invalid_audio'],
    ['a blink', silence.slice(0, 320), { file_format: 'pcm_s16le_16' }, 'audio_too_short'],
  ])('%s', async (_, audio, fields, status) => {
    const answer = await change(audio as Uint8Array<ArrayBuffer>, { fields: fields as Fields });
    expect(answer.status).toBe(400);
    expect((await refusalOf(answer)).status).toBe(status);
    expect(await reserved()).toBe(0);
  });

  test('a file that breaks off in its header', async () => {
    const answer = await change(speech.slice(0, 30));
    expect([answer.status, (await refusalOf(answer)).status]).toEqual([400, 'invalid_audio']);
  });

  test('a model that reads texts', async () => {
    const answer = await change(speech, { fields: { model_id: 'eleven_multilingual_v2' } });
    expect([answer.status, (await refusalOf(answer)).status]).toEqual([
      400,
      'model_can_not_do_voice_conversion',
    ]);
  });

  test('a voice that is not there', async () => {
    const answer = await change(speech, { address: '/v1/speech-to-speech/nobody' });
    expect([answer.status, (await refusalOf(answer)).status]).toEqual([404, 'voice_not_found']);
  });

  test.each([
    ['voice_settings', '{'],
    ['voice_settings', '{"similarity_boost":3}'],
    ['seed', '-1'],
    ['file_format', 'mp3'],
  ])('%s of %s', async (name, value) => {
    expect((await change(speech, { fields: { [name]: value } })).status).toBe(422);
  });

  test('a form without a sound', async () => {
    expect((await change(undefined)).status).toBe(422);
  });
});
