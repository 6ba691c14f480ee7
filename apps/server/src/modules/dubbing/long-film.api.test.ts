import type { DubbingEditor, DubbingLine } from '@mynah/contract/dubbing/editor';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dubbings } from './dubbings.tables.ts';
import { dubbingSegments } from './segments.tables.ts';
import { dubbingLines, dubbingTargets } from './targets.tables.ts';
import { csv, dub, ended, talk } from './test/dubbed.ts';

let app: TestApp;
let owner: Person;
let id: string;
const count = 1_500;
/** What the database was asked of dubbings. */
const asked: string[] = [];
const { query } = pg.Client.prototype;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
  id = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt' });
  expect((await ended(owner, id)).error).toBeNull();
  await growTo90Minutes();
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    const [statement] = parameters as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (/"?dubbing_(lines|segments|takes|speakers)/.test(text)) asked.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, parameters);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await app?.close();
});

/** A film of 1,500 lines, as the database has it: to hear one would take half an hour. */
async function growTo90Minutes(): Promise<void> {
  const { db } = app.platform;
  await db.update(dubbings).set({ durationMs: 5_400_000 }).where(eq(dubbings.id, id));
  const [target] = await db.select().from(dubbingTargets).where(eq(dubbingTargets.dubbingId, id));
  const [first] = await db.select().from(dubbingSegments).where(eq(dubbingSegments.dubbingId, id));
  const { workspaceId, speakerId } = first!;
  const place = { dubbingId: id, workspaceId };
  const segments = Array.from({ length: count - 2 }, (_, at) => ({
    ...{ ...place, speakerId, id: `long_${at}`, text: `Line ${at}` },
    ...{ startMs: 10_000 + at * 3_000, endMs: 12_500 + at * 3_000 },
  }));
  const lines = segments.map(({ id: segmentId, text }) => ({
    ...{ ...place, targetId: target!.id, segmentId, translation: `Linha: ${text}`, sourceText: text },
    ...{ shorter: [], isLocked: false, attempt: 0, state: 'idle' as const },
  }));
  await db.insert(dubbingSegments).values(segments);
  await db.insert(dubbingLines).values(lines);
}

const show = async (): Promise<DubbingEditor> =>
  (await owner.call('GET', `/v1/dubbing/${id}/editor/pt`)).body as DubbingEditor;
const toChange = (line: DubbingLine, text: string) => ({
  segment_id: line.segment_id,
  speaker_id: line.speaker_id,
  start_ms: line.start_ms,
  end_ms: line.end_ms,
  source_text: `${line.source_text}.`,
  text,
  is_locked: false,
});

/** How many statements a save of so many lines takes. */
async function save(lines: readonly DubbingLine[], text: string): Promise<number> {
  const { revision } = await show();
  asked.length = 0;
  const changed = { revision, lines: lines.map((line) => toChange(line, text)) };
  const answer = await owner.call('PATCH', `/v1/dubbing/${id}/editor/pt`, changed);
  expect([answer.status, answer.code]).toEqual([200, '']);
  return asked.length;
}

it('500 of 1,500 lines are saved by as few statements as two', async () => {
  const { lines } = await show();
  expect(lines).toHaveLength(count);
  const few = await save(lines.slice(0, 2), 'Duas.');
  const many = await save(lines.slice(200, 700), 'Muitas.');
  expect(many).toBe(few);
  expect(many).toBeLessThan(25);
  const after = await show();
  expect(after.lines.filter(({ text }) => text === 'Muitas.')).toHaveLength(500);
  expect(after.lines[0]).toMatchObject({ text: 'Duas.', is_stale: true });
});

it('lines that were made are shown alone, without the rest of the film', async () => {
  const { body } = await owner.call(
    'GET',
    `/v1/dubbing/${id}/editor/pt?segment_ids=long_1&segment_ids=long_7`,
  );
  expect(body).toMatchObject({
    lines: [{ segment_id: 'long_1' }, { segment_id: 'long_7' }],
    source_peaks: [],
  });
});

it('more speech than five minutes is not heard while the caller waits', async () => {
  const segments = Array.from({ length: 130 }, (_, at) => `long_${at}`);
  const answer = await owner.call('POST', `/v1/dubbing/resource/${id}/transcribe`, { segments });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('300 seconds')]);
});

it('an id of another dubbing is refused, of a line and of a speaker', async () => {
  const other = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt' });
  await ended(owner, other);
  const theirs = (await owner.call('GET', `/v1/dubbing/${other}/editor/pt`)).body as DubbingEditor;
  const { revision, speakers, lines } = await show();
  const place = { speaker_id: lines[0]!.speaker_id, start_ms: 4_700_000, end_ms: 4_702_000 };
  const line = { ...toChange(lines[0]!, 'Outra.'), ...place, segment_id: theirs.lines[0]!.segment_id };
  const path = `/v1/dubbing/${id}/editor/pt`;
  expect((await owner.call('PATCH', path, { revision, lines: [line] })).status).toBe(422);
  const known = speakers.map(({ speaker_id, name, voice_id }) => ({ speaker_id, name, voice_id }));
  const foreign = { ...known[0]!, speaker_id: theirs.speakers[0]!.speaker_id };
  expect((await owner.call('PATCH', path, { revision, speakers: [...known, foreign] })).status).toBe(422);
  expect((await show()).revision).toBe(revision);
  const after = (await owner.call('GET', `/v1/dubbing/${other}/editor/pt`)).body as DubbingEditor;
  expect(after.lines).toEqual(theirs.lines);
});

it('another voice of a speaker, and a line ordered anew, make the outputs of languages older', async () => {
  const stateOf = async () => {
    const { rows } = await app.platform.db.execute<{ state: string; revision: number }>(
      sql`select state, revision from dubbing_targets where dubbing_id = ${id}`,
    );
    return rows[0]!;
  };
  const { revision, speakers } = await show();
  const known = speakers.map(({ speaker_id, name, voice_id }) => ({ speaker_id, name, voice_id }));
  const before = await stateOf();
  const renamed = known.map((speaker) => ({ ...speaker, name: `${speaker.name}!` }));
  const path = `/v1/dubbing/${id}/editor/pt`;
  const named = await owner.call('PATCH', path, { revision, speakers: renamed });
  expect(named.status).toBe(200);
  expect((await stateOf()).revision).toBe(before.revision);
  const voiced = renamed.map((speaker) => ({ ...speaker, voice_id: '21m00Tcm4TlvDq8ikWAM' }));
  const spoken = await owner.call('PATCH', path, { revision: revision + 1, speakers: voiced });
  expect(spoken.status).toBe(200);
  const after = await stateOf();
  expect(after.revision).toBeGreaterThan(before.revision);
  const order = await owner.call('POST', `${path}/translate`, { segment_ids: ['long_3'] });
  expect(order.status).toBe(200);
  expect(await stateOf()).toEqual({ state: 'stale', revision: after.revision + 1 });
});
