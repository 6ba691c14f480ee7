import { open, readFile, realpath, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Credentials, databaseUrl } from './credentials.ts';
import { endOrphans } from './end-orphans.ts';
import { PostgresFault } from './postgres-fault.ts';
import { type Installation, type SpawnedPostgres, spawnPostgres } from './postgres-process.ts';
import { answers, findPostmaster } from './postmaster.ts';

export interface SpawnOptions {
  /** Holds the log. */
  home: string;
  credentials: Credentials;
  /** Settings of PostgreSQL over the defaults. */
  settings: Record<string, string>;
  /** How long starts may fail before it is given up. */
  retryForMs: number;
  signal?: AbortSignal;
}

const mostLogBytes = 10 * 1024 * 1024;
const firstWaitMs = 100;
const longestWaitMs = 2_000;

/**
 * Starts the server, again and again while what a killed one left is in the way; resolves when it answers, or when
 * one that somebody else started does. @throws PostgresFault
 */
export async function spawnUntilItAnswers(installation: Installation, options: SpawnOptions): Promise<void> {
  const { home, credentials, settings, retryForMs, signal } = options;
  const logPath = join(home, 'postgres.log');
  await rotate(logPath);
  const logFile = await open(logPath, 'a', 0o600);
  const giveUpAt = Date.now() + retryForMs;
  const own = { port: String(credentials.port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  try {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
      const spawned = spawnPostgres(installation, { max_connections: '200', ...settings, ...own }, logFile);
      if (await answersWhileAlive(spawned, databaseUrl(credentials), signal)) return;
      signal?.throwIfAborted();
      if (await runsByOthers(installation.dataFolder, credentials)) return;
      if (Date.now() > giveUpAt) {
        const seconds = Math.round(retryForMs / 1000);
        throw new PostgresFault(
          `The database didn’t start within ${seconds} seconds: ${await lastLine(logPath)} (see ${logPath}).`,
        );
      }
      await delay(waitMs);
    }
  } finally {
    await logFile.close();
  }
}

async function answersWhileAlive(
  spawned: SpawnedPostgres,
  url: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  while (!spawned.exited()) {
    if (signal?.aborted) spawned.end();
    if ((await answers(url)) === 'yes' && !spawned.exited()) return true;
    await delay(30);
  }
  return false;
}

/** Else what a killed server left is ended, so that the next try may open the folder. */
async function runsByOthers(dataFolder: string, credentials: Credentials): Promise<boolean> {
  if (await findPostmaster(dataFolder)) return (await answers(databaseUrl(credentials))) === 'yes';
  await endOrphans(await realpath(dataFolder));
  return false;
}

async function lastLine(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).trim().split('\n').at(-1) ?? '';
}

async function rotate(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > mostLogBytes) await rename(path, `${path}.1`);
}
