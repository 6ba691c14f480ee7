import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseClient } from '../db/database-client.ts';
import { PostgresFault } from './postgres-fault.ts';

/** What PostgreSQL notes about its running server. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The server that the data folder's note names, if its process lives. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const note = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = note.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && (await isPostgres(pid)) ? { pid, port } : undefined;
}

/** Alive, and no stranger that was given the number of a dead one. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const program = await findProgram(pid);
  return program === undefined || program === 'postgres';
}

/** The name of the program that a process runs; empty for one that ended, undefined where it cannot be told. */
export async function findProgram(pid: number): Promise<string | undefined> {
  try {
    return basename(await readlink(`/proc/${pid}/exe`)).replace(' (deleted)', '');
  } catch (cause) {
    const isGone = (cause as NodeJS.ErrnoException).code === 'ENOENT' && process.platform === 'linux';
    return isGone ? '' : undefined;
  }
}

export type Answer = 'yes' | 'starting' | 'no';

/** Does a database that knows our password answer? */
export async function answers(url: string): Promise<Answer> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return 'yes';
  } catch (cause) {
    // 57P03: the database system is starting up, or is shutting down
    return (cause as { code?: string }).code === '57P03' ? 'starting' : 'no';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ends the server: its clients are cut off, everything is written (a "fast" stop); by force after `graceMs`. */
export async function stopPostmaster(dataFolder: string, pid: number, graceMs = 30_000): Promise<void> {
  const running = async (): Promise<boolean> => (await findPostmaster(dataFolder))?.pid === pid;
  if (!(await running())) return;
  signal(pid, 'SIGINT');
  const forceAt = Date.now() + graceMs;
  let forced = false;
  while (await running()) {
    if (!forced && Date.now() > forceAt) {
      signal(pid, 'SIGQUIT');
      forced = true;
    }
    if (Date.now() > forceAt + graceMs) throw new PostgresFault(`The database process ${pid} won’t stop.`);
    await delay(20);
  }
  // it takes its note away just before its end; one that nobody reaps would stay in the list for ever
  const goneBy = Date.now() + 2_000;
  while (isAlive(pid) && Date.now() < goneBy) await delay(10);
}

/** Harmless when the process is gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
