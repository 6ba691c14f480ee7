import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { LocalBlobs } from '../src/platform/blobs/local-blobs.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { PostgresEvents } from '../src/platform/events/postgres-events.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { JobHandler } from '../src/platform/jobs/jobs.ts';
import { PgBossJobs } from '../src/platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../src/platform/log/log.ts';
import { jobOf, type Workflow } from '../src/platform/workflows/define-workflow.ts';
import { type Step, startRun, workflowJob } from '../src/platform/workflows/index.ts';
import type { WorkflowHost } from '../src/platform/workflows/workflow-host.ts';
import { createTestDatabase, type TestDatabase } from './test-app.ts';

/** What happened in a work, as its own table has it: nothing of it is undone by a kill. */
export interface Outcome {
  blob: string;
  parts: string[];
}
/** Called at each place between two effects; may kill, cancel, fail. */
export type Pass = (where: string, runId: string) => Promise<void>;
export type SampleWorkflow = Workflow<WorkflowHost>;

interface SampleOptions extends Partial<Pick<SampleWorkflow, 'retryLimit' | 'keepsSteps' | 'atATime'>> {
  pass?: Pass;
  /** Steps at a time. */
  lanes?: number;
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text.repeat(100));

/** Everything that stepped work stands on, and a work that has all there is: steps, many at a time, blobs, an outcome. */
export class WorkflowCore {
  readonly database: TestDatabase;
  readonly db: Database;
  readonly jobs: PgBossJobs;
  readonly #folder: string;

  private constructor(database: TestDatabase, folder: string) {
    this.database = database;
    this.#folder = folder;
    this.db = openDatabase(database.url);
    this.jobs = this.newJobs();
  }

  static async open(): Promise<WorkflowCore> {
    const core = new WorkflowCore(await createTestDatabase(), await mkdtemp(join(tmpdir(), 'mynah-work-')));
    await core.db.$client.query(
      `create table outcomes (run_id text primary key, items text[], state text, outcome jsonb, failure text);
       create table made (run_id text, step text, at bigserial)`,
    );
    return core;
  }

