import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { processBirth, unknownBirth } from './process-birth.ts';

export interface LockFile {
  /** Gives it up, if it is still ours. */
  release(): Promise<void>;
}

/** The process that has the lock, and lives. */
export interface LockHolder {
  heldBy: number;
}

const pauseMs = 20;
/** Longer than a note takes to be written. */
const mostPauses = 10;
/** To clear a lock away takes some ms; whoever was killed meanwhile holds others up for so long. */
const clearingMs = 5_000;

/**
 * Takes the lock that is a file, or tells who holds it. The file says which process took it by its number and its
 * birth: one that is left behind by a killed process holds nobody up, whoever has the number by now.
 */
export async function takeLockFile(path: string): Promise<LockFile | LockHolder> {
  const note = `${process.pid}\n${(await processBirth(process.pid)) ?? unknownBirth}\n`;
  for (let pauses = 0; ; ) {
    if (await place(path, note)) return { release: () => giveUp(path, note) };
    const found = await readNote(path);
    if (found === undefined) continue;
    const holder = await livingHolder(found);
    if (holder !== undefined) return { heldBy: holder };
    // somebody may be writing it, or clearing it away
    const isEmpty = found === '' && pauses++ < mostPauses;
    if (isEmpty || !(await clear(path, found))) await delay(pauseMs);
  }
}

/** False when there is one already. */
async function place(path: string, note: string): Promise<boolean> {
  try {
    await writeFile(path, note, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // a full disk takes the file and not the note
    await rm(path, { force: true }).catch(() => {});
    throw cause;
  }
}

const readNote = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

async function giveUp(path: string, note: string): Promise<void> {
  if ((await readNote(path)) === note) await rm(path, { force: true });
}

async function livingHolder(note: string): Promise<number | undefined> {
  const [number = '', birth = unknownBirth] = note.split('\n');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const current = await processBirth(pid);
  if (current === undefined) return undefined;
  if (current !== unknownBirth && birth !== unknownBirth) return current === birth ? pid : undefined;
  // the number has to do; our own was given out again, as in a container
  return pid !== process.pid && isAlive(pid) ? pid : undefined;
}

/** One process at a time clears a lock away: no other may take the new lock for the old one. False: not our turn. */
async function clear(path: string, note: string): Promise<boolean> {
  const turn = `${path}.clearing`;
  try {
    await mkdir(turn);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    const since = await stat(turn).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > clearingMs) await rmdir(turn).catch(() => {});
    return false;
  }
  try {
    if ((await readNote(path)) === note) await rm(path, { force: true });
    return true;
  } finally {
    await rmdir(turn).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
