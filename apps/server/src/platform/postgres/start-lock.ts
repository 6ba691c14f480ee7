import { setTimeout as delay } from 'node:timers/promises';
import { takeLockFile } from '../processes/lock-file.ts';
import { PostgresFault } from './postgres-fault.ts';

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
  for (;;) {
    const taken = await takeLockFile(path);
    if ('release' in taken) return work().finally(() => taken.release());
    if (Date.now() > giveUpAt)
      throw new PostgresFault(`Another process is already starting the database (${path}).`);
    await delay(100);
  }
}
