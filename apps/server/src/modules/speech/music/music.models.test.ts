import { files } from '@mynah/audio';
import type { MusicSong } from '@mynah/contract/speech/music';
import type { MusicPrompt } from '@mynah/contract/speech/music-plans';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { composeSong } from './actions/compose-song.ts';

let app: TestApp;
let apiKey: string;
let workspaceId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey, workspaceId } = await app.owner());
  // a model that was never opened is checked first, for which nobody but a job waits
  const wish = { type: 'plan', prompt: 'rock', seed: 1, instrumental: true } as const;
  const options = { caller: workspaceId, signal: new AbortController().signal, waitsForModel: true };
  for await (const _ of app.engines.run('music', wish, options));
});
afterAll(() => app?.close());

const post = (path: string, json: object) => app.fetch(`/v1/music${path}`, { apiKey, json, method: 'POST' });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
/** `detail.status`; of a 422, which comes as a list, the type. */
async function statusOf(answer: Response): Promise<string | undefined> {
  const { detail } = (await answer.json()) as { detail: { status: string } | { type: string }[] };
  return Array.isArray(detail) ? detail[0]?.type : detail.status;
}
const used = async () =>
  Number(
    (await app.platform.db.execute(sql`select used from credit_accounts where workspace_id = ${workspaceId}`))
      .rows[0]?.used,
  );

const section = (name: string, durationMs: number, more: object = {}) => ({
  section_name: name,
  positive_local_styles: [],
  negative_local_styles: [],
  duration_ms: durationMs,
  lines: [],
  ...more,
});
const plan = (...sections: object[]) => ({
  positive_global_styles: ['rock', '120 bpm', 'A minor'],
  negative_global_styles: [],
  sections,
});
const wav = (query = '?output_format=pcm_44100') => query;

