import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLiveKit } from './make-livekit.ts';

let folder: string;
let target: string;
const { signal } = new AbortController();
const nowhere = 'http://127.0.0.1:9';
const processor = process.arch === 'arm64' ? 'arm64' : 'amd64';
const archiveName = `livekit_1.8.4_linux_${processor}.tar.gz`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-make-'));
  target = join(folder, 'livekit', 'livekit-server');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** A release whose list says this of its archive. */
async function publish(sumOf: (archive: Buffer) => string): Promise<{ url: string; close(): void }> {
  await writeFile(join(folder, 'livekit-server'), 'the released program');
  await writeFile(join(folder, 'LICENSE'), 'Apache-2.0');
  await create({ gzip: true, file: join(folder, 'archive'), cwd: folder }, ['LICENSE', 'livekit-server']);
  const archive = await readFile(join(folder, 'archive'));
  const server = createServer(({ url }, response) => {
    if (url === '/checksums.txt') response.end(`${sumOf(archive)}  ${archiveName}\n`);
    else response.end(archive);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function installGo(script: string): Promise<void> {
  const path = join(folder, 'path');
  await mkdir(path);
  await writeFile(join(path, 'go'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${path}:/usr/bin:/bin`);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test.runIf(process.platform === 'linux')(
  'takes the public release, when it is what its list says',
  async () => {
    const release = await publish(sha256);
    await makeLiveKit({ target, signal, releases: release.url });
    release.close();
    expect(await readFile(target, 'utf8')).toBe('the released program');
    expect(await readdir(join(folder, 'livekit'))).toEqual(['livekit-server']);
  },
);

test('builds the module by Go, where the release is another or cannot be reached', async () => {
  await installGo('echo "$*" > "$GOBIN/server"');
  const release = await publish(() => '0'.repeat(64));
  await makeLiveKit({ target, signal, releases: release.url });
  release.close();
  expect(await readFile(target, 'utf8')).toContain('github.com/livekit/livekit-server/cmd/server@v1.8.4');
});

test('says why of each source, and leaves nothing', async () => {
  await installGo('echo "no such module" >&2; exit 1');
  await expect(makeLiveKit({ target, signal, releases: nowhere })).rejects.toThrow(
    /go failed: no such module/,
  );
  expect(await readdir(join(folder, 'livekit'))).toEqual([]);
});

test('without Go and without a network there is none', async () => {
  vi.stubEnv('PATH', folder);
  await expect(makeLiveKit({ target, signal, releases: nowhere })).rejects.toThrow('go is not installed.');
});
