import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fetchSource } from './fetch-source.ts';
import { PackFailure } from './pack-failure.ts';
import type { PackInput, PackSource } from './pack-manifest.ts';
import { sha256Of } from './verify-files.ts';

export interface FetchInputOptions {
  /** Takes the inputs under their names. */
  folder: string;
  /** Downloads that wait for the pack to be built. */
  cache: string;
  /** Files that a person put there by hand, by name. */
  localFolder: string | undefined;
  signal: AbortSignal;
  /** So much of a download is here. */
  onBytes(download: string, soFar: number): void;
}

/** Gets one input from the first source that has it, verified. @throws PackFailure naming each source's fault */
export async function fetchInput(input: PackInput, options: FetchInputOptions): Promise<void> {
  const { folder, cache, localFolder, signal, onBytes } = options;
  const target = join(folder, input.path);
  if (await isRight(target, input)) return;
  await mkdir(dirname(target), { recursive: true });
  const byHand = localFolder && join(localFolder, basename(input.path));
  if (byHand && (await isRight(byHand, input))) return copyFile(byHand, target);
  const faults: string[] = [];
  for (const source of input.sources) {
    signal.throwIfAborted();
    try {
      await fetchSource(source, input, { cache, signal, onBytes, target });
      if (await isRight(target, input)) return;
      faults.push(`${nameOf(source)}: other bytes than the manifest says`);
      // what was kept of it would give the same wrong bytes at the next try
      await rm(cache, { recursive: true, force: true });
      await mkdir(dirname(target), { recursive: true });
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof PackFailure)) throw cause;
      faults.push(`${nameOf(source)}: ${cause.message}`);
    }
    await rm(target, { force: true });
  }
  throw new PackFailure(`${input.path} could not be fetched (${faults.join('; ')}).`);
}

async function isRight(path: string, { sizeBytes, sha256 }: PackInput): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.size === sizeBytes && (await sha256Of(path)) === sha256;
}

function nameOf(source: PackSource): string {
  if (source.kind === 'deb') return 'Debian package';
  return source.kind === 'url' ? 'public address' : source.kind;
}
