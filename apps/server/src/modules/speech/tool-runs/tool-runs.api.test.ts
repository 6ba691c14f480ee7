import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { voiceLikeSound } from '@mynah/engine-spec/conformance';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { getCreditAccount } from '../../billing/actions/get-credit-account.ts';
import { removeEnded } from './actions/remove-tool-run.ts';

/** What the app has made in the background: whichever tool, it is one mechanism. */
let app: TestApp;
let voiceId: string;
let person: Signed;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
});
beforeEach(async () => {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  person = await makeMember(app, workspaceId, 'admin');
});
afterAll(() => app?.close());

const rateHz = 16_000;
const recordingOf = (seconds: number): File => {
  const sound = voiceLikeSound(2, rateHz);
  const bytes = Buffer.from(Int16Array.from(sound, (sample) => sample * 20_000).buffer);
  return wavOf(new Uint8Array(Buffer.concat(Array.from({ length: Math.ceil(seconds / 2) }, () => bytes))));
};

const call = (path: string, init: Parameters<TestApp['fetch']>[1] = {}, who = person): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${who.accessToken}`);
  return app.fetch(path, { ...init, headers });
};
const post = (path: string, who = person) => call(path, { method: 'POST' }, who);
const order: Record<string, (file?: File) => Promise<Response>> = {
  'voice-isolator': (audio = recordingOf(4)) =>
    call('/v1/tool-runs/voice-isolator', { method: 'POST', body: formOf({ audio }) }),
  'voice-changer': (audio = recordingOf(4)) =>
    call('/v1/tool-runs/voice-changer', { method: 'POST', body: formOf({ audio, voice_id: voiceId }) }),
  'sound-effects': () =>
    call('/v1/tool-runs/sound-effects', { json: { text: 'rain', duration_seconds: 12, batch: 'four' } }),
};
const tools = Object.keys(order);
const begin = async (tool: string, file?: File): Promise<ToolRun> => {
  const answer = await order[tool]!(file);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ToolRun;
};
const look = async ({ run_id }: ToolRun): Promise<ToolRun> =>
  (await (await call(`/v1/tool-runs/${run_id}`)).json()) as ToolRun;
const listed = async (query = ''): Promise<ToolRun[]> =>
  ((await (await call(`/v1/tool-runs${query}`)).json()) as { runs: ToolRun[] }).runs;
const ended = (run: ToolRun, state: string): Promise<ToolRun> =>
  until(async () => {
    const seen = await look(run);
    expect(seen.state).toBe(state);
    return seen;
  });
const account = async () => {
  const { used, reserved } = await getCreditAccount(app.platform, person.actor.workspaceId);
  return { used, reserved };
};
const progressOf = async ({ run_id }: ToolRun): Promise<number[]> => {
  const { rows } = await app.platform.db.$client.query(
    `select (payload ->> 'progress')::float as progress from events
     where name = 'work.progressed' and payload ->> 'id' = $1 order by sequence`,
    [run_id],
  );
  return rows.map((row: { progress: number }) => row.progress);
};
const leftOver = async (): Promise<number> => {
  const { rows } = await app.platform.db.$client.query(
    `select count(*)::int as left from workflow_steps s join workflow_runs r on r.id = s.run_id
     where r.workspace_id = $1`,
    [person.actor.workspaceId],
  );
  return rows[0].left;
};

test.each(tools)(
  '%s goes on without its caller, is charged once, and is found in the history',
  async (tool) => {
    const begun = await begin(tool);
    expect(begun).toMatchObject({ tool, history_item_id: null, failure: null });
    expect((await account()).used).toBe(0);
    const done = await ended(begun, 'done');
    expect(done).toMatchObject({ progress: 1, history_item_id: begun.run_id });
    expect(done.engine).toBeTruthy();
    const item = await (await call(`/v1/history/${done.history_item_id}`)).json();
    expect(item).toMatchObject({ duration_ms: expect.closeTo(tool === 'sound-effects' ? 12_000 : 4000, -3) });
    const sound = await call(`/v1/history/${done.history_item_id}/audio`);
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(5000);
    const { used, reserved } = await account();
    expect(reserved).toBe(0);
    expect(used).toBeGreaterThan(0);
    expect(await listed(`?tool=${tool}`)).toEqual([done]);
    // what it needed on the way is gone
    await until(async () => expect(await leftOver()).toBe(0));
    const { rows } = await app.platform.db.$client.query('select source_blob from tool_runs where id = $1', [
      begun.run_id,
    ]);
    expect(rows).toEqual([{ source_blob: null }]);
  },
);

test('one that was stopped gives its credits back, and goes on where it stood when it is tried again', async () => {
  const begun = await begin('voice-isolator', recordingOf(160));
  await until(async () => expect((await look(begun)).progress).toBeGreaterThan(0));
  expect(await (await post(`/v1/tool-runs/${begun.run_id}/cancel`)).json()).toEqual({ status: 'ok' });
  await ended(begun, 'cancelled');
  await until(async () => expect(await account()).toEqual({ used: 0, reserved: 0 }));
  expect((await listed())[0]).toMatchObject({ state: 'cancelled', history_item_id: null });
  expect((await readRefusal(await post(`/v1/tool-runs/${begun.run_id}/cancel`))).status).toBe(409);
  const before = await progressOf(begun);
  const { rows } = await app.platform.db.$client.query(
    'select count(*)::int as recorded from workflow_steps where run_id = $1 and recorded_at is not null',
    [begun.run_id],
  );
  expect(rows[0].recorded).toBeGreaterThan(0);

  expect((await post(`/v1/tool-runs/${begun.run_id}/retry`)).status).toBe(200);
  await ended(begun, 'done');
  const after = (await progressOf(begun)).slice(before.length);
  expect(Math.min(...after)).toBeGreaterThan(Math.max(...before));
  const item = await (await call(`/v1/history/${begun.run_id}`)).json();
  expect(item.duration_ms).toBeCloseTo(160_000, -4);
  const { reserved } = await account();
  expect(reserved).toBe(0);
  expect((await readRefusal(await post(`/v1/tool-runs/${begun.run_id}/retry`))).status).toBe(409);
});

test('another workspace neither sees nor stops it, nor does a viewer stop it', async () => {
  const begun = await begin('sound-effects');
  const { workspaceId } = await makeNeighbor(app, 'pro');
  const stranger = await makeMember(app, workspaceId, 'admin');
  const viewer = await makeMember(app, person.actor.workspaceId, 'viewer');
  expect((await call('/v1/tool-runs', {}, stranger).then((answer) => answer.json())) as object).toEqual({
    runs: [],
  });
  for (const path of ['', '/cancel', '/retry']) {
    const answer =
      path === ''
        ? call(`/v1/tool-runs/${begun.run_id}`, {}, stranger)
        : post(`/v1/tool-runs/${begun.run_id}${path}`, stranger);
    expect((await readRefusal(await answer)).status, path).toBe(404);
  }
  const remove = (who: Signed) => call(`/v1/tool-runs/${begun.run_id}`, { method: 'DELETE' }, who);
  expect((await readRefusal(await remove(stranger))).status).toBe(404);
  expect((await readRefusal(await post(`/v1/tool-runs/${begun.run_id}/cancel`, viewer))).status).toBe(403);
  await ended(begun, 'done');
});

test.each(['voice-isolator', 'voice-changer'])(
  '%s refuses a silent recording by name, and keeps nothing of it',
  async (tool) => {
    const refusal = await readRefusal(await order[tool]!(wavOf(silence(3))));
    expect(refusal).toMatchObject({ status: 400, code: 'no_speech' });
    expect(refusal.message).toBe('We heard no speech in this recording.');
    const noSound = await readRefusal(await order[tool]!(new File(['a letter'.repeat(99)], 'letter.mp3')));
    expect(noSound).toMatchObject({ status: 400, code: 'invalid_audio' });
    expect(await listed()).toEqual([]);
    expect(await account()).toEqual({ used: 0, reserved: 0 });
  },
);

test('a transcript for the app is refused where nobody speaks; a program gets an empty one as ever', async () => {
  const fields = { model_id: 'scribe_v2', file: wavOf(silence(3)) };
  const asked = (path: string) => call(path, { method: 'POST', body: formOf(fields) });
  const refusal = await readRefusal(await asked('/v1/speech-to-text/transcripts'));
  expect(refusal).toMatchObject({ status: 400, code: 'no_speech' });
  expect((await asked('/v1/speech-to-text')).status).toBe(200);
});

test('what is removed while it is made ends there; what ended is forgotten after a day, and its sound stays', async () => {
  const removed = await begin('voice-isolator', recordingOf(400));
  await until(async () => expect((await look(removed)).state).toBe('running'));
  expect((await call(`/v1/tool-runs/${removed.run_id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await listed()).toEqual([]);
  await until(async () => expect(await account()).toEqual({ used: 0, reserved: 0 }));

  const done = await ended(await begin('sound-effects'), 'done');
  await removeEnded(app.platform);
  expect(await listed()).toHaveLength(1);
  await app.platform.db.$client.query(`update tool_runs set updated_at = now() - interval '2 days'`);
  await removeEnded(app.platform);
  expect(await listed()).toEqual([]);
  expect((await call(`/v1/history/${done.run_id}`)).status).toBe(200);
});

test('whoever ordered it hears that it changed, by an event that names no words', async () => {
  const begun = await begin('sound-effects');
  await ended(begun, 'done');
  const { rows } = await app.platform.db.$client.query(
    `select payload from events where name = 'tool-run.changed' and payload ->> 'run_id' = $1 order by sequence`,
    [begun.run_id],
  );
  const told = rows.map((row: { payload: object }) => row.payload);
  const facts = { run_id: begun.run_id, tool: 'sound-effects', user_id: person.actor.userId };
  expect(told).toEqual([
    { ...facts, state: 'running', history_item_id: null },
    { ...facts, state: 'done', history_item_id: begun.run_id },
  ]);
});
