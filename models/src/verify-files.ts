import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PackFile } from './pack-manifest.ts';

const markName = '.verified.json';
const mark = z.record(z.string(), z.object({ sha256: z.string(), modifiedMs: z.number() }));

/** Hashes a file without holding it in memory. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}

/** The first file that is not what the manifest says; undefined when all are. Reads every byte. */
export async function findDamaged(folder: string, files: readonly PackFile[]): Promise<string | undefined> {
  for (const file of files) {
    const path = join(folder, file.path);
    const found = await stat(path).catch(() => undefined);
    if (found?.size !== file.sizeBytes || (await sha256Of(path)) !== file.sha256) return file.path;
  }
  return undefined;
}

/**
 * The same, quick enough for every start: only files whose size or time of change differs from the last full look
 * are read. Where nothing can be written, every start takes the full look.
 */
export async function findDamagedQuickly(
  folder: string,
  files: readonly PackFile[],
): Promise<string | undefined> {
  const known = await readMark(folder);
  const touched: PackFile[] = [];
  for (const file of files) {
    const found = await stat(join(folder, file.path)).catch(() => undefined);
    if (found?.size !== file.sizeBytes) return file.path;
    const before = known[file.path];
    if (before?.sha256 !== file.sha256 || before.modifiedMs !== found.mtimeMs) touched.push(file);
  }
  const damaged = await findDamaged(folder, touched);
  if (damaged === undefined && touched.length > 0) await writeMark(folder, files).catch(() => {});
  return damaged;
}

/** Remembers that all files were just found sound. */
export async function writeMark(folder: string, files: readonly PackFile[]): Promise<void> {
  const seen: z.output<typeof mark> = {};
  for (const { path, sha256 } of files) {
    seen[path] = { sha256, modifiedMs: (await stat(join(folder, path))).mtimeMs };
  }
  await writeFile(join(folder, markName), JSON.stringify(seen));
}

async function readMark(folder: string): Promise<z.output<typeof mark>> {
  try {
    return mark.parse(JSON.parse(await readFile(join(folder, markName), 'utf8')));
  } catch {
    // without a mark, or with one that cannot be read, every file is looked at
    return {};
  }
}

/** Puts the files on the disk before the folder takes its name: a power cut leaves no half pack. */
export async function syncFiles(folder: string, files: readonly PackFile[]): Promise<void> {
  for (const path of [...files.map((file) => file.path), '.']) {
    const handle = await open(join(folder, path), 'r');
    await handle.sync();
    await handle.close();
  }
}
