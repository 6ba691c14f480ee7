import { files, measure } from '@mynah/audio';
import type { HistoryItem } from '@mynah/contract/history/history';
import type { TimedDialogue, VoiceSegment } from '@mynah/contract/speech/text-to-dialogue';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
let voices: { voice_id: string; name: string }[];

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  ({ voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as { voices: typeof voices });
});
afterAll(() => app?.close());

type Line = [voice: number, text: string];
const inputsOf = (lines: Line[]) =>
  lines.map(([voice, text]) => ({ text, voice_id: voices[voice]!.voice_id }));
const ask = (path: string, lines: Line[], extra: object = {}, init: RequestInit = {}) =>
  app.fetch(`/v1/text-to-dialogue${path}`, { apiKey, json: { inputs: inputsOf(lines), ...extra }, ...init });
const timed = async (lines: Line[], extra: object = {}): Promise<TimedDialogue> => {
  const answer = await ask('/with-timestamps', lines, { seed: 5, ...extra });
  expect(answer.status).toBe(200);
  return (await answer.json()) as TimedDialogue;
};
const itemOf = async (answer: Response): Promise<HistoryItem> =>
  (await (
    await app.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { apiKey })
  ).json()) as HistoryItem;
const statusOf = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { detail: { status: string } }).detail.status] as const;

const talk: Line[] = [
  [0, 'Did you hear the news this morning?'],
  [1, 'No. What happened?'],
  [0, 'They opened the new bridge at last.'],
];
const textOf = (lines: Line[]) => lines.map(([, text]) => text).join('');
/** What was heard, as words: never a tag. */
const spokenOf = ({ normalized_alignment }: TimedDialogue) =>
  (normalized_alignment?.characters ?? []).join('').trim();
/** From the end of one turn to the start of the next. */
const gapsOf = (segments: readonly VoiceSegment[]) =>
  segments.slice(1).map((segment, index) => segment.start_time_seconds - segments[index]!.end_time_seconds);

