import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../test/free-port.ts';
import { testApiKey } from '../../test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';

/** What callers are told while the voices are being fetched, and Ctrl-C meanwhile. */
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
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

test('it is alive, asks callers to come again, and ends at once with exit code 0 and the client', async () => {
  const data = join(folder, 'data');
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
      PORT: String(port),
      MYNAH_DATA: data,
      DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const pid = await until(async () => {
    const text = await readFile(join(folder, 'pid'), 'utf8');
    expect(text).toMatch(/^\d+\n$/);
    return Number(text);
  });
  await expectStarting(`http://127.0.0.1:${port}`);
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
  expect(said).toMatch(/^Fetching Kokoro 82M.* \(63 MB\)…\nStopping…\n$/);
  expect(() => process.kill(pid, 0)).toThrow();
  // neither the server nor a pack is locked for the next start
  expect(await readdir(data)).not.toContain('server.lock');
  expect(await readdir(join(data, 'packs'))).toEqual(['.downloads']);
});

async function expectStarting(url: string): Promise<void> {
  const alive = await fetch(`${url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);

  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ready: false, waiting_for: ['engines', 'start', 'packs'] });

  const call = await fetch(`${url}/v1/text-to-speech/any`, {
    method: 'POST',
    headers: { 'xi-api-key': testApiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Is anybody there?' }),
  });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toEqual({
    detail: {
      type: 'service_unavailable_error',
      code: 'server_starting',
      status: 'server_starting',
      message: 'Mynah is starting. Try again in a moment.',
      request_id: call.headers.get('request-id'),
    },
  });
  const directory = await fetch(`${url}/scim/v2/Users`);
  expect([directory.status, await directory.json()]).toEqual([
    503,
    expect.objectContaining({ status: '503' }),
  ]);

  const page = await fetch(`${url}/app/home`, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page.text()).toMatch(/http-equiv="refresh" content="2"[\s\S]*<h1>Mynah is starting…<\/h1>/);

  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/text-to-speech/any/stream-input`);
  const [fault] = await once(socket, 'error');
  expect(String(fault)).toContain('Unexpected server response: 503');
}
