import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dubbing } from '@mynah/contract/dubbing/dubbing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LanguageModelServer, startLanguageModelServer } from '../../../test/language-model-server.ts';
import { databasePid, queryDatabase, readBooks } from '../../../test/server-database.ts';
import { ServerProcess, testApiKey } from '../../../test/server-process.ts';
import { type FormFields, formOf } from '../../../test/speech-files.ts';
import { until } from '../../../test/until.ts';
import { csv, talk } from './test/dubbed.ts';

/** A server that is killed for real while it dubs: its database stops it at the place that a test names. */
let folder: string;
let server: ServerProcess;
let model: LanguageModelServer;

const database = () => join(folder, 'postgres');
const query = <Row extends object>(statement: string): Promise<Row[]> =>
  queryDatabase<Row>(database(), statement);

/** What the robotic voices, which are quick, need besides: nothing is heard, separated or cloned here. */
const packs = ['ffmpeg', 'speaker-id'];

async function linkPacks(): Promise<void> {
  await mkdir(join(folder, 'some-packs'));
  for (const pack of packs)
    await symlink(join(process.env.MYNAH_PACKS ?? '', pack), join(folder, 'some-packs', pack));
}

const environment = () => ({
  MYNAH_LANGUAGE_MODEL_URL: model.url,
  MYNAH_JOB_HEARTBEAT_SECONDS: '10',
  MYNAH_PACKS: join(folder, 'some-packs'),
});

/** Notes each step that is begun and recorded, and waits where one that is held would be recorded. */
const watching = `
  create table watch_held (step text primary key);
  create table watch_seen (at bigserial, run_id text, step text, what text);
  create function watch_begun() returns trigger language plpgsql as $$ begin
    insert into watch_seen (run_id, step, what) values (new.run_id, new.name || ' ' || new.index, 'begun');
    return new;
  end $$;
  create function watch_recorded() returns trigger language plpgsql as $$ begin
    if exists (select 1 from watch_held where step = new.name || ' ' || new.index) then
      perform pg_sleep(600);
    end if;
    insert into watch_seen (run_id, step, what) values (new.run_id, new.name || ' ' || new.index, 'recorded');
    return new;
  end $$;
  create function watch_end() returns trigger language plpgsql as $$ begin
    if exists (select 1 from watch_held where step = 'end') then perform pg_sleep(600); end if;
    return new;
  end $$;
  create trigger watch_inserted after insert on workflow_steps for each row execute function watch_begun();
  create trigger watch_again after update of attempts on workflow_steps for each row execute function watch_begun();
  create trigger watch_recorded before update of recorded_at on workflow_steps for each row
    when (new.recorded_at is not null) execute function watch_recorded();
  create trigger watch_end before update on dubbing_targets for each row
    when (new.state = 'completed' and old.state <> 'completed') execute function watch_end();`;

const hold = (step: string) => query(`insert into watch_held values ('${step}')`);
const letGo = () => query('delete from watch_held');
const untilHeld = () =>
  until(async () => {
    const held = await query("select 1 from pg_stat_activity where wait_event = 'PgSleep'");
    expect(held.length).toBeGreaterThan(0);
  });

/** Server and database are gone, and what they were at; others take over, as far as `next`. */
async function killAndStart(next?: string): Promise<void> {
  await letGo();
  if (next) await hold(next);
  process.kill(await databasePid(database()), 'SIGKILL');
  await server.end('SIGKILL');
  server = await ServerProcess.start(folder, environment());
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-killed-dubbing-'));
  model = await startLanguageModelServer(({ messages }) => {
    const { lines } = JSON.parse(messages.at(-1)?.content ?? '') as { lines: { id: number; text: string }[] };
    // short, with the number of the line: nothing is asked for again
    const said = lines.map(({ id, text }) => ({ id, text: `Linha ${/\d+/.exec(text)?.[0]}.` }));
    return { text: JSON.stringify({ lines: said }) };
  });
  await linkPacks();
  server = await ServerProcess.start(folder, environment());
  await query(watching);
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await model?.close();
  await rm(folder, { recursive: true, force: true });
});

