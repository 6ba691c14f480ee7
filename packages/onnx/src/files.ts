import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltFile {
  path: string;
  size: number;
  sha256: string;
}

/**
 * Fills a folder that appears complete or not at all. `target` must not exist.
 * @throws what `fill` throws; nothing is left behind then.
 */
export async function fillFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const building = `${target}.building-${process.pid}`;
  await mkdir(building, { recursive: true });
  try {
    const result = await fill(building);
    await rename(building, target);
    return result;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** Writes the pieces of a file one after the other, without joining them in memory. */
export async function writePieces(
  folder: string,
  path: string,
  pieces: readonly Uint8Array[],
): Promise<BuiltFile> {
  const hash = createHash('sha256');
  let size = 0;
  for (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
  }
  const file = await open(join(folder, path), 'wx');
  try {
    // The system takes at most 1024 pieces at once.
    for (let at = 0; at < pieces.length; at += 1024) await file.writev(pieces.slice(at, at + 1024));
    await file.sync();
    const written = (await file.stat()).size;
    if (written !== size) throw new Error(`${path}: wrote ${written} of ${size} bytes`);
  } finally {
    await file.close();
  }
  return { path, size, sha256: hash.digest('hex') };
}
