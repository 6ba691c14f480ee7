import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../test/until.ts';
import { readConfig } from '../config/config.ts';
import { openSecretKeys } from '../crypto/index.ts';
import { createLog } from '../log/log.ts';
import { processBirth } from '../processes/process-birth.ts';
import { LiveKit, type LiveKitOptions } from './livekit.ts';

let folder: string;
let program: string;
const opened: LiveKit[] = [];

/** Answers as LiveKit does, and dies when it is told to. */
const standIn = `#!${process.execPath}
const { port } = JSON.parse(process.env.LIVEKIT_CONFIG);
require('node:http').createServer((request, response) => {
  response.end(String(process.pid));
  if (request.url === '/die') process.exit(1);
}).listen(port, '127.0.0.1');
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-livekit-'));
  program = join(folder, 'stand-in.cjs');
  await writeFile(program, standIn);
  await chmod(program, 0o755);
  vi.stubEnv('PATH', join(folder, 'path'));
});
afterEach(async () => {
  for (const liveKit of opened.splice(0)) await liveKit.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function open(environment: Record<string, string>, make?: LiveKitOptions['make']): Promise<LiveKit> {
  const liveKit = new LiveKit({
    config: readConfig({ MYNAH_WEBRTC_TCP_PORT: '0', ...environment }),
    dataFolder: folder,
    keys: await openSecretKeys(folder, 'the secret of a server in a test of it'),
    log: createLog('silent'),
    ...(make && { make }),
  });
  opened.push(liveKit);
  return liveKit;
}

const ask = async (url: string, path = '/'): Promise<string> =>
  (await fetch(url.replace('ws', 'http') + path)).text();

test('the operator’s own needs its key and secret', async () => {
  const url = { LIVEKIT_URL: 'https://livekit.example.com' };
  const key = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret' };
  expect(await (await open({ ...url, ...key })).ready()).toEqual({
    url: 'wss://livekit.example.com',
    apiKey: 'key',
    apiSecret: 'secret',
  });
  await expect((await open(url)).ready()).rejects.toMatchObject({ code: 'livekit_missing' });
});

test('one of our own is started once, when it is wanted, and ends with the server', async () => {
  const liveKit = await open({ MYNAH_LIVEKIT_BIN: program });
  const [first, second] = await Promise.all([liveKit.ready(), liveKit.ready()]);
  expect(first).toEqual(second);
  const pid = await ask(first.url);
  expect((await readFile(join(folder, 'livekit', 'livekit.pid'), 'utf8')).split('\n')[0]).toBe(pid);
  await liveKit.stop();
  await expect(ask(first.url)).rejects.toThrow();
});

test('one that dies is started again', async () => {
  const liveKit = await open({ MYNAH_LIVEKIT_BIN: program });
  const { url } = await liveKit.ready();
  const pid = await ask(url, '/die');
  await until(async () => expect(await ask((await liveKit.ready()).url)).not.toBe(pid));
});

test('what a killed server left running is ended', async () => {
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const exited = once(left, 'exit');
  await mkdir(join(folder, 'livekit'));
  const birth = await processBirth(left.pid ?? 0);
  await writeFile(join(folder, 'livekit', 'livekit.pid'), `${left.pid}\n${birth}\n`);
  await (await open({ MYNAH_LIVEKIT_BIN: program })).ready();
  expect(await exited).toEqual([null, 'SIGKILL']);
});

test('one that does not start says so, and is tried anew', async () => {
  await writeFile(program, `#!${process.execPath}\nconsole.error('the port is taken'); process.exit(1);\n`);
  const liveKit = await open({ MYNAH_LIVEKIT_BIN: program });
  await expect(liveKit.ready()).rejects.toMatchObject({ code: 'livekit_failed' });
  await writeFile(program, standIn);
  expect((await liveKit.ready()).url).toMatch(/^ws:/);
});

test('where there is none, one is made while callers are told to come again', async () => {
  let finish: () => void = () => {};
  const liveKit = await open({}, async ({ target }) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    await mkdir(join(folder, 'livekit'), { recursive: true });
    await writeFile(target, `#!/bin/sh\nexec '${process.execPath}' '${program}'\n`, { mode: 0o755 });
  });
  await expect(liveKit.ready()).rejects.toMatchObject({ code: 'livekit_preparing', retryAfterSeconds: 20 });
  finish();
  await until(async () => expect((await liveKit.ready()).url).toMatch(/^ws:/));
});

test('where none can be had, one sentence says what to install, at once and without another try', async () => {
  const make = vi.fn(async () => {
    throw new Error('go is not installed.');
  });
  const liveKit = await open({}, make);
  const refusal = { code: 'livekit_missing', message: expect.stringContaining('install livekit-server') };
  await expect(liveKit.ready()).rejects.toMatchObject(refusal);
  await expect(liveKit.ready()).rejects.toMatchObject(refusal);
  expect(make).toHaveBeenCalledTimes(1);
});

test('off is off', async () => {
  const liveKit = await open({ MYNAH_WEBRTC: 'off', MYNAH_LIVEKIT_BIN: program });
  await expect(liveKit.ready()).rejects.toMatchObject({ code: 'livekit_missing' });
});

test('conversations end before what carries them', async () => {
  const liveKit = await open({ MYNAH_LIVEKIT_BIN: program });
  const { url } = await liveKit.ready();
  let answered = '';
  liveKit.onStop(async () => {
    answered = await ask(url);
  });
  await liveKit.stop();
  expect(answered).toMatch(/^\d+$/);
});
