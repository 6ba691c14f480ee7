import pg from 'pg';

export interface JobKey {
  id: string;
  /** The name of its kind. */
  queue: string;
}

/** As pg-boss lends its connection. */
interface Sql {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

const theseJobs = 'name = any($1::text[]) and id = any($2::uuid[])';
const keysOf = (jobs: readonly JobKey[]) => [jobs.map(({ queue }) => queue), jobs.map(({ id }) => id)];

export async function findCancelled(sql: Sql, jobs: readonly JobKey[]): Promise<string[]> {
  const text = `select id from jobs.job where ${theseJobs} and state = 'cancelled'`;
  const { rows } = await sql.executeSql(text, keysOf(jobs));
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Has the run that is under way count for nothing: whatever it ends with, a next one with the same number follows. */
export async function takeBackTry(sql: Sql, jobs: readonly JobKey[]): Promise<void> {
  const text = `update jobs.job set retry_count = retry_count - 1 where ${theseJobs} and state = 'active'`;
  await sql.executeSql(text, keysOf(jobs));
}

/** Of a job whose run is under way: the next one, if it takes one, is its first try again. */
export async function forgetTries(sql: Sql, job: JobKey): Promise<void> {
  const text = `update jobs.job set retry_count = 0 where ${theseJobs} and state = 'active'`;
  await sql.executeSql(text, keysOf([job]));
}

/** As `takeBackTry`, but the next run comes so much later, or more when the job failed before; a quarter of an hour at most. */
export async function putOffTry(sql: Sql, job: JobKey, seconds: number): Promise<void> {
  const text = `update jobs.job set retry_count = retry_count - 1, retry_delay = $3, retry_delay_max = 900
    where ${theseJobs} and state = 'active'`;
  await sql.executeSql(text, [...keysOf([job]), seconds]);
}

/** Jobs that were given back and wait for their next try wait no longer. When the queue itself is closed already. */
export async function makeDue(url: string, jobs: readonly JobKey[]): Promise<void> {
  if (jobs.length === 0) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const text = `update jobs.job set start_after = now() where ${theseJobs} and state = 'retry'`;
    await client.query(text, keysOf(jobs));
  } finally {
    await client.end();
  }
}