describe('plan', () => {
  test('a prompt becomes a plan whose sections add up, and costs nothing', async () => {
    const before = await used();
    const answer = await post('/plan', { prompt: 'sad piano ballad, no drums', music_length_ms: 45_000 });
    const made = (await answer.json()) as MusicPrompt;
    expect(made.positive_global_styles).toEqual(expect.arrayContaining(['piano ballad', 'sad']));
    expect(made.negative_global_styles).toContain('drums');
    expect(made.sections.reduce((sum, { duration_ms }) => sum + duration_ms, 0)).toBe(45_000);
    expect(await used()).toBe(before);
  });

  test('has chunks for music_v2, and changes a plan that is given', async () => {
    const chunks = await (
      await post('/plan', { prompt: 'techno', model_id: 'music_v2', music_length_ms: 30_000 })
    ).json();
    expect(chunks).toMatchObject({
      chunks: [{ text: expect.stringMatching(/^\[/) }, ...Array(3).fill(expect.anything())],
    });
    const source = plan(section('Verse', 8000), section('Chorus', 8000));
    const changed = (await (
      await post('/plan', { prompt: 'at 90 bpm', source_composition_plan: source })
    ).json()) as MusicPrompt;
    expect(changed.positive_global_styles).toContain('90 bpm');
    expect(changed.positive_global_styles).not.toContain('120 bpm');
    expect(changed.sections).toHaveLength(2);
  });
});

describe('compose', () => {
  test('[SPE-005] a prompt becomes a stereo mp3 of the asked length, paid and in the history', async () => {
    const before = await used();
    const order = { prompt: 'happy waltz with accordion', music_length_ms: 6000, seed: 5 };
    const answer = await post('', order);
    expect(answer.status).toBe(200);
    const bytes = await bytesOf(answer);
    expect(files.measureMp3(bytes).durationSeconds).toBeCloseTo(6, 2);
    expect([...files.walkMp3Frames(bytes)][1]).toMatchObject({ channelCount: 2, sampleRateHz: 44_100 });
    expect(answer.headers.get('x-mynah-engine')).toBe('arranger');
    expect(answer.headers.get('character-cost')).toBe('90');
    expect(await used()).toBe(before + 90);
    const item = await (
      await app.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { apiKey })
    ).json();
    expect(item).toMatchObject({ source: 'Music', text: order.prompt, output_format: 'mp3_44100_128' });
    expect(await bytesOf(await post('', order))).toEqual(bytes);
  });

  test('streams the same sound', async () => {
    const order = { composition_plan: plan(section('Verse', 4000), section('Chorus', 4000)), seed: 1 };
    const whole = await bytesOf(await post(wav(), order));
    expect(whole.length).toBe(8 * 44_100 * 2);
    expect(await bytesOf(await post(`/stream${wav()}`, order))).toEqual(whole);
  });

  test('says that words are not sung', async () => {
    const sung = plan(section('Verse', 3000, { lines: ['Hello, hello'] }));
    expect((await post('', { composition_plan: sung })).headers.get('x-mynah-warnings')).toBe(
      'lyrics_not_sung',
    );
  });

  test('gives plan and facts beside the sound, whole or as events', async () => {
    const order = { composition_plan: plan(section('Chorus', 3000)), seed: 3, with_waveform_visual: true };
    const whole = await post('/detailed', order);
    expect(whole.headers.get('content-type')).toMatch(/^multipart\/mixed; boundary=/);
    const lines = Buffer.from(await bytesOf(whole))
      .toString('latin1')
      .split('\n');
    const details = JSON.parse(lines[3]!) as { composition_plan: MusicPrompt; waveform_visual: number[] };
    expect(details).toMatchObject({ song_metadata: { genres: ['rock'], is_explicit: false } });
    expect(details.waveform_visual).toHaveLength(12);
    expect(details.composition_plan.sections[0]?.section_name).toBe('Chorus');
    const events = await (await post('/detailed/stream', order)).text();
    const names = [...events.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect([names[0], names[1], names.at(-1)]).toEqual(['composition_plan', 'song_metadata', 'complete']);
    expect(names).toContain('audio_chunk');
  });

  test.each<[string, object, number, string?]>([
    [
      'both prompt and plan',
      { prompt: 'rock', composition_plan: plan(section('A', 3000)) },
      422,
      'unprocessable',
    ],
    ['neither', {}, 422, 'unprocessable'],
    ['an empty prompt', { prompt: '   ' }, 422, 'unprocessable'],
    [
      'a plan of the other model',
      { composition_plan: plan(section('A', 3000)), model_id: 'music_v2' },
      422,
      'invalid_composition_plan',
    ],
    [
      'a piece over ten minutes',
      { composition_plan: plan(...Array.from({ length: 6 }, () => section('A', 120_000))) },
      422,
      'invalid_composition_plan',
    ],
    ['a section under three seconds', { composition_plan: plan(section('A', 2999)) }, 422],
    ['a length under three seconds', { prompt: 'rock', music_length_ms: 2999 }, 422],
    ['a finetune', { prompt: 'rock', finetune_id: 'mine' }, 404, 'finetune_not_found'],
    [
      'music for a video',
      { prompt: 'rock', generation_mode: 'video_to_music' },
      403,
      'feature_not_available',
    ],
    [
      'a song that is not there',
      {
        composition_plan: plan(
          section('A', 3000, { source_from: { song_id: 'gone', range: { start_ms: 0, end_ms: 3000 } } }),
        ),
      },
      404,
      'song_not_found',
    ],
  ])('refuses %s', async (_, body, status, code) => {
    const before = await used();
    const answer = await post('', body);
    expect(answer.status).toBe(status);
    if (code) expect(await statusOf(answer)).toBe(code);
    expect(await used()).toBe(before);
  });

  test.each<[string, string, object, object]>([
    ['no prompt', '', {}, { loc: ['body', 'prompt'], type: 'unprocessable' }],
    ['an empty one', '/plan', { prompt: ' ' }, { loc: ['body', 'prompt'], type: 'unprocessable' }],
    [
      'a plan of the other model',
      '/songs',
      { music_prompt: plan(section('A', 3000)), model_id: 'music_v2' },
      { loc: ['body', 'music_prompt'], type: 'invalid_composition_plan' },
    ],
    ['a length', '/stream', { music_length_ms: 1 }, { loc: ['body', 'music_length_ms'], type: 'too_small' }],
  ])('[ERR-023] every 422 is the list that the document has: %s', async (_, path, body, entry) => {
    const answer = await post(path, body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { detail: [{ ...entry, msg: expect.any(String) }] },
    ]);
  });
});

