import { sql } from 'drizzle-orm';
import {
  fromDrizzle,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
  type QueueResult,
} from 'pg-boss';
import { namingDatabase } from '../db/database-away.ts';
import { DatabaseClient } from '../db/database-client.ts';
import { outlastDatabase } from '../db/outlast-database.ts';
import { failureKindTraits, toFailure } from '../errors/index.ts';
import { newId } from '../ids/new-id.ts';
import type { Log } from '../log/log.ts';
import { findCancelled, forgetTries, type JobKey, makeDue, putOffTry, takeBackTry } from './job-rows.ts';
import type { EnqueueOptions, JobDefinition, JobHandler, Jobs } from './jobs.ts';
import { RunningJobs } from './running-jobs.ts';

export interface JobsOptions {
  url: string;
  log: Log;
  heartbeatSeconds: number;
  /** So long a stop waits for jobs to hear of it. */
  stopMs?: number;
}

interface Schedule {
  name: string;
  cron: string;
  run(): Promise<void>;
}

/** pg-boss numbers seconds; how long a worker may be silent before its job is given to another. */
const silencesAllowed = 2;
/** How often a worker looks for jobs that nobody told it of. */
const dueLookSeconds = 3;
const defaultStopMs = 5_000;
/** Before the wait is over, those that did not hear are given back. */
const giveBackMs = 500;
const leastStopMs = 1_000;
/** A job for which the disk was too full waits half of that at least. */
const diskFullSeconds = 60;

const hasAll = (queue: QueueResult, options: QueueOptions): boolean =>
  Object.entries(options).every(([name, value]) => queue[name as keyof QueueOptions] === value);

