import type pg from 'pg';

/** What the filters of the list are measured with. */
export const marks = {
  voice: 'bench-voice-7',
  model: 'eleven_v3',
  /** Of one item in a thousand. */
  rareModel: 'eleven_turbo_v2',
  commonWord: 'river',
  /** In one text of a thousand. */
  rareWord: 'zeppelin',
} as const;

const batchSize = 1_000;
const voices = 20;
const words =
  'the city was quiet that morning and for first time in weeks she could hear river from her window it sounded like a voice clearing its throat before speech about ferries lights islands bicycles and rain'.split(
    ' ',
  );

export const rowId = (index: number): string => `bench${String(index).padStart(15, '0')}`;

/**
 * Fills the workspace with speech items, one every five minutes up to now, as wide as real ones: texts of a sentence
 * or two, the waveform in the row, the times of the characters beside it.
 */
export async function fillHistory(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from workspaces order by created_at limit 1',
  );
  for (let first = 0; first < count; first += batchSize) {
    const indexes = Array.from({ length: Math.min(batchSize, count - first) }, (_, at) => first + at);
    await client.query(insertRows, [
      rows[0]?.id,
      indexes.map(rowId),
      indexes.map(textOf),
      indexes.map((index) => `bench-voice-${index % voices}`),
      indexes.map((index) => (index % 1000 === 7 ? marks.rareModel : modelOf(index))),
      indexes.map((index) => (count - index) * 300),
    ]);
  }
  // as the database does by itself a while later
  await client.query('vacuum analyze history_items');
}

export const emptyHistory = (client: pg.Client): Promise<unknown> =>
  client.query(`delete from history_items where id like 'bench%'`);

const modelOf = (index: number): string =>
  ['eleven_multilingual_v2', 'eleven_flash_v2_5', marks.model][index % 3] ?? marks.model;

/** 8 to 47 words, the same in each run. */
function textOf(index: number): string {
  const chosen = Array.from(
    { length: 8 + (index % 40) },
    (_, at) => words[(index * 7919 + at * 104_729 + ((index * at) % 97)) % words.length],
  );
  return `${chosen.join(' ')}${index % 1000 === 3 ? ` ${marks.rareWord}` : ''}, ${index}.`;
}

const insertRows = `
  insert into history_items (id, workspace_id, request_id, source, voice_id, voice_name, voice_category, model_id,
    text, settings, output_format, content_type, engine, audio_blob, audio_bytes, duration_ms, peaks, alignments,
    credits, character_count_from, character_count_to, created_at)
  select id, $1, 'request-' || id, 'TTS', voice, 'Voice ' || voice, 'premade', model,
    text, '{"stability":0.5,"similarity_boost":0.75,"style":0,"use_speaker_boost":true,"speed":1}',
    'mp3_44100_128', 'audio/mpeg', 'bench', encode(sha256(id::bytea), 'hex'), 90000, 5600,
    decode(repeat(md5(id), 50), 'hex'),
    jsonb_build_object('alignment', jsonb_build_object('characters', string_to_array(text, null))),
    100, 0, 100, now() - age * interval '1 second'
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[]) as made (id, text, voice, model, age)`;
