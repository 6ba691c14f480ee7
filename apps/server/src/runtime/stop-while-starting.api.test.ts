import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-app.ts';

/** Ctrl-C while the voices are being fetched. */
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const patient = { timeout: 60_000, interval: 50 };
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-stop-'));
  database = await createTestDatabase();
  await mkdir(join(folder, 'bin'));
  // a client whose download never ends
  const pip = `#!/bin/sh\necho $$ > "${folder}/pid"\nwhile :; do sleep 60; done\n`;
  await writeFile(join(folder, 'bin', 'pip3'), pip);
  await chmod(join(folder, 'bin', 'pip3'), 0o755);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('it ends at once, with exit code 0, and takes the client along', async () => {
  const data = join(folder, 'data');
  const server = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
      PORT: '0',
      MYNAH_DATA: data,
      DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const pid = await vi.waitFor(async () => {
    const text = await readFile(join(folder, 'pid'), 'utf8');
    expect(text).toMatch(/^\d+\n$/);
    return Number(text);
  }, patient);
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
  expect(said).toMatch(/^Fetching Kokoro 82M.* \(63 MB\)…\nStopping…\n$/);
  expect(() => process.kill(pid, 0)).toThrow();
  // neither the server nor a pack is locked for the next start
  expect(await readdir(data)).not.toContain('server.lock');
  expect(await readdir(join(data, 'packs'))).toEqual(['.downloads']);
}, 120_000);
