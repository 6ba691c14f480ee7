import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PostgresFault } from './postgres-fault.ts';
import { isAlive } from './postmaster.ts';

const waitMs = 90_000;

/** The last start of each lock in this process: the file tells processes apart, not who asks in one of them. */
const turns = new Map<string, Promise<unknown>>();

/** One at a time starts the database, in this process and among others; the next then finds it running. */
export function withStartLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(path) ?? Promise.resolve()).then(() => withLockFile(path, work));
  turns.set(
    path,
    turn.catch(() => {}), // told to whoever asked
  );
  return turn;
}

async function withLockFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + waitMs;
  while (!(await take(path))) {
    if (Date.now() > giveUpAt)
      throw new PostgresFault(`Another process holds the start of the database (${path}).`);
    await delay(100);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, `${process.pid} ${await birthOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  if (await isLeft(path)) await rm(path, { force: true });
  return false;
}

/** The lock of a killed process, whose number may have been given out again: after a reboot, or in a container. */
async function isLeft(path: string): Promise<boolean> {
  const [holder, birth] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(holder);
  // empty: its process is just writing it
  if (!(pid > 0)) return false;
  return pid === process.pid || !isAlive(pid) || (birth ? birth !== (await birthOf(pid)) : false);
}

/** When a process began, in ticks since the machine did; empty where that is not told. */
async function birthOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // its name, in brackets, may hold spaces
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
