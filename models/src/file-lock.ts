import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 200;
const heartbeatMs = 5_000;
/** A holder that has not shown itself for so long is gone, even when its process number lives on. */
const staleAfterMs = 60_000;

/**
 * Runs `work` while holding a lock file, so that two processes take turns. The lock of a killed process is
 * taken over. `onWait` is called once when another process holds it.
 */
export async function withFileLock<Result>(
  path: string,
  { signal, onWait }: { signal?: AbortSignal; onWait?: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  let waited = false;
  while (!(await take(path))) {
    if (!waited) onWait?.();
    waited = true;
    await delay(pollMs, undefined, { signal });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // a lock that was removed by hand is no reason to stop the work
    utimes(path, now, now).catch(() => {});
  }, heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  const holder = await readFile(path, 'utf8').catch(() => '');
  if (holder && (await isStale(path, Number(holder)))) await clear(path, holder);
  return false;
}

async function isStale(path: string, pid: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return false;
  return !isAlive(pid) || Date.now() - found.mtimeMs > staleAfterMs;
}

/** Moves the stale lock away first: of two processes that see it, one succeeds. */
async function clear(path: string, holder: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, 'utf8').catch(() => holder);
  if (moved === holder) await rm(aside, { force: true });
  else await rename(aside, path);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
