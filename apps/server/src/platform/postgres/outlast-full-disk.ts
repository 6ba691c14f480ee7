import { setTimeout as delay } from 'node:timers/promises';
import { freeBytes, megabyte } from '../files/free-space.ts';

/** PostgreSQL writes its log in files of 16 MB, and needs some to start. */
const neededBytes = 48 * megabyte;
const waitMs = 1_000;

export const lacksRoom = async (folder: string): Promise<boolean> => (await freeBytes(folder)) < neededBytes;

/** A start that fails on a full disk is tried again until there is room: the data are sound, and nothing else helps. */
export async function outlastFullDisk<Result>(
  folder: string,
  signal: AbortSignal,
  start: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const wasFull = await lacksRoom(folder);
    try {
      return await start();
    } catch (cause) {
      // room that was made meanwhile came too late for this try
      if (signal.aborted || !(wasFull || (await lacksRoom(folder)))) throw cause;
    }
    await delay(waitMs, undefined, { signal });
  }
}
