import { gunzipSync } from 'node:zlib';

const block = 512;

/** The files of a small `tar.gz`, by their names without folders. */
export function readArchive(archive: Uint8Array): Map<string, Uint8Array> {
  const tar = gunzipSync(archive);
  const files = new Map<string, Uint8Array>();
  for (let at = 0; at + block <= tar.length; ) {
    const text = (from: number, length: number): string =>
      tar.toString('latin1', at + from, at + from + length).split('\0', 1)[0] ?? '';
    const name = text(0, 100);
    if (name === '') break;
    const sizeBytes = Number.parseInt(text(124, 12), 8);
    const start = at + block;
    if (text(156, 1) === '0' || text(156, 1) === '')
      files.set(name.replace(/^.*\//, ''), tar.subarray(start, start + sizeBytes));
    at = start + Math.ceil(sizeBytes / block) * block;
  }
  return files;
}