describe('a dialogue', () => {
  test('is one mp3, paid by the character, with an item that holds its lines', async () => {
    const answer = await ask('', talk);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(answer.headers.get('character-cost')).toBe(String(textOf(talk).length));
    const item = await itemOf(answer);
    expect(item).toMatchObject({
      source: 'TTS',
      model_id: 'eleven_v3',
      text: null,
      voice_id: null,
      dialogue: talk.map(([voice, text]) => ({
        text,
        voice_id: voices[voice]!.voice_id,
        voice_name: voices[voice]!.name,
      })),
    });
    expect(item.alignments?.alignment.characters.join('')).toBe(textOf(talk));
    expect(files.measureMp3(bytes).durationSeconds).toBeCloseTo(item.duration_ms! / 1000, 3);
    expect(item.character_count_change_to - item.character_count_change_from).toBe(textOf(talk).length);
  });

  test('tells who speaks when, in turns that follow each other with a gap', async () => {
    const { voice_segments: segments, alignment, audio_base64 } = await timed(talk);
    expect(segments.map((segment) => segment.dialogue_input_index)).toEqual([0, 1, 2]);
    expect(segments.map((segment) => segment.voice_id)).toEqual(inputsOf(talk).map((line) => line.voice_id));
    const said = segments.map((segment) =>
      alignment!.characters.slice(segment.character_start_index, segment.character_end_index).join(''),
    );
    expect(said).toEqual(talk.map(([, text]) => text));
    for (const gap of gapsOf(segments)) {
      expect(gap).toBeGreaterThan(0.1);
      expect(gap).toBeLessThan(0.8);
    }
    const { durationSeconds } = files.measureMp3(Buffer.from(audio_base64, 'base64'));
    expect(segments.at(-1)!.end_time_seconds).toBeCloseTo(durationSeconds, 1);
  });

  test('a cut-off line is talked over, a trailing one is waited out', async () => {
    const gapOf = async (first: string, second: string) =>
      gapsOf(
        (
          await timed([
            [0, first],
            [1, second],
          ])
        ).voice_segments,
      )[0]!;
    expect(await gapOf('I was only going to say—', '—no, you were not.')).toBeLessThan(-0.1);
    expect(await gapOf('I was only going to say that.', '[interrupting] You were not.')).toBeLessThan(-0.3);
    expect(await gapOf('I was only going to say that…', 'Then say it to me.')).toBeGreaterThan(0.6);
    expect(await gapOf('I was going to say that.', 'Then say it to me now.')).toBeGreaterThan(0.3);
  });

  test('the overlap is heard: the whole is shorter than its turns', async () => {
    const lengthOf = async (first: string, second: string) => {
      const { audio_base64, voice_segments } = await timed([
        [0, first],
        [1, second],
      ]);
      const { durationSeconds } = files.measureMp3(Buffer.from(audio_base64, 'base64'));
      expect(voice_segments.at(-1)!.end_time_seconds).toBeLessThanOrEqual(durationSeconds + 0.01);
      return durationSeconds;
    };
    const apart = await lengthOf('And then we went to the river.', 'You never told me that.');
    const over = await lengthOf('And then we went to the river.', '[overlapping] You never told me that.');
    expect(apart - over).toBeGreaterThan(0.6);
  });

  test('streams bytes, and lines whose parts make the whole', async () => {
    const plain = await ask('/stream', talk);
    expect((await plain.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    const answer = await ask('/stream/with-timestamps', talk);
    const lines = (await answer.text()).split('\n').filter(Boolean);
    const chunks = lines.map((line) => JSON.parse(line) as TimedDialogue);
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks.flatMap(({ alignment }) => alignment?.characters ?? []).join('')).toBe(textOf(talk));
    const said = new Map<number, string>();
    for (const { alignment, voice_segments } of chunks)
      for (const {
        dialogue_input_index: index,
        character_start_index,
        character_end_index,
      } of voice_segments)
        said.set(
          index,
          (said.get(index) ?? '') +
            alignment!.characters.slice(character_start_index, character_end_index).join(''),
        );
    expect([...said.values()]).toEqual(talk.map(([, text]) => text));
  });

  test('a reader who leaves pays for what was sent and keeps no item', async () => {
    const count = async () =>
      Number((await app.platform.db.execute(sql`select count(*) from history_items`)).rows[0]?.count);
    const items = await count();
    const leaving = new AbortController();
    const line = 'This is one of the lines of a long talk, and it goes on for quite a while before it ends.';
    const long: Line[] = Array.from({ length: 40 }, (_, at) => [at % 2, line]);
    const answer = await ask('/stream?output_format=pcm_48000', long, {}, { signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    await (await ask('', [[0, 'Next.']])).arrayBuffer();
    expect(await count()).toBe(items + 1);
    const { rows } = await app.platform.db.execute<{ reserved: number }>(
      sql`select reserved from credit_accounts`,
    );
    expect(rows.map(({ reserved }) => Number(reserved))).toEqual([0]);
  });

  test('the same seed gives the same sound for nothing; another seed other gaps', async () => {
    const json = { seed: 11 };
    const first = await ask('', talk, json);
    const bytes = new Uint8Array(await first.arrayBuffer());
    const again = await ask('', talk, json);
    expect(again.headers.get('character-cost')).toBe('0');
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
    expect((await itemOf(again)).dialogue).toEqual((await itemOf(first)).dialogue);
    const [one, two] = [await timed(talk, { seed: 1 }), await timed(talk, { seed: 2 })];
    expect(gapsOf(one.voice_segments)).not.toEqual(gapsOf(two.voice_segments));
  });

  test('voices are brought to one loudness, and no peak passes the ceiling', async () => {
    const answer = await ask('?output_format=wav_24000', [
      [0, 'This is the first of the two voices, and it goes on for a while.'],
      [1, 'And this is the second of the two voices, which goes on as long as that.'],
    ]);
    const whole = new Uint8Array(await answer.arrayBuffer());
    const samples = new Int16Array(whole.buffer.slice(44));
    const sound = Float32Array.from(samples, (sample) => sample / 32_768);
    const half = Math.floor(sound.length / 2);
    const loudness = [sound.slice(0, half), sound.slice(half)].map((part) =>
      measure.integratedLoudness(part, 24_000),
    );
    expect(Math.abs(loudness[0]! - loudness[1]!)).toBeLessThan(2);
    expect(measure.samplePeakDb(sound)).toBeLessThanOrEqual(-0.99);
  });
});

describe('audio tags', () => {
  const tags: Line[] = [
    [0, '[laughs] Oh, that is [giggling nervously] too good.'],
    [1, '[whispers] Be quiet. [sighs] [strong French accent] They can hear us.'],
    [0, '[some direction nobody has heard of] All right.'],
  ];

  test('are never read aloud; those that nobody can render are told', async () => {
    const answer = await ask('/with-timestamps', tags, { seed: 3 });
    expect(answer.headers.get('x-mynah-warnings')).toContain('audio_tags_left_out');
    const spoken = spokenOf((await answer.json()) as TimedDialogue).replace(/\s+/g, ' ');
    expect(spoken).toBe('Oh, that is too good. Be quiet. They can hear us. All right.');
  });

  test('that are rendered give no warning, and a pause is heard', async () => {
    const rendered = await ask(
      '',
      [
        [0, '[whispers] Come [pause] closer.'],
        [1, '[excited] I am!'],
      ],
      { seed: 3 },
    );
    await rendered.arrayBuffer();
    expect(rendered.headers.get('x-mynah-warnings') ?? '').not.toContain('audio_tags');
    const plain = await itemOf(
      await ask('', [
        [0, 'Come closer.'],
        [1, 'I am here!'],
      ]),
    );
    const paused = await itemOf(
      await ask('', [
        [0, 'Come [long pause] closer.'],
        [1, 'I am here!'],
      ]),
    );
    expect(paused.duration_ms! - plain.duration_ms!).toBeGreaterThan(1000);
  });

  test('a turn of tags alone is silent and keeps its place', async () => {
    const { voice_segments, alignment } = await timed([
      [0, 'Hello there.'],
      [1, '[laughs]'],
      [0, 'What is it?'],
    ]);
    expect(voice_segments.map((segment) => segment.dialogue_input_index)).toEqual([0, 1, 2]);
    expect(alignment!.characters.join('')).toBe('Hello there.[laughs]What is it?');
  });

  test('are left out of text to speech with eleven_v3 too', async () => {
    const answer = await app.fetch(`/v1/text-to-speech/${voices[0]!.voice_id}/with-timestamps`, {
      apiKey,
      json: { text: '[in the style of a pirate] Land ahead! [loudly] Land!', model_id: 'eleven_v3' },
    });
    expect(answer.headers.get('x-mynah-warnings')).toContain('audio_tags_left_out');
    expect(spokenOf((await answer.json()) as TimedDialogue).replace(/\s+/g, ' ')).toBe('Land ahead! Land!');
  });
});

describe('refusals', () => {
  test.each<[string, object, number]>([
    ['no inputs', { inputs: [] }, 422],
    ['no voice', { inputs: [{ text: 'Hi' }] }, 422],
    ['inputs that are no list', { inputs: 'Hi' }, 422],
  ])('%s', async (_, json, status) => {
    expect((await app.fetch('/v1/text-to-dialogue', { apiKey, json })).status).toBe(status);
  });

  test('nothing to speak, too much, too many voices, an unknown voice', async () => {
    expect(
      await statusOf(
        await ask('', [
          [0, '[laughs]'],
          [1, ' … '],
        ]),
      ),
    ).toEqual([400, 'input_text_empty']);
    expect(
      await statusOf(
        await ask('', [
          [0, 'a '.repeat(1300)],
          [1, 'b '.repeat(1300)],
        ]),
      ),
    ).toEqual([400, 'max_character_limit_exceeded']);
    const many = Array.from({ length: 11 }, (_, index) => ({ text: 'Hi', voice_id: `voice${index}` }));
    expect(
      await statusOf(await app.fetch('/v1/text-to-dialogue', { apiKey, json: { inputs: many } })),
    ).toEqual([400, 'invalid_request']);
    const json = { inputs: [{ text: 'Hi', voice_id: 'nobody' }] };
    expect((await app.fetch('/v1/text-to-dialogue', { apiKey, json })).status).toBe(404);
  });

  test('a stranger', async () => {
    const json = { inputs: inputsOf(talk) };
    expect((await app.fetch('/v1/text-to-dialogue', { json })).status).toBe(401);
  });
});