  async close(): Promise<void> {
    await this.jobs.stop();
    await this.db.$client.end();
    await this.database.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  newJobs(): PgBossJobs {
    // long: on a busy machine a missed beat would hand the job to another
    return new PgBossJobs({ url: this.database.url, log: createLog('silent'), heartbeatSeconds: 120 });
  }

  /** As one process has it, with its own way to the database. */
  host({ jobs = this.jobs, db = this.db }: { jobs?: PgBossJobs; db?: Database } = {}): WorkflowHost {
    const log = createLog('silent');
    const blobs = new LocalBlobs(this.#folder, { leastFreeMegabytes: 0 });
    return { db, blobs, jobs, log, events: new PostgresEvents(db, this.database.url, log) };
  }

  /** A first step, a step for each item, an outcome that takes over the blob of the first. */
  sample(name: string, { pass = async () => {}, lanes = 1, ...options }: SampleOptions = {}): SampleWorkflow {
    const definition = { name, retryLimit: 2, expireInSeconds: 600, ...options };
    const made = (runId: string, step: string) =>
      this.db.$client.query('insert into made values ($1, $2)', [runId, step]);
    return {
      ...definition,
      job: jobOf(definition),
      run: async (host, work) => {
        const items = await this.#items(work.id);
        await work.expect(items.length + 1);
        await pass('begun', work.id);
        const first = await work.step('first', async (step) => {
          await made(work.id, 'first');
          await pass('in the first', work.id);
          const blob = await step.persist(bytesOf('first'));
          await pass('the first persisted', work.id);
          return { blob };
        });
        await pass('after the first', work.id);
        const parts = await work.each(
          'part',
          items,
          async (item, step) => {
            await made(work.id, item);
            await pass(`in ${item}`, work.id);
            const blob =
              item === 'b' ? await persistByFile(step, bytesOf(item)) : await step.persist(bytesOf(item));
            await pass(`${item} persisted`, work.id);
            step.signal.throwIfAborted();
            return { blob, said: item.toUpperCase() };
          },
          { atATime: lanes },
        );
        await pass('after the parts', work.id);
        await host.db.transaction(async (transaction) => {
          await pass('before the outcome', work.id);
          await work.complete(transaction, { blobs: [first.blob] });
          const outcome: Outcome = { blob: first.blob, parts: parts.map(({ said }) => said) };
          await transaction.execute(
            sql`update outcomes set state = 'done', outcome = ${JSON.stringify(outcome)}::jsonb where run_id = ${work.id}`,
          );
          await pass('in the outcome', work.id);
        });
        await pass('after the outcome', work.id);
      },
      follow: async (_, { transaction, run, state, failure }) => {
        await transaction.execute(
          sql`update outcomes set state = ${state}, failure = ${failure?.message ?? null} where run_id = ${run.id}`,
        );
        return undefined;
      },
    };
  }

  async start(
    workflow: SampleWorkflow,
    { id = newId(), items = ['a', 'b', 'c'], workspaceId = 'ws' } = {},
  ): Promise<{ id: string; jobId: string }> {
    // the job's id is read before the row is seen: a worker may be done with it, and have taken it away, at once
    return this.db.transaction(async (transaction) => {
      await startRun(this, transaction, workflow, { id, workspaceId });
      await transaction.execute(
        sql`insert into outcomes values (${id}, ${sql.param(items)}, 'waiting')
          on conflict (run_id) do update set state = 'waiting'`,
      );
      const { rows } = await transaction.execute<{ job_id: string }>(
        sql`select job_id from workflow_runs where id = ${id}`,
      );
      return { id, jobId: rows[0]?.job_id ?? '' };
    });
  }

  handler(workflow: SampleWorkflow, host: WorkflowHost = this.host()): JobHandler {
    return workflowJob(host, workflow);
  }

  async #items(id: string): Promise<string[]> {
    const { rows } = await this.db.$client.query('select items from outcomes where run_id = $1', [id]);
    return rows[0].items;
  }

  async outcome(id: string): Promise<{ state: string; outcome: Outcome | null; failure: string | null }> {
    const { rows } = await this.db.$client.query(
      'select state, outcome, failure from outcomes where run_id = $1',
      [id],
    );
    return rows[0];
  }

  /** The steps in the order in which they were made, each as often as it was. */
  async made(id: string): Promise<string[]> {
    const { rows } = await this.db.$client.query('select step from made where run_id = $1 order by at', [id]);
    return rows.map(({ step }) => step);
  }

  async recorded(id: string): Promise<string[]> {
    const { rows } = await this.db.$client.query(
      `select coalesce(result ->> 'said', name) as step from workflow_steps
       where run_id = $1 and recorded_at is not null`,
      [id],
    );
    return rows.map(({ step }) => step.toLowerCase()).sort();
  }

  /** What is left of the run in the tables: nothing, when it is over. */
  async left(id: string): Promise<number> {
    const { rows } = await this.db.$client.query(
      `select (select count(*) from workflow_runs where id = $1)
        + (select count(*) from workflow_steps where run_id = $1) as left`,
      [id],
    );
    return Number(rows[0].left);
  }

  async progress(id: string): Promise<number | undefined> {
    const { rows } = await this.db.$client.query('select progress from workflow_runs where id = $1', [id]);
    return rows[0]?.progress;
  }

  /** What the browsers were told, in order. */
  async told(id: string): Promise<number[]> {
    const { rows } = await this.db.$client.query(
      `select payload ->> 'progress' as progress from events
       where name = 'work.progressed' and payload ->> 'id' = $1 order by sequence`,
      [id],
    );
    return rows.map(({ progress }) => Number(progress));
  }

  /** The keys of all that lies in the blob store. */
  async storedBlobs(): Promise<string[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
}

/** As what is too long for memory is stored. */
async function persistByFile(step: Step, bytes: Uint8Array): Promise<string> {
  const path = join(tmpdir(), `mynah-step-${randomUUID()}`);
  try {
    await writeFile(path, bytes);
    return await step.persistFile(path);
  } finally {
    await rm(path, { force: true });
  }
}
