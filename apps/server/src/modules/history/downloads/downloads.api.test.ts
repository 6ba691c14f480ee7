import { createHash } from 'node:crypto';
import { decode, files, type OutputFormatName, outputFormat, outputFormatNames } from '@mynah/audio';
import type { HistoryItem } from '@mynah/contract/history/history';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { makeItem } from '../../../../test/history-items.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { historyItems } from '../items/items.tables.ts';

let app: TestApp;
let apiKey: string;
let voiceId: string;
let mp3: string;
let pcm: string;

async function speak(text: string, query = ''): Promise<string> {
  const answer = await app.fetch(`/v1/text-to-speech/${voiceId}${query}`, { apiKey, json: { text } });
  await answer.arrayBuffer();
  app.clock.advance(1000);
  return answer.headers.get('history-item-id')!;
}

const text = 'The first sentence is this one. The second one follows it, with a clause & a <mark>.';

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
  mp3 = await speak(text);
  pcm = await speak('Number two.', '?output_format=pcm_16000');
});
afterAll(() => app?.close());

const download = (json: object, key = apiKey) => app.fetch('/v1/history/download', { apiKey: key, json });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const get = async (id: string) =>
  (await (await app.fetch(`/v1/history/${id}`, { apiKey })).json()) as HistoryItem;
const keptBytes = async (id: string) => bytesOf(await app.fetch(`/v1/history/${id}/audio`, { apiKey }));
/** `detail.status`; of a 422, which comes as a list, the type. */
async function statusOf(answer: Response): Promise<string | undefined> {
  const { detail } = (await answer.json()) as { detail: { status: string } | { type: string }[] };
  return Array.isArray(detail) ? detail[0]?.type : detail.status;
}

async function secondsOf(bytes: Uint8Array, name: OutputFormatName): Promise<number> {
  const format = outputFormat(name);
  let samples = 0;
  const parts = (async function* () {
    yield bytes;
  })();
  const ffmpegPath = findFfmpeg(app.platform);
  for await (const part of decode.decodeStream(parts, format, { ffmpegPath })) samples += part.length;
  return samples / format.sampleRateHz;
}

