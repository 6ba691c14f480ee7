import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@mynah/audio';
import { delayBetween, mixNoise, plainNoise, siSdrDb, voiceLikeSound } from '@mynah/engine-spec/conformance';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { isolateSpeech } from '../../../platform/isolation/index.ts';

const rateHz = 48_000;
const speech = voiceLikeSound(4, rateHz);
const noisy = mixNoise(speech, Float32Array.from({ length: speech.length }, plainNoise(3)), 5);

const toPcm = (sound: Float32Array): Uint8Array =>
  new Uint8Array(Int16Array.from(sound, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767).buffer);
const toWav = (sound: Float32Array, sampleRateHz = rateHz, channels: 1 | 2 = 1): Uint8Array => {
  const body = toPcm(sound);
  return Buffer.concat([files.wavHeader(sampleRateHz, body.length, channels), body]);
};

describe.skipIf(!process.env.CI && !existsSync(join(process.env.MYNAH_PACKS ?? '', 'deepfilter')))(
  'audio isolation',
  () => {
    let app: TestApp;
    let apiKey: string;
    let workspaceId: string;
    let folder: string;

    beforeAll(async () => {
      app = await startTestApp({ environment: { MYNAH_MEDIA_MAX_MINUTES: '2' } });
      ({ apiKey, workspaceId } = await app.owner());
      folder = await mkdtemp(join(tmpdir(), 'mynah-isolation-'));
      // the engine is loaded here: what takes long to begin is answered otherwise
      await bytesOf(await send(toWav(speech), { path: '?enable_logging=false' }));
    });
    afterAll(async () => {
      await app?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const send = (
      content: Uint8Array | string,
      { path = '', name = 'talk.wav', ...fields }: Record<string, string> = {},
    ): Promise<Response> => {
      const form = new FormData();
      form.set('audio', new File([content as BlobPart], name));
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      return app.fetch(`/v1/audio-isolation${path}`, { method: 'POST', apiKey, body: form });
    };
    const ffmpeg = (...parameters: string[]): Buffer => {
      const run = spawnSync(findFfmpeg(app.platform)!, ['-v', 'error', '-y', ...parameters], {
        maxBuffer: 1 << 28,
      });
      if (run.status !== 0) throw new Error(String(run.stderr));
      return run.stdout;
    };
    /** All channels of a file, interleaved, at 48 kHz. */
    const hear = async (bytes: Uint8Array, channels = 1): Promise<Float32Array> => {
      const path = join(folder, 'heard');
      await writeFile(path, bytes);
      const pcm = ffmpeg('-i', path, '-f', 'f32le', '-ac', String(channels), '-ar', String(rateHz), '-');
      return new Float32Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.length));
    };
    const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
    const usage = async () => {
      const { rows } = await app.platform.db.execute<{ used: number; reserved: number }>(
        sql`select used, reserved from credit_accounts where workspace_id = ${workspaceId}`,
      );
      return rows[0]!;
    };
    const list = async (query = '') =>
      (await (await app.fetch(`/v1/audio-isolation/history${query}`, { apiKey })).json()) as {
        items: {
          id: string;
          title: string;
          duration_seconds: number;
          download_url: string;
          source_video_url: string | null;
          supports_video: boolean;
          preview_b64: string | null;
        }[];
        has_more: boolean;
      };

    test('[SPE-006] the noise goes, the voice stays where it was; original, charge and history are right', async () => {
      const before = await usage();
      const answer = await send(toWav(noisy), { preview_b64: 'cGljdHVyZQ==' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      expect(answer.headers.get('x-mynah-engine')).toBe('deepfilter');
      const bytes = await bytesOf(answer);
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      const clean = await hear(bytes);
      expect(Math.abs(clean.length - noisy.length)).toBeLessThan(480);
      expect(siSdrDb(speech, clean) - siSdrDb(speech, noisy)).toBeGreaterThan(6);
      const second = (sound: Float32Array) => sound.subarray(rateHz, 2 * rateHz);
      expect(Math.abs(delayBetween(second(speech), second(clean), 200))).toBeLessThanOrEqual(2);
      // four seconds at 1000 credits a minute
      expect(await usage()).toEqual({ used: before.used + 67, reserved: 0 });

      const { items } = await list();
      expect(items[0]).toMatchObject({
        id: answer.headers.get('history-item-id'),
        title: 'talk.wav',
        supports_video: false,
        source_video_url: null,
        preview_b64: 'cGljdHVyZQ==',
      });
      expect(items[0]!.duration_seconds).toBeCloseTo(4, 3);
      const kept = await fetch(items[0]!.download_url.replace(/^.*(?=\/v1\/)/, app.url));
      expect(await bytesOf(kept)).toEqual(bytes);
      const original = await app.fetch(`/v1/history/${items[0]!.id}/files/original`, { apiKey });
      expect(siSdrDb(noisy, await hear(await bytesOf(original)))).toBeGreaterThan(10);
      const item = (await (await app.fetch(`/v1/history/${items[0]!.id}`, { apiKey })).json()) as {
        source: string;
        files: { name: string; peaks: string }[];
      };
      expect(item.source).toBe('Isolation');
      expect(item.files.map(({ name }) => name)).toEqual(['original']);
      expect(Buffer.from(item.files[0]!.peaks, 'base64').length).toBe(800);
    });

    test('stereo stays stereo, each side for itself', async () => {
      const both = new Float32Array(noisy.length * 2);
      noisy.forEach((sample, index) => {
        both[2 * index] = sample;
      });
      const answer = await send(toWav(both, rateHz, 2));
      const heard = await hear(await bytesOf(answer), 2);
      const side = (start: number) => heard.filter((_, index) => index % 2 === start);
      expect(siSdrDb(speech, side(0)) - siSdrDb(speech, noisy)).toBeGreaterThan(6);
      expect(side(1).every((sample) => Math.abs(sample) < 0.01)).toBe(true);
    });

    test('stream: mp3 that is made while it is sent, the same sound', async () => {
      const answer = await send(toWav(noisy), { path: '/stream' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBeNull();
      const bytes = await bytesOf(answer);
      expect(files.measureMp3(bytes).durationSeconds).toBeGreaterThan(3.9);
    });

    test('bare samples, as file_format names them; another rate comes through', async () => {
      const narrow = new Float32Array(16_000 * 2).map((_, index) => noisy[index * 3]!);
      const answer = await send(toPcm(narrow), { name: 'bare', file_format: 'pcm_s16le_16' });
      expect(answer.status).toBe(200);
      expect((await hear(await bytesOf(answer))).length / rateHz).toBeCloseTo(2, 1);
    });

    test('a film keeps its picture, bit by bit, with the new sound', async () => {
      const wav = join(folder, 'noisy.wav');
      await writeFile(wav, toWav(noisy));
      const film = join(folder, 'film.mp4');
      const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=4', '-i', wav];
      ffmpeg(...picture, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac', '-b:a', '256k', film);
      const answer = await send(await readFile(film), { name: 'film.mp4' });
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      await bytesOf(answer);
      const id = answer.headers.get('history-item-id');
      const item = (await list()).items.find((each) => each.id === id);
      expect(item).toMatchObject({ title: 'film.mp4', supports_video: true });
      const made = await fetch(item!.source_video_url!.replace(/^.*(?=\/v1\/)/, app.url));
      expect(made.headers.get('content-type')).toBe('video/mp4');
      const result = join(folder, 'result.mp4');
      await writeFile(result, await bytesOf(made));
      const frames = (path: string) => String(ffmpeg('-i', path, '-map', '0:v', '-f', 'framemd5', '-'));
      expect(frames(result)).toBe(frames(film));
      const sound = await hear(await readFile(result));
      expect(siSdrDb(speech, sound.subarray(0, speech.length))).toBeGreaterThan(siSdrDb(speech, noisy) + 5);
    });

    test('enable_logging=false: charged, and nothing is kept', async () => {
      const [used, before] = [(await usage()).used, (await list()).items.length];
      const answer = await send(toWav(noisy), { path: '?enable_logging=false' });
      expect((await bytesOf(answer)).length).toBeGreaterThan(50_000);
      expect(answer.headers.get('history-item-id')).toBeNull();
      expect((await list()).items.length).toBe(before);
      expect(await usage()).toEqual({ used: used + 67, reserved: 0 });
    });

    test('the list is read page by page, searched, and an item deleted with its files', async () => {
      const { items } = await list();
      expect(items.length).toBeGreaterThanOrEqual(4);
      const first = await list('?page_size=1');
      const second = await list('?page_size=1&page=2');
      expect([first.items[0]!.id, second.items[0]!.id]).toEqual(items.slice(0, 2).map(({ id }) => id));
      expect(first.has_more).toBe(true);
      const found = await list('?search=FILM');
      expect(found.items.map(({ title }) => title)).toEqual(['film.mp4']);
      expect((await list('?search=%25')).items).toEqual([]);
      const { id } = found.items[0]!;
      const { rows } = await app.platform.db.execute<{ blob: string }>(
        sql`select blob from history_files where history_item_id = ${id} and name = 'film'`,
      );
      const remove = () => app.fetch(`/v1/audio-isolation/history/${id}`, { method: 'DELETE', apiKey });
      expect((await remove()).status).toBe(204);
      expect((await list('?search=film')).items).toEqual([]);
      await app.fetch('/v1/history/erase', { apiKey, json: { history_item_ids: [id] } });
      expect(await app.platform.blobs.size(rows[0]!.blob)).toBeUndefined();
      expect(await readRefusal(await remove())).toMatchObject({
        status: 404,
        code: 'history_item_not_found',
      });
    });

    test('what is not sound, empty, cut or too long is refused at once, costs nothing and leaves nothing', async () => {
      const before = await usage();
      const long = Buffer.concat([files.wavHeader(8_000, 8_000 * 2 * 180), new Uint8Array(8_000 * 2 * 180)]);
      const cases: [string, Uint8Array | string, string][] = [
        ['letter.mp3', 'Dear reader, this is a letter and no sound.'.repeat(40), 'invalid_audio'],
        ['empty.wav', '', 'invalid_audio'],
        ['head-only.wav', toWav(new Float32Array(0)), 'invalid_audio'],
        ['cut.mp3', new Uint8Array(Buffer.from('ID3\u0004')), 'invalid_audio'],
        ['short.wav', toWav(noisy.slice(0, 480)), 'audio_too_short'],
        ['long.wav', long, 'audio_too_long'],
      ];
      for (const [name, content, code] of cases) {
        for (const path of ['', '/stream']) {
          const refusal = await readRefusal(await send(content, { name, path }));
          expect(refusal, `${name}${path}`).toMatchObject({ status: 400 });
          if (name !== 'head-only.wav') expect(refusal.code, name).toBe(code);
        }
      }
      const nothing = await app.fetch('/v1/audio-isolation', {
        method: 'POST',
        apiKey,
        body: new FormData(),
      });
      expect([400, 422]).toContain(nothing.status);
      expect((await send(toWav(noisy), { file_format: 'mp3' })).status).toBe(422);
      expect(await usage()).toEqual(before);
      // a form goes when its connection has told so
      await expect.poll(() => readdirSync(join(app.platform.dataFolder, 'temporary'))).toEqual([]);
    });

    test('other modules clean what they got: any rate, as long as it was', async () => {
      const rate = 44_100;
      // words, not syllables: what lacks the highest band is kept only when it is surely speech
      const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
        voices: { voice_id: string }[];
      };
      const text = 'The library opened at nine, and by ten every seat beside the window was taken.';
      const path = `/v1/text-to-speech/${voices[0]!.voice_id}?output_format=wav_44100`;
      const spoken = await app.fetch(path, { apiKey, json: { text } });
      const wanted = files.readWav(await bytesOf(spoken)).channels[0]!;
      const given = mixNoise(wanted, Float32Array.from({ length: wanted.length }, plainNoise(3)), 5);
      async function* blocks() {
        for (let at = 0; at < given.length; at += 5_000) yield given.slice(at, at + 5_000);
      }
      const blocksOut: Float32Array[] = [];
      const signal = new AbortController().signal;
      const options = { sampleRateHz: rate, caller: workspaceId, signal };
      for await (const block of isolateSpeech(app.platform, blocks(), options)) blocksOut.push(block);
      const out = Float32Array.from(blocksOut.flatMap((block) => [...block]));
      expect(out.length).toBe(given.length);
      expect(siSdrDb(wanted, out) - siSdrDb(wanted, given)).toBeGreaterThan(4);
    });
  },
);
