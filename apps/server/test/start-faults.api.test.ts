import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { createTestDatabase } from './test-app.ts';

/** What stands in the way of a start is told in one sentence, and the exit code is 1. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>, data = join(folder, 'data')) =>
  ServerProcess.start(data, environment);

async function lastWords(starting: Promise<ServerProcess>): Promise<string> {
  const outcome = await starting.then(
    () => 'it started',
    (fault: Error) => fault.message,
  );
  return outcome;
}

const secret = 'hunter2hunter2';
/** Nothing listens on the discard port. */
const unreachable = `postgres://mynah:${secret}@127.0.0.1:9/mynah`;

test('a database that cannot be reached', async () => {
  const words = await lastWords(start({ DATABASE_URL: unreachable }));
  expect(words).toBe('the server ended with 1: The database at DATABASE_URL can’t be used (ECONNREFUSED).');
});

test('a database that is not there', async () => {
  const database = await createTestDatabase();
  await database.drop();
  const words = await lastWords(start({ DATABASE_URL: database.url }));
  expect(words).toBe('the server ended with 1: The database at DATABASE_URL can’t be used (3D000).');
});

test('settings that are wrong are all named, and no value is shown', async () => {
  const words = await lastWords(
    start({ PORT: 'http', MYNAH_ROLES: 'cook', MYNAH_SECRET_KEY: secret, DATABASE_URL: unreachable }),
  );
  expect(words).toMatch(
    /^the server ended with 1: PORT: .+ MYNAH_ROLES: .+ MYNAH_SECRET_KEY: at least 32 char/,
  );
  expect(words).not.toContain(secret);
  expect(words).not.toContain('\n');
});

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const words = await lastWords(start({ DATABASE_URL: unreachable, PORT: String(port) }));
  other.close();
  expect(words).toBe(
    `the server ended with 1: Port ${port} is taken. Choose another with PORT=4701 npm start.`,
  );
});

test('a data folder that cannot be', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'not a folder');
  const words = await lastWords(start({ DATABASE_URL: unreachable }, join(file, 'data')));
  expect(words).toMatch(/^the server ended with 1: The data folder \S+ can’t be written to \(ENOTDIR\)\.$/);
});

test.skipIf(process.platform !== 'linux')(
  'a data folder on a disk that is full, or that is read-only',
  async () => {
    // no byte is free there, and nobody but the superuser may even try
    const words = await lastWords(start({ DATABASE_URL: unreachable }, '/proc'));
    expect(words).toMatch(
      /^the server ended with 1: The (disk of the )?data folder \/proc (is full\. .+|can’t be written to \(\w+\))\.$/,
    );
  },
);

test.skipIf(process.getuid?.() === 0)(
  'a data folder that may only be read (not as the superuser)',
  async () => {
    const readOnly = await mkdtemp(join(folder, 'read-only-'));
    await chmod(readOnly, 0o555);
    const words = await lastWords(start({ DATABASE_URL: unreachable }, readOnly));
    expect(words).toMatch(/can’t be written to \(EACCES\)\.$/);
    expect(await readdir(readOnly)).toEqual([]);
  },
);

test('two servers that start at once on an empty database both come up', async () => {
  const database = await createTestDatabase('template0');
  const environment = { DATABASE_URL: database.url, MYNAH_ENGINE_PROCESSES: '1' };
  const starting = ['one', 'two'].map((name) => start(environment, join(folder, name)));
  try {
    const servers = await Promise.all(starting);
    const statuses = await Promise.all(
      servers.map(async (server) => (await server.fetch('/v1/models')).status),
    );
    expect(statuses).toEqual([200, 200]);
  } finally {
    const settled = await Promise.allSettled(starting);
    for (const outcome of settled) if (outcome.status === 'fulfilled') await outcome.value.end('SIGKILL');
    await database.drop();
  }
});