describe('sections of a stored song', () => {
  test('one is composed anew, the others stay as they are', async () => {
    const first = await post(wav(), {
      composition_plan: plan(section('Verse', 4000), section('Chorus', 4000), section('Outro', 6000)),
      seed: 9,
      store_for_inpainting: true,
    });
    const songId = first.headers.get('song-id')!;
    const original = await bytesOf(first);
    const kept = (from: number, to: number) => ({
      source_from: { song_id: songId, range: { start_ms: from, end_ms: to } },
    });
    const changedPlan = plan(
      section('Verse', 4000, kept(0, 4000)),
      section('Chorus', 4000),
      section('Outro', 6000, kept(8000, 14_000)),
    );
    const changed = await bytesOf(await post(wav(), { composition_plan: changedPlan, seed: 10 }));
    expect(changed.length).toBe(original.length);
    const second = 44_100 * 2;
    expect(changed.slice(0, 3.9 * second)).toEqual(original.slice(0, 3.9 * second));
    expect(changed.slice(4 * second, 8 * second)).not.toEqual(original.slice(4 * second, 8 * second));
    const stay = changedPlan.sections[2];
    expect(stay).toMatchObject({ section_name: 'Outro' });
  });
});

describe('stems', () => {
  const separate = (bytes: Uint8Array<ArrayBuffer>, path = '/stem-separation') => {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type: 'audio/mpeg' }), 'song.mp3');
    return app.fetch(`/v1/music${path}`, { apiKey, method: 'POST', body: form });
  };

  test('of a song that was made here come from its arrangement; it is known when it comes back', async () => {
    const answer = await post('', { composition_plan: plan(section('Chorus', 3000)), seed: 4 });
    const song = await bytesOf(answer);
    const zip = unzipSync(await bytesOf(await separate(song)));
    expect(Object.keys(zip).sort()).toEqual(['bass.mp3', 'drums.mp3', 'harmony.mp3', 'melody.mp3']);
    for (const stem of Object.values(zip)) expect(files.measureMp3(stem).durationSeconds).toBeCloseTo(3, 2);
    const stems = `/v1/music/songs/${answer.headers.get('song-id')}/stems`;
    const { stems: names } = await (await app.fetch(stems, { apiKey })).json();
    expect(names).toEqual(['drums', 'bass', 'melody', 'harmony']);
    const bass = await bytesOf(await app.fetch(`${stems}/bass`, { apiKey }));
    expect(Buffer.from(bass).equals(Buffer.from(zip['bass.mp3']!))).toBe(true);
    expect((await app.fetch(`${stems}/kazoo`, { apiKey })).status).toBe(404);
    const known = await (await separate(song, '/upload')).json();
    expect(known).toMatchObject({ song_id: answer.headers.get('song-id') });
  });

  test('of what is no song of ours are refused by name, and what is no sound as such', async () => {
    const foreign = await files.encodeFile(
      new Float32Array(44_100).map((_, index) => Math.sin(index / 20)),
      { ...(await import('@mynah/audio')).outputFormat('mp3_44100_128') },
      { sourceRateHz: 44_100 },
    );
    const answer = await separate(Uint8Array.from(foreign));
    expect([answer.status, await statusOf(answer)]).toEqual([403, 'feature_not_available']);
    for (const bytes of [
      new Uint8Array(0),
      Uint8Array.from(Buffer.from('no sound at all')),
      Uint8Array.from(foreign.slice(0, 3)),
    ]) {
      const refused = await separate(bytes);
      expect([refused.status, await statusOf(refused)]).toEqual([400, 'invalid_audio']);
    }
  });
});

