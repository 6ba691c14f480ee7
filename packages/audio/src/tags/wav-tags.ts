import { concatBytes, hasTag, putTag } from '../bytes.ts';
import { id3Tag } from './id3.ts';
import { type SoundTags, writtenTags } from './sound-tags.ts';

const utf8 = new TextEncoder();
const longestRiff = 0xffffffff;

/**
 * The chunks that go behind the samples: `LIST` of kind `INFO`, and `id3 ` for what that has no place for.
 * Source: Multimedia Programming Interface and Data Specifications 1.0, "RIFF", "LIST chunk"; text is UTF-8.
 */
export function wavTagChunks(tags: SoundTags): Uint8Array {
  const { title, artist, album, date, text } = writtenTags(tags);
  const fields: [string, string | undefined][] = [
    ['INAM', title],
    ['IART', artist],
    ['IPRD', album],
    ['ICRD', date],
    ['ICMT', text],
  ];
  const info = fields.flatMap(([name, value]) => (value ? [chunk(name, utf8.encode(`${value}\0`))] : []));
  const id3 = id3Tag(tags);
  return concatBytes([
    ...(info.length > 0 ? [chunk('LIST', concatBytes([utf8.encode('INFO'), ...info]))] : []),
    ...(id3.length > 0 ? [chunk('id3 ', id3)] : []),
  ]);
}

/** Puts chunks behind a WAV file while it streams by, and their length into its head. */
export async function* withWavChunks(
  bytes: AsyncIterable<Uint8Array>,
  chunks: Uint8Array,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array | undefined = new Uint8Array(0);
  let isTagged = false;
  let count = 0;
  for await (const part of bytes) {
    count += part.length;
    if (!waiting) {
      yield part;
      continue;
    }
    waiting = concatBytes([waiting, part]);
    if (waiting.length < 12) continue;
    isTagged = canGrow(waiting, chunks.length);
    yield isTagged ? withRiffSize(waiting, riffSize(waiting) + chunks.length) : waiting;
    waiting = undefined;
  }
  if (waiting) yield waiting;
  if (!isTagged) return;
  // chunks begin at even places; the head counts the odd byte already where there is one
  if (count % 2 === 1) yield Uint8Array.of(0);
  yield chunks;
}

const riffSize = (head: Uint8Array): number => new DataView(head.buffer, head.byteOffset).getUint32(4, true);

/** A file with open lengths, or one too long for the form, has no place for chunks. */
const canGrow = (head: Uint8Array, by: number): boolean =>
  hasTag(head, 0, 'RIFF') && riffSize(head) + by < longestRiff;

function withRiffSize(head: Uint8Array, size: number): Uint8Array {
  const changed = Uint8Array.from(head);
  new DataView(changed.buffer).setUint32(4, size, true);
  return changed;
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length & 1));
  putTag(bytes, 0, name);
  new DataView(bytes.buffer).setUint32(4, body.length, true);
  bytes.set(body, 8);
  return bytes;
}
