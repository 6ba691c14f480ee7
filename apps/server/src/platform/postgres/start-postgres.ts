import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { databaseHome } from './database-home.ts';
import { PostgresFault } from './postgres-fault.ts';
import { type Account, serverAccount } from './server-account.ts';

export interface StartPostgresOptions {
  /** Absolute folder that holds database, binaries and credentials; made when absent. */
  folder: string;
}

export interface RunningPostgres {
  url: string;
  /** Fast shutdown: open transactions are rolled back, all that was committed is on the disk. */
  stop(): Promise<void>;
}

/** After kill -9, processes of the old server hold its shared memory for some seconds. */
const startWithinMs = 60_000;
const stopWithinMs = 30_000;
const betweenTriesMs = 250;

/** A real PostgreSQL on a port of this machine; attaches when it still runs from before. */
export async function startPostgres({ folder }: StartPostgresOptions): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const account = await serverAccount();
  const home = await databaseHome(folder, account);
  const binaries = await prepareBinaries(home);
  const cluster = await openCluster({ folder, home, binaries, account });
  const url = urlOf(cluster);
  if (!(await answers(url)))
    await startServer({ cluster, binaries, account, log: join(folder, 'postgres.log') });
  return { url, stop: () => stopServer(cluster) };
}

const urlOf = ({ credentials: { port, user, password } }: Cluster): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

interface ServerOptions {
  cluster: Cluster;
  binaries: string;
  account: Account | undefined;
  log: string;
}

async function startServer(options: ServerOptions): Promise<void> {
  const url = urlOf(options.cluster);
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline) {
    const child = spawnServer(options);
    while (child.exitCode === null && child.signalCode === null) {
      if (await answers(url)) return;
      await sleep(40);
    }
    await sleep(betweenTriesMs);
  }
  const said = (await readFile(options.log, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
  throw new PostgresFault(`The database did not start within a minute: ${said} (see ${options.log}).`);
}

/** In a group of its own: Ctrl-C at the terminal reaches the server, which stops the database last. */
function spawnServer({ cluster, binaries, account, log }: ServerOptions): ChildProcess {
  const output = openSync(log, 'a', 0o600);
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      ...['-D', cluster.data, '-p', String(cluster.credentials.port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    ],
    {
      ...account,
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', output, output],
    },
  );
  // a program that cannot be spawned ends the loop above by its exit
  child.on('error', () => {});
  child.unref();
  return child;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function stopServer({ data }: Cluster): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  signal(pid, 'SIGINT');
  const deadline = Date.now() + stopWithinMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) throw new PostgresFault('The database did not stop within half a minute.');
    await sleep(20);
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isRunning = (pid: number): boolean => signal(pid, 0);