describe('songs in the background', () => {
  const start = async (json: object): Promise<MusicSong> =>
    (await (await post('/songs', json)).json()) as MusicSong;
  const getSong = async (id: string) =>
    (await (await app.fetch(`/v1/music/songs/${id}`, { apiKey })).json()) as MusicSong;
  const untilItIs = (id: string, status: MusicSong['status']) =>
    until(async () => expect((await getSong(id)).status).toBe(status));

  test('go on by themselves and end in the history', async () => {
    const song = await start({ prompt: 'calm ambient', music_length_ms: 8000, seed: 2 });
    expect(['queued', 'composing']).toContain(song.status);
    await untilItIs(song.song_id, 'done');
    const done = await getSong(song.song_id);
    expect(done).toMatchObject({ progress: 1, seed: 2, engine: 'arranger' });
    const item = await app.fetch(`/v1/history/${done.history_item_id}`, { apiKey });
    expect(item.status).toBe(200);
    const listed = (await (await app.fetch('/v1/music/songs', { apiKey })).json()) as { songs: MusicSong[] };
    expect(listed.songs[0]?.song_id).toBe(song.song_id);
    const awaited = await post('', { prompt: 'calm ambient', music_length_ms: 3000 });
    await awaited.arrayBuffer();
    const again = (await (await app.fetch('/v1/music/songs', { apiKey })).json()) as { songs: MusicSong[] };
    // what somebody waited for is a piece like the others
    const kept = again.songs.map(({ history_item_id }) => history_item_id);
    expect(kept).toContain(awaited.headers.get('history-item-id'));
    await app.fetch(`/v1/history/${done.history_item_id}`, { apiKey, method: 'DELETE' });
    expect((await app.fetch(`/v1/music/songs/${song.song_id}`, { apiKey })).status).toBe(404);
    const { history_item_id } = done;
    await app.fetch('/v1/history/restore', { apiKey, json: { history_item_ids: [history_item_id] } });
    expect(await getSong(song.song_id)).toMatchObject({ history_item_id });
    await app.fetch('/v1/history/erase', { apiKey, json: { history_item_ids: [history_item_id] } });
    await until(async () =>
      expect((await app.fetch(`/v1/music/songs/${song.song_id}`, { apiKey })).status).toBe(404),
    );
  });

  test('are taken up where they stopped: steps that are stored are not made again, and the sound is the same', async () => {
    const order = {
      composition_plan: plan(section('Verse', 4000), section('Chorus', 4000), section('Outro', 4000)),
      seed: 6,
    };
    const whole = await bytesOf(await post('', order));
    const run = vi.spyOn(app.engines, 'run');
    const cancelled = vi.spyOn(app.platform.jobs, 'enqueue').mockResolvedValueOnce('never');
    const song = await start(order);
    cancelled.mockRestore();
    const { run: compose } = workflowJob(app.platform, composeSong);
    const job = { id: 'never', payload: { runId: song.song_id }, advanced: async () => {} };
    const stop = new AbortController();
    const died = expect(compose({ ...job, signal: stop.signal, attempt: 0 })).rejects.toThrow();
    await until(async () => expect((await getSong(song.song_id)).progress).toBeGreaterThan(0));
    stop.abort();
    await died;
    run.mockClear();
    await compose({ ...job, signal: new AbortController().signal, attempt: 1 });
    expect(
      run.mock.calls.filter(([, request]) => (request as { type: string }).type === 'audio').length,
    ).toBeLessThan(3);
    const done = await getSong(song.song_id);
    const link = (await (
      await app.fetch(`/v1/history/${done.history_item_id}/audio`, { apiKey })
    ).arrayBuffer()) as ArrayBuffer;
    expect(new Uint8Array(link)).toEqual(whole);
    run.mockRestore();
  });

  test('can be stopped, and cost nothing then', async () => {
    const before = await used();
    const song = await start({ prompt: 'metal', music_length_ms: 60_000 });
    expect((await post(`/songs/${song.song_id}/cancel`, {})).status).toBe(204);
    expect((await getSong(song.song_id)).status).toBe('cancelled');
    expect((await post(`/songs/${song.song_id}/cancel`, {})).status).toBe(409);
    expect((await post('/songs/none/cancel', {})).status).toBe(404);
    expect(await used()).toBe(before);
  });
});
