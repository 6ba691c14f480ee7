import { files } from '@mynah/audio';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Read when its turn comes. */
  read(): Promise<AsyncIterable<Uint8Array> | Uint8Array>;
}

/** A zip of files one after the other, made while it is read; audio is stored as it is. */
export async function* zipItems(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((fault, chunk) => {
    if (fault) failure = fault;
    else ready.push(chunk);
  });
  const take = function* (): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* ready.splice(0);
  };
  for await (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    const content = await entry.read();
    // its checksum is worked out chunk by chunk
    for await (const chunk of content instanceof Uint8Array ? files.inTurns(content) : content) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Equal names get a number: `a.mp3`, `a_2.mp3`. */
export function distinctNames(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : name.replace(/(\.\w+)$/, `_${count}$1`);
  });
}
