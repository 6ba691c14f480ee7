import { createReadStream } from 'node:fs';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { MemberWriter } from './member-writer.ts';

/** Writes the wanted members of a zip (a wheel is one) to the given paths, in pieces. @returns those found. */
export async function readZip(
  archive: string,
  wanted: ReadonlyMap<string, string>,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const found = new Set<string>();
  const writer = new MemberWriter();
  const unzip = new Unzip((file: UnzipFile) => {
    const path = wanted.get(file.name);
    if (path === undefined) return;
    found.add(file.name);
    file.ondata = (cause, chunk, final) => writer.take(path, cause, chunk, final);
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(archive, { highWaterMark: 1 << 18, signal })) {
      unzip.push(chunk as Buffer);
      await writer.drain();
    }
    unzip.push(new Uint8Array(0), true);
    await writer.drain();
  } finally {
    await writer.close();
  }
  return found;
}
