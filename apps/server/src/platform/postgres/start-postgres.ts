import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Credentials,
  databaseUrl,
  makeCredentials,
  readCredentials,
  withFreePort,
  writeCredentials,
} from './credentials.ts';
import { initializeData } from './initialize-data.ts';
import { PostgresFault } from './postgres-fault.ts';
import { type Installation, type SpawnedPostgres, spawnPostgres } from './postgres-process.ts';
import { answers, findPostmaster, stopPostmaster } from './postmaster.ts';
import { placeProgramFiles } from './program-files.ts';
import { canReach, chooseUser } from './run-as.ts';
import { withStartLock } from './start-lock.ts';

interface StartPostgresOptions {
  /** Holds the data, the credentials, the programs and the log; made when it is not there. */
  folder: string;
  /** Settings of PostgreSQL over the defaults. */
  settings?: Record<string, string>;
}

export interface RunningPostgres {
  url: string;
  /** True when it was running already. */
  attached: boolean;
  stop(): Promise<void>;
}

/** After a kill, processes of the last server can hold the data for some seconds. */
const retryForMs = 60_000;
const mostLogBytes = 10 * 1024 * 1024;

/** Starts the embedded PostgreSQL of this folder, or attaches to it when it runs. */
export async function startPostgres({ folder, settings }: StartPostgresOptions): Promise<RunningPostgres> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return withStartLock(join(home, 'start.lock'), async () => {
    const dataFolder = join(home, 'data');
    const attached = await attach(home, dataFolder);
    const running = attached ?? (await start(home, dataFolder, settings ?? {}));
    return {
      url: databaseUrl(running.credentials),
      attached: attached !== undefined,
      stop: () => stopPostmaster(dataFolder, running.pid),
    };
  });
}

interface Running {
  pid: number;
  credentials: Credentials;
}

async function attach(home: string, dataFolder: string): Promise<Running | undefined> {
  const kept = await readCredentials(home);
  const giveUpAt = Date.now() + retryForMs;
  while (kept && Date.now() < giveUpAt) {
    const postmaster = await findPostmaster(dataFolder);
    if (!postmaster) return undefined;
    const credentials = { ...kept, port: postmaster.port };
    const answer = await answers(databaseUrl(credentials));
    if (answer === 'yes') return { pid: postmaster.pid, credentials };
    if (answer === 'no') return undefined;
    await delay(50);
  }
  return undefined;
}

async function start(home: string, dataFolder: string, settings: Record<string, string>): Promise<Running> {
  const user = chooseUser(dataFolder);
  const installation: Installation = {
    programFolder: await placeProgramFiles(home, user),
    dataFolder,
    user,
    reachable: canReach(home, user),
  };
  if (!installation.reachable && process.platform !== 'linux') {
    throw new PostgresFault(`The database user cannot reach ${home}: start as another user than root.`);
  }
  const credentials = await withFreePort((await readCredentials(home)) ?? (await makeCredentials()));
  if (!existsSync(join(dataFolder, 'PG_VERSION'))) await initializeData(installation, credentials);
  await writeCredentials(home, credentials);
  const pid = await spawnUntilItAnswers(installation, home, credentials, settings);
  return { pid, credentials };
}

async function spawnUntilItAnswers(
  installation: Installation,
  home: string,
  credentials: Credentials,
  settings: Record<string, string>,
): Promise<number> {
  const logPath = join(home, 'postgres.log');
  await rotate(logPath);
  const logFile = await open(logPath, 'a', 0o600);
  const giveUpAt = Date.now() + retryForMs;
  try {
    for (;;) {
      const own = {
        port: String(credentials.port),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
      };
      const spawned = spawnPostgres(installation, { max_connections: '200', ...settings, ...own }, logFile);
      if (await answersWhileAlive(spawned, databaseUrl(credentials))) return spawned.pid;
      if (Date.now() > giveUpAt)
        throw new PostgresFault(
          `The database does not start within a minute: ${await lastLine(logPath)} (see ${logPath}).`,
        );
      await delay(250);
    }
  } finally {
    await logFile.close();
  }
}

async function answersWhileAlive(spawned: SpawnedPostgres, url: string): Promise<boolean> {
  while (!spawned.exited()) {
    if ((await answers(url)) === 'yes' && !spawned.exited()) return true;
    await delay(30);
  }
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
