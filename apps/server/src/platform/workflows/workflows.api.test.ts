import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SampleWorkflow, WorkflowCore } from '../../../test/stepped-work.ts';
import { until } from '../../../test/until.ts';
import { openDatabase } from '../db/database.ts';
import { Failure } from '../errors/index.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { abandonRuns, cancelRun, clearRun, clearRuns, removeRun } from './index.ts';

let core: WorkflowCore;
const busy = new Failure('system_busy', 'No engine is free.');

beforeAll(async () => {
  core = await WorkflowCore.open();
});
afterAll(() => core?.close());

/** A try as the queue would begin it. */
function tryOf(
  started: { id: string; jobId: string },
  { attempt = 0, signal = new AbortController().signal } = {},
): JobRun<unknown> {
  return {
    id: started.jobId,
    payload: { runId: started.id },
    signal,
    attempt,
    advanced: async () => {},
  };
}

/** Every place between two effects of a work of two items. */
const places = [
  'begun',
  'in the first',
  'the first persisted',
  'after the first',
  'in a',
  'a persisted',
  'in b',
  'b persisted',
  'after the parts',
  'before the outcome',
  'in the outcome',
  'after the outcome',
];

describe('kill', () => {
  let at = '';
  let killed: () => void;
  let workflow: SampleWorkflow;
  beforeAll(async () => {
    const pass = async (where: string) => {
      if (where !== at) return;
      killed();
      // what is killed does nothing any more
      await new Promise(() => {});
    };
    workflow = core.sample('test.killed', { pass });
    await core.jobs.start([workflow.job]);
  });

  /** A try in a process of its own, as the database sees it: its connections break where it is killed. */
  async function dieAt(
    where: string,
    started: { id: string; jobId: string },
    attempt: number,
  ): Promise<void> {
    at = where;
    const url = new URL(core.database.url);
    url.searchParams.set('application_name', 'killed');
    const db = openDatabase(url.href);
    await new Promise<void>((resolve, reject) => {
      killed = resolve;
      core
        .handler(workflow, core.host({ db }))
        .run(tryOf(started, { attempt }))
        .then(() => reject(new Error(`It was not killed ${where}.`)), reject);
    });
    at = '';
    await core.db.$client.query(
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity where application_name = 'killed'`,
    );
    // a transaction that was open when it died keeps its pool waiting
    void db.$client.end();
  }

  test.each(places)('%s: goes on after the last recorded step, and leaves nothing', async (where) => {
    const before = await core.storedBlobs();
    const started = await core.start(workflow, { items: ['a', 'b'] });
    await dieAt(where, started, 0);
    const [recorded, madeBefore] = [await core.recorded(started.id), await core.made(started.id)];
    await core.handler(workflow).run(tryOf(started, { attempt: 1 }));
    const { state, outcome } = await core.outcome(started.id);
    expect({ state, parts: outcome?.parts }).toEqual({ state: 'done', parts: ['A', 'B'] });
    const again = (await core.made(started.id)).slice(madeBefore.length);
    for (const step of recorded) expect(again).not.toContain(step);
    expect([...recorded, ...again].sort()).toEqual(['a', 'b', 'first']);
    expect(await core.left(started.id)).toBe(0);
    // but for what the outcome took over
    expect((await core.storedBlobs()).filter((blob) => !before.includes(blob))).toEqual([outcome?.blob]);
  });

  test('at the same place at every try: ends as failed, and leaves nothing', async () => {
    const before = await core.storedBlobs();
    const started = await core.start(workflow);
    for (let attempt = 0; attempt <= workflow.retryLimit; attempt++)
      await dieAt('the first persisted', started, attempt);
    await core.handler(workflow).run(tryOf(started, { attempt: workflow.retryLimit + 1 }));
    expect(await core.outcome(started.id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('interrupted too many times'),
    });
    expect(await core.made(started.id)).toHaveLength(workflow.retryLimit + 1);
    expect(await core.left(started.id)).toBe(0);
    expect(await core.storedBlobs()).toEqual(before);
  });
});

describe('cancel', () => {
  let at = '';
  let workflow: SampleWorkflow;
  beforeAll(async () => {
    workflow = core.sample('test.cancelled', {
      pass: async (where, id) => {
        if (where === at) expect(await cancelRun(core.host(), workflow, id)).toBe(true);
      },
    });
    await core.jobs.start([workflow.job]);
    await core.jobs.work([core.handler(workflow)]);
  });

  test.each(places.slice(0, -2))('%s: nothing is done after it, and nothing is left', async (where) => {
    const before = await core.storedBlobs();
    at = where;
    const { id, jobId } = await core.start(workflow, { items: ['a', 'b'] });
    await until(async () => expect(await core.left(id)).toBe(0));
    // the worker is done with it when it takes the next one
    at = '';
    const next = await core.start(workflow, { items: [] });
    await until(async () => expect((await core.outcome(next.id)).state).toBe('done'));
    await until(async () => expect(await core.left(next.id)).toBe(0));
    expect(await core.outcome(id)).toMatchObject({ state: 'cancelled', outcome: null });
    const order = ['begun', 'first', 'after the first', 'a', 'b'];
    const made = await core.made(id);
    expect(order.filter((step) => made.includes(step))).toEqual(made);
    if (!where.includes('part') && !where.includes('outcome') && !where.includes('b'))
      expect(made).not.toContain('b');
    const own = [...before, (await core.outcome(next.id)).outcome?.blob];
    expect((await core.storedBlobs()).sort()).toEqual(own.sort());
    const { rows } = await core.db.$client.query('select state from jobs.job where id = $1', [jobId]);
    expect(rows[0].state).toBe('cancelled');
    expect(await cancelRun(core.host(), workflow, id)).toBe(false);
  });

  test('before it was begun: never is', async () => {
    const waiting = core.sample('test.waiting');
    await core.jobs.start([waiting.job]);
    const { id } = await core.start(waiting);
    expect(await cancelRun(core.host(), waiting, id)).toBe(true);
    expect(await core.outcome(id)).toMatchObject({ state: 'cancelled' });
    expect([await core.made(id), await core.left(id)]).toEqual([[], 0]);
  });
});

describe('fail', () => {
  test('twice, and then it succeeds; a step that is recorded gives the tries back', async () => {
    const failed: string[] = [];
    const pass = async (where: string) => {
      if (!['in the first', 'in b'].includes(where) || failed.includes(where)) return;
      failed.push(where);
      throw busy;
    };
    // one try more than the first, and two failures with a step between them
    const workflow = core.sample('test.failing', { pass, retryLimit: 1 });
    await core.jobs.start([workflow.job]);
    await core.jobs.work([core.handler(workflow)]);
    const { id } = await core.start(workflow);
    await until(async () => expect((await core.outcome(id)).state).toBe('done'));
    await until(async () => expect(await core.left(id)).toBe(0));
    expect(failed).toEqual(['in the first', 'in b']);
    expect(await core.made(id)).toEqual(['first', 'first', 'a', 'b', 'b', 'c']);
  });

  test('for want of room: waits for it, though it be the last try', async () => {
    const full = new Failure('disk_full', 'The disk is full.');
    let isFull = true;
    const pass = async () => {
      if (isFull) throw full;
    };
    const workflow = core.sample('test.full', { pass });
    await core.jobs.start([workflow.job]);
    const started = await core.start(workflow);
    const lastTry = { attempt: workflow.retryLimit };
    await expect(core.handler(workflow).run(tryOf(started, lastTry))).rejects.toBe(full);
    isFull = false;
    await core.handler(workflow).run(tryOf(started, lastTry));
    expect((await core.outcome(started.id)).state).toBe('done');
  });

  test('for good: as failed, with the reason, and nothing is left', async () => {
    const before = await core.storedBlobs();
    const broken = new Failure('invalid_audio', 'This is no sound.');
    const pass = async (where: string) => {
      if (where === 'b persisted') throw broken;
    };
    const workflow = core.sample('test.broken', { pass });
    await core.jobs.start([workflow.job]);
    const started = await core.start(workflow);
    await core.handler(workflow).run(tryOf(started));
    expect(await core.outcome(started.id)).toMatchObject({ state: 'failed', failure: broken.message });
    expect([await core.left(started.id), await core.storedBlobs()]).toEqual([0, before]);
  });

  test('what keeps its steps goes on after the last of them when it is begun again', async () => {
    const before = await core.storedBlobs();
    let isBroken = true;
    const pass = async (where: string) => {
      if (where === 'in b' && isBroken) throw new Failure('invalid_audio', 'This is no sound.');
    };
    const workflow = core.sample('test.kept', { pass, keepsSteps: true });
    await core.jobs.start([workflow.job]);
    const started = await core.start(workflow);
    await core.handler(workflow).run(tryOf(started));
    expect(await core.recorded(started.id)).toEqual(['a', 'first']);
    isBroken = false;
    const again = await core.start(workflow, { id: started.id });
    await expect(core.start(workflow, { id: started.id })).rejects.toMatchObject({ code: 'conflict' });
    // the job of the first try has nothing to do with it any more
    await core.handler(workflow).run(tryOf(started));
    expect((await core.outcome(started.id)).state).toBe('waiting');
    await core.handler(workflow).run(tryOf(again));
    expect((await core.outcome(started.id)).state).toBe('done');
    expect(await core.made(started.id)).toEqual(['first', 'a', 'b', 'b', 'c']);

    isBroken = true;
    const removed = await core.start(workflow);
    await core.handler(workflow).run(tryOf(removed));
    await removeRun(core.host(), workflow, removed.id);
    expect(await core.left(removed.id)).toBe(0);
    const { outcome } = await core.outcome(started.id);
    expect((await core.storedBlobs()).filter((blob) => !before.includes(blob))).toEqual([outcome?.blob]);
  });

  test('of many at a time: the first that fails ends the others, and none of them outlives the try', async () => {
    const underWay = new Set<string>();
    let tell = (): void => {};
    const hasFailed = new Promise<void>((resolve) => (tell = resolve));
    const pass = async (where: string) => {
      if (!/^in [a-z]$/.test(where)) return;
      underWay.add(where);
      if (where !== 'in b') return hasFailed;
      await until(() => expect(underWay.size).toBe(3));
      tell();
      throw busy;
    };
    const workflow = core.sample('test.beside', { pass, lanes: 3 });
    await core.jobs.start([workflow.job]);
    const started = await core.start(workflow, { items: ['a', 'b', 'c', 'd'] });
    await expect(core.handler(workflow).run(tryOf(started))).rejects.toBe(busy);
    expect((await core.made(started.id)).sort()).toEqual(['a', 'b', 'c', 'first']);
    expect(await core.recorded(started.id)).toEqual(['first']);
  });
});

test('two workers: each step is made once, and never two of one work at once', async () => {
  const underWay = new Map<string, number>();
  let most = 0;
  const pass = async (where: string, id: string) => {
    if (!/^in [a-z]$|^in the first$/.test(where)) {
      if (where.endsWith('persisted')) underWay.set(id, (underWay.get(id) ?? 0) - 1);
      return;
    }
    const now = (underWay.get(id) ?? 0) + 1;
    underWay.set(id, now);
    most = Math.max(most, now);
  };
  const workflow = core.sample('test.shared', { pass, atATime: { all: 3, ofGroup: 3 } });
  const other = core.newJobs();
  await core.jobs.start([workflow.job]);
  await other.start([workflow.job]);
  const started = await Promise.all(Array.from({ length: 8 }, () => core.start(workflow)));
  await core.jobs.work([core.handler(workflow)]);
  await other.work([core.handler(workflow, core.host({ jobs: other }))]);
  for (const { id } of started) {
    await until(async () => expect((await core.outcome(id)).state).toBe('done'));
    expect(await core.made(id)).toEqual(['first', 'a', 'b', 'c']);
  }
  expect(most).toBe(1);
  await other.stop();
});

test('who was taken for dead writes nothing any more', async () => {
  const before = await core.storedBlobs();
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let isFirst = true;
  const pass = async (where: string) => {
    if (where !== 'a persisted' || !isFirst) return;
    isFirst = false;
    await held;
  };
  const workflow = core.sample('test.late', { pass });
  await core.jobs.start([workflow.job]);
  const started = await core.start(workflow);
  const late = core.handler(workflow).run(tryOf(started));
  await until(() => expect(isFirst).toBe(false));
  await core.handler(workflow).run(tryOf(started, { attempt: 1 }));
  const { outcome } = await core.outcome(started.id);
  goOn();
  await late;
  expect(await core.made(started.id)).toEqual(['first', 'a', 'a', 'b', 'c']);
  expect(await core.outcome(started.id)).toMatchObject({ state: 'done', outcome });
  expect(await core.left(started.id)).toBe(0);
  expect((await core.storedBlobs()).filter((blob) => !before.includes(blob))).toEqual([outcome?.blob]);
});

test('progress only grows, and the browsers are told of it', async () => {
  const seen: number[] = [];
  const pass = async (_: string, id: string) => {
    seen.push((await core.progress(id)) ?? 1);
  };
  const workflow = core.sample('test.progress', { pass });
  await core.jobs.start([workflow.job]);
  const items = Array.from({ length: 120 }, (_, index) => `item ${index}`);
  const started = await core.start(workflow, { items });
  await core.handler(workflow).run(tryOf(started));
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-4)).toBe(0.99);
  const told = await core.told(started.id);
  expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
  expect(told.length).toBeLessThanOrEqual(100);
  expect(told.at(-1)).toBe(0.99);
});

test('rows that follow a step change with its record, and never again', async () => {
  let isAway = true;
  const told = (id: string) => core.made(id);
  const workflow: SampleWorkflow = {
    ...core.sample('test.followed'),
    run: async (_, work) => {
      await work.step('only', async () => ({ at: new Date(0) }), {
        follow: async (transaction, { at }) => {
          await transaction.execute(sql`insert into made values (${work.id}, ${`followed ${at}`})`);
          if (isAway) throw busy;
        },
      });
      throw busy;
    },
  };
  await core.jobs.start([workflow.job]);
  const started = await core.start(workflow);
  const go = (attempt: number) => core.handler(workflow).run(tryOf(started, { attempt }));
  await expect(go(0)).rejects.toBe(busy);
  expect([await told(started.id), await core.recorded(started.id)]).toEqual([[], []]);
  isAway = false;
  for (const attempt of [1, 0]) await expect(go(attempt)).rejects.toBe(busy);
  // what is recorded is what follows: plain data
  expect(await told(started.id)).toEqual(['followed 1970-01-01T00:00:00.000Z']);
  await removeRun(core.host(), workflow, started.id);
});

test('what keeps no steps is begun anew, also after a kill that came before they were cleared away', async () => {
  const before = await core.storedBlobs();
  const worker = new AbortController();
  const killed = new Error('killed');
  const pass = async (where: string, id: string) => {
    if (where !== 'in b' || worker.signal.aborted) return;
    // it failed, and that is all that could be written
    await core.db.execute(sql`update workflow_runs set state = 'failed' where id = ${id}`);
    worker.abort(killed);
    throw killed;
  };
  const workflow = core.sample('test.anew', { pass });
  await core.jobs.start([workflow.job]);
  const started = await core.start(workflow);
  await expect(core.handler(workflow).run(tryOf(started, worker))).rejects.toBe(killed);
  let again = started;
  // two clear it away, and it is begun anew before the second of them is done
  const late = core.host();
  const remove = late.blobs.remove.bind(late.blobs);
  late.blobs.remove = async (key) => {
    await remove(key);
    await clearRun(core.host(), started.id);
    if (again === started) again = await core.start(workflow, { id: started.id });
  };
  await clearRun(late, started.id);
  await core.handler(workflow).run(tryOf(again));
  expect(await core.made(started.id)).toEqual(['first', 'a', 'b', 'first', 'a', 'b', 'c']);
  const { state, outcome } = await core.outcome(started.id);
  expect(state).toBe('done');
  expect((await core.storedBlobs()).filter((blob) => !before.includes(blob))).toEqual([outcome?.blob]);
});

test('a workspace that goes takes its work along', async () => {
  const before = await core.storedBlobs();
  const pass = async (where: string) => {
    if (where === 'in b') throw busy;
  };
  const workflow = core.sample('test.abandoned', { pass, keepsSteps: true });
  await core.jobs.start([workflow.job]);
  const started = await core.start(workflow, { workspaceId: 'going' });
  await expect(core.handler(workflow).run(tryOf(started))).rejects.toBe(busy);
  await core.db.transaction((transaction) => abandonRuns(transaction, 'going'));
  await core.handler(workflow).run(tryOf(started, { attempt: 1 }));
  await clearRuns(core.host(), new Date());
  const other = await core.start(workflow, { workspaceId: 'going' });
  await core.db.transaction((transaction) => abandonRuns(transaction, 'going'));
  expect(await core.left(other.id)).toBe(1);
  await clearRuns(core.host(), new Date(Date.now() + 3_600_000));
  expect([await core.left(started.id), await core.left(other.id)]).toEqual([0, 0]);
  expect(await core.storedBlobs()).toEqual(before);
});