async function begin(fields: FormFields): Promise<string> {
  const answer = await fetch(`${server.url}/v1/dubbing`, {
    method: 'POST',
    headers: { 'xi-api-key': testApiKey },
    body: formOf({
      source_lang: 'en',
      target_lang: 'pt',
      foreground_audio_file: talk(),
      disable_voice_cloning: 'true',
      ...fields,
    }),
  });
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
  return ((await answer.json()) as { dubbing_id: string }).dubbing_id;
}

const show = async (id: string): Promise<Dubbing> =>
  (await (await server.fetch(`/v1/dubbing/${id}`)).json()) as Dubbing;
const ended = (id: string) =>
  until(async () => {
    const shown = await show(id);
    expect(['dubbed', 'failed']).toContain(shown.status);
    return shown;
  });

const cue = (at: number): string =>
  `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\nWhat is said now is line ${at}.\n`;
const lines = 6;
const subtitles = () => new File([Array.from({ length: lines }, (_, at) => cue(at)).join('\n')], 'lines.srt');

test('[DUB-003] kill -9 at every stage: what was recorded is not done again, and it is charged once', async () => {
  await hold('separate 0');
  const id = await begin({ file: talk(), source_subtitles_file: subtitles() });
  const stages = ['separate 0', 'translate 0', 'line of 0 2', 'output 0', 'end'];
  for (const [at, stage] of stages.entries()) {
    await untilHeld();
    const { status, progress } = await show(id);
    expect(status).toBe(at === 0 ? 'preparing' : 'dubbing');
    // nobody asks for it: the work goes on by itself
    await killAndStart(stages[at + 1]);
    expect((await show(id)).progress, stage).toBeGreaterThanOrEqual(progress);
  }
  const shown = await ended(id);
  expect([shown.status, shown.error]).toEqual(['dubbed', null]);
  const seen = await query<{ run_id: string; step: string; what: string }>(
    'select run_id, step, what from watch_seen order by at',
  );
  const recorded = new Set<string>();
  for (const { run_id, step, what } of seen) {
    const key = `${run_id} ${step}`;
    expect(recorded.has(key), `${what} again after it was recorded: ${step}`).toBe(false);
    if (what === 'recorded') recorded.add(key);
  }
  expect([...recorded].map((key) => key.slice(key.indexOf(' ') + 1)).sort()).toEqual(
    [
      ...['separate 0', 'sounds 0', 'plan 0', 'translate 0', 'voices 0', 'output 0'],
      ...Array.from({ length: lines }, (_, at) => `line of 0 ${at}`),
    ].sort(),
  );
  // asked once more for what the kill took away, and no more
  expect(model.requests).toHaveLength(2);
  const takes = await query<{ segment_id: string }>('select segment_id from dubbing_takes');
  expect(new Set(takes.map(({ segment_id }) => segment_id)).size).toBe(lines);
  expect(takes).toHaveLength(lines);
  const { charged, ...books } = await readBooks(database());
  expect({ ...books, charged }).toEqual({
    charged: shown.usage.credits,
    used: shown.usage.credits,
    reserved: 0,
    reservations: 0,
    slots: 0,
  });
  const audio = await server.fetch(`/v1/dubbing/${id}/audio/pt`);
  expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
});

test('canceled while a line is spoken: nothing is spoken after it, and what was held is given back', async () => {
  const before = await readBooks(database());
  await hold('line of 0 0');
  const id = await begin({ file: talk(), csv_file: csv() });
  await untilHeld();
  expect((await readBooks(database())).reserved).toBeGreaterThan(0);
  let isAnswered = false;
  const canceling = server.fetch(`/v1/dubbing/${id}/cancel`, {}).finally(() => {
    isAnswered = true;
  });
  // it may have to wait for the line that is just being recorded
  await until(async () => {
    const waiting = await query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    expect(isAnswered || waiting.length > 0).toBe(true);
  });
  await letGo();
  await query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
  expect((await canceling).status).toBe(200);
  const shown = await ended(id);
  expect(shown).toMatchObject({
    status: 'failed',
    refunded: true,
    error: expect.stringContaining('canceled'),
  });
  await until(async () => expect(await readBooks(database())).toEqual(before));
  const seen = await query(`select 1 from watch_seen where step like 'output%' and run_id in
    (select run_id from watch_seen where step = 'line of 0 0' and what = 'begun') and what = 'recorded'`);
  expect(seen).toHaveLength(1);
});
