import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { PgBossJobs } from '../src/platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createTestDatabase } from './test-app.ts';

const migrations = fileURLToPath(new URL('../src/migrations', import.meta.url));

/** The migrations as they were before stepped work had tables of its own. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const journalPath = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const first = texts.findIndex((text) => text.includes('CREATE TABLE "workflow_runs"'));
  const entries = journal.entries.slice(0, first);
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }));
  return folder;
}

const songPlan = `'{}', '[]', '{}', 1, 'arranger', 'music_v1', 'mp3_44100_128', 'request', '{}', '[]'`;
const olderRows = (jobs: { song: string; transcript: string; training: string; clone: string }) => `
  set session_replication_role = replica;
  insert into music_songs (id, workspace_id, status, steps_done, steps_total, job_id, plan, sources, facts, seed,
    engine, model_id, output_format, request_id, request, warnings) values
    ('open', 'ws', 'composing', 2, 4, '${jobs.song}', ${songPlan}), ('done', 'ws', 'done', 1, 1, 'gone', ${songPlan});
  insert into music_steps (song_id, place, section, start_ms, blob) values
    ('open', 0, 0, 0, 'a'), ('open', 1000, 1, 4000, 'b'), ('open', 1001, 1, 5000, 'c'), ('done', 0, 0, 0, 'd');
  insert into transcriptions (id, workspace_id, request_id, state, job_id, "order", title, content_type, duration_ms,
    done_ms) values ('half', 'ws', 'request', 'running', '${jobs.transcript}', '{}', 'Talk', 'audio/wav', 60000, 9000),
    ('whole', 'ws', 'request', 'done', 'gone', '{}', 'Talk', 'audio/wav', 60000, 60000);
  insert into transcription_steps (transcription_id, channel_index, start_ms, end_ms, words, speech, voices, peaks)
    values ('half', 0, 0, 9000, '[]', '[]', '[]', '');
  insert into voice_trainings (voice_id, workspace_id, language, job_id, state, stage, progress, search_state, started_at)
    values ('trainee', 'ws', 'en', '${jobs.training}', 'fine_tuning', 'fitting', 0.3, '{}', now()),
    ('trained', 'ws', 'en', 'gone', 'fine_tuned', 'done', 1, null, now());
  insert into voice_clones (voice_id, workspace_id, job_id, state, progress, search_state) values
    ('near', 'ws', '${jobs.clone}', 'refining', 0.4, 'half-way'), ('refined', 'ws', 'gone', 'refined', 1, 'end')`;

test('songs, transcripts, trainings and clones of an older state that were under way go on', async () => {
  const database = await createTestDatabase('template0');
  const client = new pg.Client({ connectionString: database.url });
  const folder = await olderMigrations();
  const log = createLog('silent');
  const olderJob = (name: string) => ({ name, payload: z.unknown(), retryLimit: 5, expireInSeconds: 60 });
  const song = olderJob('music.compose-song');
  const transcript = olderJob('speech-to-text.transcribe');
  const training = olderJob('voices.train-voice');
  const clone = olderJob('voices.refine-clone');
  const jobs = new PgBossJobs({ url: database.url, log, heartbeatSeconds: 120 });
  try {
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder: folder });
    await jobs.start([song, transcript, training, clone]);
    const ids = {
      song: (await jobs.enqueue(song, { workspaceId: 'ws', songId: 'open' }))!,
      transcript: (await jobs.enqueue(transcript, { workspaceId: 'ws', transcriptionId: 'half' }))!,
      training: (await jobs.enqueue(training, { workspaceId: 'ws', voiceId: 'trainee' }))!,
      clone: (await jobs.enqueue(clone, { workspaceId: 'ws', voiceId: 'near' }))!,
    };
    await client.query(olderRows(ids));
    await migrateDatabase(database.url);
    const all = async (query: string) => (await client.query(query)).rows;
    const run = { workspace_id: 'ws', state: 'waiting' };
    expect(
      await all('select id, workspace_id, kind, state, job_id, progress from workflow_runs order by kind'),
    ).toEqual([
      { ...run, id: 'open', kind: song.name, job_id: ids.song, progress: 0.5 },
      { ...run, id: 'half', kind: transcript.name, job_id: ids.transcript, progress: 0 },
      { ...run, id: ids.clone, kind: clone.name, job_id: ids.clone, progress: 0 },
      { ...run, id: 'trainee', kind: training.name, job_id: ids.training, progress: 0 },
    ]);
    expect(
      await all('select voice_id, state, stage, progress from voice_trainings order by voice_id'),
    ).toEqual([
      { voice_id: 'trained', state: 'fine_tuned', stage: 'done', progress: 1 },
      { voice_id: 'trainee', state: 'queued', stage: 'waiting', progress: 0 },
    ]);
    expect(
      await all('select voice_id, run_id, progress, search_state from voice_clones order by voice_id'),
    ).toEqual([
      { voice_id: 'near', run_id: ids.clone, progress: 0.4, search_state: 'half-way' },
      { voice_id: 'refined', run_id: null, progress: 1, search_state: null },
    ]);
    const part = (place: number, section: number, startMs: number, blob: string) => ({
      ...{ place, section, startMs, blob },
    });
    expect(
      await all(`select index, result, blobs from workflow_steps where run_id = 'open' and name = 'part'
        and recorded_at is not null order by index`),
    ).toEqual([
      { index: 0, result: [part(0, 0, 0, 'a')], blobs: ['a'] },
      { index: 1, result: [part(1000, 1, 4000, 'b'), part(1001, 1, 5000, 'c')], blobs: ['b', 'c'] },
    ]);
    expect(await all('select song_id, blob from music_steps')).toEqual([{ song_id: 'done', blob: 'd' }]);
    expect(await all(`select data, retry_limit from jobs.job order by name`)).toEqual([
      { data: { runId: 'open' }, retry_limit: 105 },
      { data: { runId: 'half' }, retry_limit: 105 },
      { data: { runId: ids.clone }, retry_limit: 105 },
      { data: { runId: 'trainee' }, retry_limit: 105 },
    ]);
  } finally {
    await jobs.stop();
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
