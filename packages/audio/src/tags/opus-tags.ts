import { concatBytes, hasTag } from '../bytes.ts';
import { oggCrc } from '../ogg/ogg-crc.ts';
import { pageEnd } from '../ogg/ogg-pages.ts';
import { type SoundTags, writtenTags } from './sound-tags.ts';

const utf8 = new TextEncoder();
const magic = 'OpusTags';
const pageHeadBytes = 27;
const longestPacket = 255 * 255 - 1;
/** The first page is `OpusHead`, 19 bytes; tags of an encoder are short. More than this is no file of ours. */
const mostHeadBytes = 256 * 1024;

/**
 * Puts tags into an Ogg Opus stream while it passes: the page of the comments is written anew, the sound is not
 * touched. A stream whose comments fill several pages passes as it is, for all later pages would change their number.
 * Source: RFC 7845, section 5.2; RFC 3533, section 6.
 */
export async function* withOpusTags(
  bytes: AsyncIterable<Uint8Array>,
  tags: SoundTags,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array | undefined = new Uint8Array(0);
  for await (const part of bytes) {
    if (!waiting) {
      yield part;
      continue;
    }
    waiting = concatBytes([waiting, part]);
    const changed = replaceComments(waiting, tags);
    if (!changed && waiting.length < mostHeadBytes) continue;
    yield changed ?? waiting;
    waiting = undefined;
  }
  if (waiting && waiting.length > 0) yield waiting;
}

/** Undefined while the two pages are not complete, or when they are not as expected. */
function replaceComments(bytes: Uint8Array, tags: SoundTags): Uint8Array | undefined {
  const start = pageEnd(bytes, 0);
  const end = start === undefined ? undefined : pageEnd(bytes, start);
  if (start === undefined || end === undefined) return undefined;
  const page = bytes.subarray(start, end);
  const bodyStart = pageHeadBytes + (page[26] as number);
  const isWhole = (page[bodyStart - 1] as number) < 255;
  if (!isWhole || !hasTag(page, bodyStart, magic)) return undefined;
  const packet = commentPacket(vendorOf(page.subarray(bodyStart)), tags);
  return concatBytes([bytes.subarray(0, start), withBody(page, packet), bytes.subarray(end)]);
}

/** The encoder names itself; that stays. */
function vendorOf(packet: Uint8Array): Uint8Array {
  const length = new DataView(packet.buffer, packet.byteOffset, packet.byteLength).getUint32(
    magic.length,
    true,
  );
  return packet.slice(magic.length + 4, magic.length + 4 + length);
}

function commentPacket(vendor: Uint8Array, tags: SoundTags): Uint8Array {
  const { title, artist, album, date, language, text, more } = writtenTags(tags);
  const fields: Record<string, string | undefined> = {
    TITLE: title,
    ARTIST: artist,
    ALBUM: album,
    DATE: date,
    LANGUAGE: language,
    ...Object.fromEntries(Object.entries(more ?? {}).map(([name, value]) => [fieldName(name), value])),
    LYRICS: text,
  };
  const comments = Object.entries(fields).flatMap(([name, value]) =>
    value ? [withLength(utf8.encode(`${name}=${value}`))] : [],
  );
  return concatBytes([utf8.encode(magic), withLength(vendor), uint32(comments.length), ...comments]).slice(
    0,
    longestPacket,
  );
}

/** Field names are ASCII without `=`. */
const fieldName = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

const withLength = (bytes: Uint8Array): Uint8Array => concatBytes([uint32(bytes.length), bytes]);

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

/** The page with another packet in it: same stream, number and place; segment table and checksum made anew. */
function withBody(page: Uint8Array, packet: Uint8Array): Uint8Array {
  const segments = Math.floor(packet.length / 255) + 1;
  const table = new Uint8Array(segments).fill(255);
  table[segments - 1] = packet.length % 255;
  const changed = concatBytes([page.slice(0, pageHeadBytes), table, packet]);
  changed[26] = segments;
  changed.fill(0, 22, 26);
  new DataView(changed.buffer).setUint32(22, oggCrc(changed), true);
  return changed;
}
