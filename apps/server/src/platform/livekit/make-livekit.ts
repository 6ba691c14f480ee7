import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar';
import { runInBackground } from '../processes/run-in-background.ts';
import { liveKitProgram, liveKitVersion } from './find-livekit.ts';

export interface MakeOptions {
  /** Where the program is to lie. */
  target: string;
  signal: AbortSignal;
  releases?: string;
}

/** Leaves the program in the folder and gives its path. */
type Source = (folder: string, options: MakeOptions) => Promise<string>;

const goPackage = `github.com/livekit/livekit-server/cmd/server@v${liveKitVersion}`;
const publicReleases = `https://github.com/livekit/livekit/releases/download/v${liveKitVersion}`;
/** Those that LiveKit publishes for Linux, by Node’s names. */
const processors: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Makes the program of LiveKit: its public release, or what Go builds of its module. It appears whole.
 * @throws Error with a sentence for each source that failed
 */
export async function makeLiveKit(options: MakeOptions): Promise<void> {
  const faults: string[] = [];
  await mkdir(dirname(options.target), { recursive: true });
  for (const make of [fetchRelease, buildByGo]) {
    const folder = await mkdtemp(join(dirname(options.target), 'incoming-'));
    try {
      const program = await make(folder, options);
      await chmod(program, 0o755);
      await rename(program, options.target);
      return;
    } catch (cause) {
      options.signal.throwIfAborted();
      faults.push(cause instanceof Error ? cause.message : String(cause));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  throw new Error(faults.join(' '));
}

/** LiveKit publishes no hash that could stand here before; the release’s own list says what each file must be. */
const fetchRelease: Source = async (folder, { signal, releases = publicReleases }) => {
  const processor = processors[process.arch];
  if (process.platform !== 'linux' || !processor) throw new Error('There is no release for this system.');
  const name = `livekit_${liveKitVersion}_linux_${processor}.tar.gz`;
  const [sums, archive] = await Promise.all([
    download(`${releases}/checksums.txt`, signal),
    download(`${releases}/${name}`, signal),
  ]);
  const listed = sums
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const expected = listed.find(([, file]) => file === name)?.[0];
  if (createHash('sha256').update(archive).digest('hex') !== expected)
    throw new Error(`${name} is another than its release says.`);
  await pipeline(
    [archive],
    createGunzip(),
    extract({ cwd: folder, filter: (path) => path === liveKitProgram }),
  );
  return join(folder, liveKitProgram);
};

async function download(url: string, signal: AbortSignal): Promise<Buffer> {
  const answer = await fetch(url, { signal }).catch((cause) => {
    throw new Error(`${new URL(url).host} could not be reached.`, { cause });
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** By the caches of Go that this user has; Go checks the module by its public log of hashes. */
const buildByGo: Source = async (folder, { signal }) => {
  await runInBackground('go', ['install', '-trimpath', '-ldflags=-s -w', goPackage], {
    signal,
    folder,
    environment: { GOBIN: folder, CGO_ENABLED: '0' },
  });
  return join(folder, 'server');
};
