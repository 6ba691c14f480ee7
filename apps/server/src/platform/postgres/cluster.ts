import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isThere } from './binaries.ts';
import { PostgresFault } from './postgres-fault.ts';
import type { Account } from './server-account.ts';

/** How to reach the database of a data folder; kept there with mode 600. */
export interface Credentials {
  port: number;
  user: string;
  password: string;
}

export interface Cluster {
  /** The folder that PostgreSQL owns. */
  data: string;
  credentials: Credentials;
}

export interface ClusterOptions {
  /** Where the credentials are kept. */
  folder: string;
  /** Where PostgreSQL keeps its files; see `database-home.ts`. */
  home: string;
  binaries: string;
  account: Account | undefined;
}

/** Makes the database files on the first start; later only reads how to reach them. */
export async function openCluster({ folder, home, binaries, account }: ClusterOptions): Promise<Cluster> {
  const data = join(home, 'data');
  const path = join(folder, 'credentials.json');
  if (await isThere(join(data, 'PG_VERSION'))) {
    return { data, credentials: JSON.parse(await readFile(path, 'utf8')) as Credentials };
  }
  const credentials = {
    port: await freePort(),
    user: 'mynah',
    password: randomBytes(18).toString('base64url'),
  };
  await emptyFolder(data, account);
  await initialize({ data, binaries, account, credentials });
  await writeFile(path, JSON.stringify(credentials), { mode: 0o600 });
  return { data, credentials };
}

async function emptyFolder(data: string, account: Account | undefined): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { recursive: true, mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
}

interface Initialization extends Cluster {
  binaries: string;
  account: Account | undefined;
}

async function initialize({ data, binaries, account, credentials }: Initialization): Promise<void> {
  const passwordFile = `${data}.password`;
  await writeFile(passwordFile, credentials.password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  try {
    await run(join(binaries, 'bin', 'initdb'), account, [
      ...['-D', data, '-U', credentials.user, '--pwfile', passwordFile],
      ...['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'],
    ]);
  } catch (cause) {
    // half a database would look like a whole one at the next start
    for (const name of await readdir(data)) await rm(join(data, name), { recursive: true, force: true });
    throw cause;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function run(program: string, account: Account | undefined, parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new PostgresFault(`The database files could not be made: ${said.trim().split('\n').at(-1)}`),
          ),
    );
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