/** Durable jobs by pg-boss. */
export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #options: JobsOptions;
  readonly #stopping = new AbortController();
  readonly #declared = new Set<string>();
  readonly #running: RunningJobs;
  readonly #givenBack = new Map<string, JobKey>();
  readonly #worked = new Set<string>();
  #stopAt = 0;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: options.url,
      schema: 'jobs',
      monitorIntervalSeconds: 5,
      superviseIntervalSeconds: 5,
      application_name: 'mynah-jobs',
      useListenNotify: true,
      // for its pool, which would end the process with a connection that breaks while it is in use
      ...{ Client: DatabaseClient },
    });
    this.#running = new RunningJobs({
      findCancelled: (jobs) => findCancelled(this.#boss.getDb(), jobs),
      onFault: (cause) => options.log.warn({ err: cause }, 'cancelled jobs could not be looked up'),
    });
    this.#boss.on('error', (cause) => {
      // of a queue that is closing: what runs on beyond the wait ends with the process
      if (!this.#stopping.signal.aborted) options.log.warn({ err: cause }, 'the job queue reported a fault');
    });
  }

  async start(definitions: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    const queues = await this.#boss.getQueues(definitions.map(({ name }) => name));
    const known = new Map(queues.map((queue) => [queue.name, queue]));
    for (const definition of definitions) await this.#declare(definition, known.get(definition.name));
  }

  /** Works the given kinds of job in this process. */
  async work(handlers: readonly JobHandler[]): Promise<void> {
    for (const handler of handlers) await this.#workOne(handler);
  }

  async schedule(schedules: readonly Schedule[]): Promise<void> {
    const taken = new Set(this.#declared);
    for (const { name } of schedules) {
      // both would take from one queue, each what is the other's
      if (this.#declared.has(name)) throw new Error(`A job and a schedule are both named ${name}.`);
      if (taken.has(name)) throw new Error(`Two schedules are named ${name}.`);
      taken.add(name);
    }
    for (const { name, cron, run } of schedules) {
      await this.#boss.createQueue(name, { policy: 'short' });
      await this.#boss.work(name, () => this.#runScheduled(name, run));
      await this.#boss.schedule(name, cron);
    }
  }

  async enqueue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string | undefined> {
    if (!this.#declared.has(definition.name)) throw new Error(`The job ${definition.name} has no handler.`);
    const data = definition.payload.parse(payload) as object;
    const sending = this.#boss.send(definition.name, data, {
      // the queue is exclusive by key: a job without one gets a key of its own
      singletonKey: options.singletonKey ?? newId(),
      startAfter: options.startAfterSeconds,
      group: options.group === undefined ? undefined : { id: options.group },
      db: options.transaction && fromDrizzle(options.transaction, sql),
    });
    return (await namingDatabase(sending)) ?? undefined;
  }

  async cancel(definition: JobDefinition, id: string): Promise<void> {
    await namingDatabase(this.#boss.cancel(definition.name, id));
    this.#running.cancel(id);
  }

  /** Takes no job any more, and tells those that run. What answers still wait for can be enqueued. */
  stopWork(): void {
    this.#stopping.abort();
    this.#stopAt = performance.now() + (this.#options.stopMs ?? defaultStopMs);
    for (const queue of this.#worked) void this.#boss.offWork(queue, { wait: false });
  }

  /** Gives back the jobs that run: at once, and as if they had not been begun. Then the queue is closed. */
  async stop(): Promise<void> {
    const { url, log } = this.#options;
    if (!this.#stopping.signal.aborted) this.stopWork();
    const timeout = Math.max(leastStopMs, this.#stopAt - performance.now());
    const deaf = setTimeout(() => void this.#giveBack(this.#running.list()), timeout - giveBackMs);
    try {
      await this.#boss.stop({ graceful: true, timeout });
    } finally {
      clearTimeout(deaf);
      this.#running.stop();
    }
    await makeDue(url, [...this.#givenBack.values()]).catch((cause) =>
      log.warn({ err: cause }, 'jobs that were given back wait for their next try'),
    );
  }

  async #giveBack(jobs: readonly JobKey[]): Promise<void> {
    for (const job of jobs) this.#givenBack.set(job.id, job);
    await takeBackTry(this.#boss.getDb(), jobs).catch((cause) =>
      this.#options.log.warn({ err: cause }, 'jobs could not be given back; their try counts'),
    );
  }

  /** A queue keeps what it was made with, until it is told otherwise: as it is defined now its next jobs shall be. */
  async #declare(
    { name, retryLimit, expireInSeconds }: JobDefinition,
    known: QueueResult | undefined,
  ): Promise<void> {
    this.#declared.add(name);
    const options = {
      retryLimit,
      retryBackoff: true,
      retryDelay: 1,
      expireInSeconds,
      heartbeatSeconds: this.#options.heartbeatSeconds * silencesAllowed,
      notify: true,
    };
    if (!known) await this.#boss.createQueue(name, { policy: 'exclusive', ...options });
    else if (!hasAll(known, options)) await this.#boss.updateQueue(name, options);
  }

  async #runScheduled(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (cause) {
      this.#options.log.error({ schedule: name, err: cause }, 'scheduled work failed');
      throw cause;
    }
  }

  async #workOne(handler: JobHandler): Promise<void> {
    const { atATime } = handler.definition;
    const options = {
      includeMetadata: true,
      perJobResults: true,
      heartbeatRefreshSeconds: this.#options.heartbeatSeconds,
      // retries and delayed jobs fall due without a notice
      notifyPollingIntervalSeconds: dueLookSeconds,
      ...(atATime && { localConcurrency: atATime.all, localGroupConcurrency: atATime.ofGroup }),
    } as const;
    this.#worked.add(handler.definition.name);
    let worker: string | undefined;
    worker = await this.#boss.work(
      handler.definition.name,
      options,
      async (jobs: JobWithMetadata<object>[]) => {
        const results = await Promise.all(jobs.map((job) => this.#runJob(handler, job)));
        await this.#untilItAnswers();
        // one notice may have stood for many jobs: look again at once
        if (worker) this.#boss.notifyWorker(worker);
        return results;
      },
    );
  }

  async #runJob({ definition, run }: JobHandler, job: JobWithMetadata<object>): Promise<JobResult> {
    const key = { id: job.id, queue: definition.name };
    try {
      this.#stopping.signal.throwIfAborted();
      await this.#running.follow(key, async (cancelled) => {
        // the queue's own signal: the run took longer than the job may
        const signal = AbortSignal.any([this.#stopping.signal, cancelled, job.signal]);
        const payload = definition.payload.parse(job.data);
        // work bears to be begun again: that the database went away costs it no try
        let attempt = job.retryCount;
        const advanced = async () => {
          if (attempt > 0) await forgetTries(this.#boss.getDb(), key);
          attempt = 0;
        };
        await outlastDatabase(() => run({ id: job.id, payload, signal, attempt, advanced }), { signal });
      });
      return { id: job.id, status: 'completed' };
    } catch (thrown) {
      return { id: job.id, ...(await this.#judge(key, thrown)) };
    }
  }

  /** Results that cannot be noted would let the work be done again. If it stays away, the queue says so itself. */
  async #untilItAnswers(): Promise<void> {
    const look = () => namingDatabase(this.#boss.getDb().executeSql('select 1', []));
    await outlastDatabase(look, { signal: this.#stopping.signal }).catch(() => {});
  }

  /** A failure whose kind is not worth a retry ends the job for good; any other goes back to the queue. */
  async #judge(key: JobKey, thrown: unknown): Promise<Pick<JobResult, 'status' | 'output'>> {
    const failure = toFailure(thrown);
    const output = { code: failure.code, message: failure.message };
    // a stop is no failure: another worker or the next start takes the job up again
    if (this.#stopping.signal.aborted) {
      if (!this.#givenBack.has(key.id)) await this.#giveBack([key]);
      return { status: 'failed', output };
    }
    const note = { job: key.queue, id: key.id, code: failure.code, err: failure.cause };
    this.#options.log.warn(note, 'a job failed');
    // nor is it worth a try when somebody has to make room first
    if (failure.kind === 'disk-full') await this.#putOff(key);
    return { status: failureKindTraits[failure.kind].retryJob ? 'failed' : 'deadletter', output };
  }

  async #putOff(key: JobKey): Promise<void> {
    await putOffTry(this.#boss.getDb(), key, diskFullSeconds).catch((cause) =>
      this.#options.log.warn({ err: cause }, 'a job could not be put off; its try counts'),
    );
  }
}