describe('formats', () => {
  test.each(outputFormatNames)('[HIS-007] [HIS-077] one item as %s', async (name) => {
    const { codec, contentType, extension } = outputFormat(name);
    const answer = await download({ history_item_ids: [mp3], output_format: name });
    if (codec === 'opus' && !findFfmpeg(app.platform)) {
      expect([answer.status, await statusOf(answer)]).toEqual([400, 'invalid_output_format']);
      return;
    }
    expect(answer.headers.get('content-type')).toBe(contentType);
    const fileName = /filename="(.+?)"/.exec(answer.headers.get('content-disposition')!)![1]!;
    expect(fileName).toMatch(new RegExp(`^Mynah_.+_m2\\.${extension}$`));
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${fileName}`);
    const bytes = await bytesOf(answer);
    if (codec !== 'opus') expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    // what is made from a pipe has a little padding at its end
    const tolerance = codec === 'opus' ? 0.03 : 0.001;
    const seconds = (await get(mp3)).duration_ms! / 1000;
    expect(Math.abs((await secondsOf(bytes, name)) - seconds)).toBeLessThan(tolerance);
  });

  test('the kept form is only tagged, and without tags it is the kept file', async () => {
    const kept = await keptBytes(mp3);
    const tagged = await bytesOf(await download({ history_item_ids: [mp3] }));
    expect(tagged.subarray(-kept.length)).toEqual(kept);
    expect(String.fromCharCode(...tagged.subarray(0, 3))).toBe('ID3');
    expect(new TextDecoder().decode(tagged)).toContain(text);
    expect(new TextDecoder().decode(tagged)).toContain(`history_item_id\0${mp3}`);
    expect(await bytesOf(await download({ history_item_ids: [mp3], tags: false }))).toEqual(kept);
    expect(await keptBytes(mp3)).toEqual(kept);
    const wav = await bytesOf(await download({ history_item_ids: [pcm], output_format: 'wav', tags: false }));
    expect(wav.subarray(44)).toEqual(await keptBytes(pcm));
  });

  test('a plan without a format is refused, and may have the others', async () => {
    const free = await makeNeighbor(app);
    const key = (await createApiKey(app.platform, free, { name: 'free' })).key;
    const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, mp3));
    await app.platform.db.insert(historyItems).values({ ...row!, id: 'free', workspaceId: free.workspaceId });
    const ask = (output_format: string) => download({ history_item_ids: ['free'], output_format }, key);
    for (const format of ['pcm_44100', 'wav_44100', 'mp3_44100_192']) {
      const refused = await ask(format);
      expect([refused.status, await statusOf(refused)]).toEqual([403, 'output_format_not_allowed']);
    }
    for (const format of ['mp3_44100_64', 'wav', 'default']) {
      const answer = await ask(format);
      expect([answer.status, (await bytesOf(answer)).length > 0]).toEqual([200, true]);
    }
  });

  test('opus without ffmpeg is refused before anything is sent', async () => {
    const config: { packsFolder: string | undefined } = app.platform.config as never;
    const { PATH } = process.env;
    const { packsFolder } = config;
    process.env.PATH = '';
    config.packsFolder = undefined;
    try {
      for (const ids of [[mp3], [mp3, pcm]]) {
        const refused = await download({ history_item_ids: ids, output_format: 'opus_48000_64' });
        expect([refused.status, await statusOf(refused)]).toEqual([400, 'invalid_output_format']);
      }
    } finally {
      process.env.PATH = PATH;
      config.packsFolder = packsFolder;
    }
  });

  test('a sound that is damaged is refused, and one that is gone', async () => {
    const { key } = await app.platform.blobs.put(
      new TextEncoder().encode('no sound at all'.repeat(50)),
      'broken',
    );
    const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, mp3));
    const copy = { ...row!, id: 'damaged', audioBlob: key, peaks: null };
    await app.platform.db
      .insert(historyItems)
      .values([copy, { ...copy, id: 'gone', audioBlob: createHash('sha256').update('gone').digest('hex') }]);
    const damaged = await download({ history_item_ids: ['damaged'], output_format: 'wav' });
    expect([damaged.status, await statusOf(damaged)]).toEqual([422, 'unprocessable']);
    expect((await download({ history_item_ids: ['gone'] })).status).toBe(404);
    const zip = unzipSync(await bytesOf(await download({ history_item_ids: [mp3, 'gone'] })));
    expect(Object.keys(zip)).toHaveLength(1);
    // its page is shown all the same
    expect((await get('damaged')).peaks).toBeNull();
  });
});

describe('names', () => {
  const stamp = String.raw`\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d`;
  let workspaceId: string;
  beforeAll(async () => {
    const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, mp3));
    workspaceId = row!.workspaceId;
  });
  const named = async (item: Partial<typeof historyItems.$inferInsert>): Promise<string> => {
    const { id } = await makeItem(app, { workspaceId, ...item });
    const answer = await download({ history_item_ids: [id], tags: false });
    const fileName = /filename="(.+?)"/.exec(answer.headers.get('content-disposition')!)![1]!;
    // one name wherever it is asked for
    expect((await get(id)).file_name).toBe(fileName);
    return fileName.replace(/\.mp3$/, '');
  };

  test('[HIS-069] [HIS-071] the files of a book begin with its ISBN, in a zip as well', async () => {
    const item = { voiceName: 'Heart', isbnNumber: '978-3-16-148410-0' };
    expect(await named(item)).toMatch(new RegExp(`^978-3-16-148410-0_${stamp}_Heart$`));
    const ids = [(await makeItem(app, { workspaceId, ...item })).id, mp3];
    const zip = unzipSync(await bytesOf(await download({ history_item_ids: ids, tags: false })));
    expect(Object.keys(zip).map((name) => name.split('_')[0])).toEqual(['978-3-16-148410-0', 'Mynah']);
  });

  test('[HIS-069] [HIS-070] the name has what the item says under its own words', async () => {
    const { id } = await makeItem(app, {
      ...{ workspaceId, source: 'TTS', voiceName: 'Heart', voiceCategory: 'cloned' },
      ...{ modelId: 'eleven_turbo_v2_5', outputFormat: 'pcm_16000', contentType: 'audio/pcm' },
      settings: { stability: 0.505, similarity_boost: 0.8, style: 0.1, use_speaker_boost: true, speed: 1.1 },
    });
    const { file_name, voice_name, voice_category, date_unix } = await get(id);
    const time = new Date(date_unix * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
    expect([voice_name, voice_category]).toEqual(['Heart', 'cloned']);
    expect(file_name).toBe(`Mynah_${time}_Heart_ivc_sp110_s51_sb80_se10_b_t2-5.pcm`);
  });

  test.each([
    ['a voice in another script, in Latin letters', { voiceName: 'さくら' }, 'sakura'],
    ['a voice with marks over its letters', { voiceName: 'Zoë Müller' }, 'Zoe_Muller'],
    ['an item without a voice, by its text', { text: 'Rain on\na tin roof, far away' }, 'Rain_on_a_tin_roof'],
    ['a text in another script', { text: 'Собака лает' }, 'Sobaka_laet'],
    ['a recording, by its file', { source: 'Isolation' as const, text: 'interview.wav' }, 'interview'],
    ['an item without any words', {}, 'audio'],
  ])('[HIS-073] the third part names %s', async (_, item, part) => {
    expect(await named(item)).toMatch(new RegExp(`^Mynah_${stamp}_${part}$`));
  });
});

describe('subtitles', () => {
  const subtitles = (id: string, query = '', key = apiKey) =>
    app.fetch(`/v1/history/${id}/subtitles${query}`, { apiKey: key });

  test('SubRip is the default, its times lie within the sound', async () => {
    const answer = await subtitles(mp3);
    expect(answer.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Mynah_.+_m2\.srt"/);
    const srt = await answer.text();
    expect(srt).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nThe first sentence is this one\.\n\n2\n/);
    const times = [...srt.matchAll(/(\d\d):(\d\d):(\d\d),(\d{3})/g)].map(
      ([, hours, minutes, seconds, ms]) =>
        Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000,
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual((await get(mp3)).duration_ms! / 1000 + 0.001);
  });

  test('WebVTT and JSON', async () => {
    const vtt = await subtitles(mp3, '?format=vtt');
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await vtt.text()).toMatch(/^WEBVTT\n\n[\s\S]+clause &amp; a/);
    const timings = (await (await subtitles(mp3, '?format=json')).json()) as {
      text: string;
      words: { text: string; start: number; end: number }[];
      alignment: HistoryItem['alignments'];
    };
    expect(timings.text).toBe(text);
    expect(timings.words.slice(0, 3).map((word) => word.text)).toEqual(['The', 'first', 'sentence']);
    expect(timings.alignment).toEqual((await get(mp3)).alignments!.alignment);
  });

  test('none without timings, none to strangers, no other format', async () => {
    await app.platform.db.update(historyItems).set({ alignments: null }).where(eq(historyItems.id, pcm));
    const none = await subtitles(pcm);
    expect([none.status, await statusOf(none)]).toEqual([422, 'no_timings']);
    const neighborKey = (await createApiKey(app.platform, await makeNeighbor(app), { name: 'next door' }))
      .key;
    expect((await subtitles(mp3, '', neighborKey)).status).toBe(404);
    expect((await subtitles(mp3, '?format=ass')).status).toBe(422);
  });

  test('beside each sound that has timings, in a zip', async () => {
    const answer = await download({
      history_item_ids: [mp3, pcm],
      subtitles: ['srt', 'vtt'],
      output_format: 'wav',
    });
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="Mynah_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_2_generations\.zip"/,
    );
    const names = Object.keys(unzipSync(await bytesOf(answer)));
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['wav', 'srt', 'vtt', 'wav']);
    expect(new Set(names.slice(0, 3).map((name) => name.replace(/\.\w+$/, ''))).size).toBe(1);
    const single = await download({ history_item_ids: [mp3], subtitles: ['json'] });
    expect(single.headers.get('content-type')).toBe('application/zip');
  });
});

test('a thousand items are one zip', async () => {
  const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, pcm));
  const ids = Array.from({ length: 1000 }, (_, index) => `many${index}`);
  await app.platform.db.insert(historyItems).values(ids.map((id) => ({ ...row!, id })));
  const unzipped = unzipSync(await bytesOf(await download({ history_item_ids: ids, output_format: 'wav' })));
  expect(Object.keys(unzipped)).toHaveLength(1000);
  expect(Object.values(unzipped).every((bytes) => files.readWav(bytes).sampleRateHz === 16000)).toBe(true);
  expect((await download({ history_item_ids: [...ids, mp3] })).status).toBe(422);
});

test('a waveform that nobody drew is drawn at the first read, and kept', async () => {
  const { peaks } = await get(mp3);
  await app.platform.db.update(historyItems).set({ peaks: null }).where(eq(historyItems.id, mp3));
  const [one, two] = await Promise.all([get(mp3), get(mp3)]);
  expect(one.peaks).toBe(two.peaks);
  const [drawn, heard] = [one.peaks!, peaks!].map((base64) => [...Buffer.from(base64, 'base64')]);
  expect(drawn!).toHaveLength(800);
  // the one is of the samples before the encoder, in steps of 20 ms, the other of what a listener gets
  const loudest = (all: number[]) =>
    Array.from({ length: 20 }, (_, bar) => Math.max(...all.slice(bar * 40, bar * 40 + 40)));
  const apart = loudest(drawn!).map((peak, bar) => Math.abs(peak - loudest(heard!)[bar]!));
  expect(Math.max(...apart)).toBeLessThan(40);
  const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, mp3));
  expect(Buffer.from(row!.peaks!).toString('base64')).toBe(one.peaks);
});

test('a stereo sound stays stereo in every format that can be', async () => {
  const { workspaceId } = await app.owner();
  const [left, right] = [300, 700].map((hz) =>
    Float32Array.from({ length: 44_100 }, (_, at) => 0.3 * Math.sin((2 * Math.PI * hz * at) / 44_100)),
  );
  const both = Float32Array.from({ length: 88_200 }, (_, at) => (at % 2 ? right! : left!)[at >> 1]!);
  const kept = await files.encodeFile(both, outputFormat('mp3_44100_128'), {
    sourceRateHz: 44_100,
    channels: 2,
  });
  const { id } = await makeItem(app, { workspaceId }, kept);
  for (const format of ['wav_44100', 'mp3_44100_192'] as const) {
    const answer = await download({ history_item_ids: [id], output_format: format });
    const bytes = await bytesOf(answer);
    expect(decode.countChannels(bytes, outputFormat(format))).toBe(2);
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
    if (format !== 'wav_44100') continue;
    const { channels } = files.readWav(bytes);
    expect(channels[0]).not.toEqual(channels[1]);
    expect(channels[0]!.length).toBe(44_100);
  }
  const raw = await download({ history_item_ids: [id], output_format: 'pcm_44100' });
  expect((await bytesOf(raw)).length).toBe(2 * 44_100);
});
