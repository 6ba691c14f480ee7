import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const lookEveryMs = 250;

/** Tells how large the largest file of a folder is, again and again: how another program's download comes along. */
export function watchGrowth(folder: string, onBytes: (soFar: number) => void): { stop(): void } {
  const timer = setInterval(async () => onBytes(await largestFile(folder)), lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Clients write a download to one file and then copy it. */
async function largestFile(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (found) => (found.isFile() ? found.size : 0),
      // it was moved away just now
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes)));
}
