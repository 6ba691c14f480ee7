import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
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
import { lacksRoom, outlastFullDisk } from './outlast-full-disk.ts';
import { PostgresFault } from './postgres-fault.ts';
import type { Installation } from './postgres-process.ts';
import { answers, findPostmaster, stopPostmaster } from './postmaster.ts';
import { placeProgramFiles } from './program-files.ts';
import { canReach, chooseUser } from './run-as.ts';
import { spawnUntilItAnswers } from './spawn-until-it-answers.ts';
import { withStartLock } from './start-lock.ts';
import { type PostmasterEvents, watchPostmaster } from './watch-postmaster.ts';

interface StartPostgresOptions {
  /** Holds the data, the credentials, the programs and the log; made when it is not there. */
  folder: string;
  /** Settings of PostgreSQL over the defaults. */
  settings?: Record<string, string>;
  /** How long a start may fail before it is given up; a minute unless told. */
  retryForMs?: number;
}

export interface RunningPostgres {
  url: string;
  /** True when it was running already. */
  attached: boolean;
  /** Starts it again, at the same address, whenever it died; until `stop`. */
  watch(events: PostmasterEvents): void;
  stop(): Promise<void>;
}

interface Place {
  home: string;
  dataFolder: string;
  settings: Record<string, string>;
  retryForMs: number;
}

/** After a kill, processes of the last server can hold the data for some seconds. */
const ordinaryRetryForMs = 60_000;
/** Whoever ended the server in good order may be about to start it again. */
const othersTurnMs = 2_000;

/** Starts the embedded PostgreSQL of this folder, or attaches to it when it runs. */
export async function startPostgres({
  folder,
  settings = {},
  retryForMs = ordinaryRetryForMs,
}: StartPostgresOptions): Promise<RunningPostgres> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true, mode: 0o755 });
  const place: Place = { home, dataFolder: join(home, 'data'), settings, retryForMs };
  const lock = join(home, 'start.lock');
  const { credentials, attached } = await withStartLock(lock, async () => {
    const found = await attach(place);
    return { credentials: found ?? (await start(place)), attached: found !== undefined };
  });
  const stopping = new AbortController();
  let watching = Promise.resolve();
  return {
    url: databaseUrl(credentials),
    attached,
    watch: (events) => {
      const isRunning = async () => (await findPostmaster(place.dataFolder)) !== undefined;
      const restart = (signal: AbortSignal) =>
        outlastFullDisk(home, signal, () =>
          withStartLock(lock, () => startAgain(place, credentials, signal)),
        );
      const isHopeless = async () => !(await lacksRoom(home));
      watching = watchPostmaster({ ...events, isRunning, restart, isHopeless }, stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await watching;
      const postmaster = await findPostmaster(place.dataFolder);
      if (postmaster) await stopPostmaster(place.dataFolder, postmaster.pid);
    },
  };
}

async function attach({ home, dataFolder, retryForMs }: Place): Promise<Credentials | undefined> {
  const kept = await readCredentials(home);
  const giveUpAt = Date.now() + retryForMs;
  while (kept && Date.now() < giveUpAt) {
    const postmaster = await findPostmaster(dataFolder);
    if (!postmaster) return undefined;
    const credentials = { ...kept, port: postmaster.port };
    const answer = await answers(databaseUrl(credentials));
    if (answer === 'yes') return credentials;
    if (answer === 'no') return undefined;
    await delay(50);
  }
  return undefined;
}

async function start(place: Place): Promise<Credentials> {
  const { home, dataFolder } = place;
  const installation = await install(place);
  const credentials = await withFreePort((await readCredentials(home)) ?? (await makeCredentials()));
  if (!hasData(dataFolder)) await initializeData(installation, credentials);
  await writeCredentials(home, credentials);
  await spawnUntilItAnswers(installation, { ...place, credentials });
  return credentials;
}

/** At the port that everybody knows, over the data that were there. */
async function startAgain(place: Place, credentials: Credentials, signal: AbortSignal): Promise<void> {
  const { dataFolder } = place;
  const wasStopped = !existsSync(join(dataFolder, 'postmaster.pid'));
  if (wasStopped) await delay(othersTurnMs, undefined, { signal });
  const found = await attach(place);
  if (found?.port === credentials.port) return;
  if (found) throw new PostgresFault('The database was restarted on another port.');
  if (!hasData(dataFolder)) throw new PostgresFault(`The database files are missing from ${dataFolder}.`);
  await spawnUntilItAnswers(await install(place), { ...place, credentials, signal });
}

const hasData = (dataFolder: string): boolean => existsSync(join(dataFolder, 'PG_VERSION'));

async function install({ home, dataFolder }: Place): Promise<Installation> {
  const user = chooseUser(dataFolder);
  const installation: Installation = {
    programFolder: await placeProgramFiles(home, user),
    dataFolder,
    user,
    reachable: canReach(home, user),
  };
  if (!installation.reachable && process.platform !== 'linux') {
    throw new PostgresFault(
      `The database user can’t access ${home}. Start the server as a user other than root.`,
    );
  }
  return installation;
}
