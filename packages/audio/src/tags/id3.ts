import { concatBytes, putTag } from '../bytes.ts';
import { cutText, type SoundTags, threeLetterLanguage, writtenTags } from './sound-tags.ts';

const utf8 = new TextEncoder();
const encodingUtf8 = Uint8Array.of(3);
const end = Uint8Array.of(0);
const headBytes = 10;
const longestCommentBytes = 1000;

/**
 * An ID3v2.4 tag, to stand in front of an mp3 or in the `id3 ` chunk of a WAV file; empty without any field.
 * Source: id3.org, "ID3 tag version 2.4.0", main structure and native frames.
 */
export function id3Tag(tags: SoundTags): Uint8Array {
  const frames = concatBytes(framesOf(writtenTags(tags)));
  return frames.length === 0
    ? frames
    : concatBytes([head('ID3', Uint8Array.of(4, 0, 0), frames.length), frames]);
}

function framesOf({ title, artist, album, date, language, text, more }: SoundTags): Uint8Array[] {
  const code = threeLetterLanguage(language);
  return [
    ...textFrame('TIT2', title),
    ...textFrame('TPE1', artist),
    ...textFrame('TALB', album),
    ...textFrame('TDRC', date),
    ...textFrame('TLAN', code),
    ...Object.entries(more ?? {}).map(([name, value]) =>
      frame('TXXX', [encodingUtf8, utf8.encode(name), end, utf8.encode(value)]),
    ),
    ...spokenFrame('COMM', text && cutText(text, longestCommentBytes), code),
    ...spokenFrame('USLT', text, code),
  ];
}

const textFrame = (id: string, value: string | undefined): Uint8Array[] =>
  value ? [frame(id, [encodingUtf8, utf8.encode(value)])] : [];

/** Language and an empty description stand before the text of a comment and of lyrics. */
const spokenFrame = (id: string, value: string | undefined, language = 'XXX'): Uint8Array[] =>
  value ? [frame(id, [encodingUtf8, utf8.encode(language), end, utf8.encode(value)])] : [];

function frame(id: string, parts: readonly Uint8Array[]): Uint8Array {
  const body = concatBytes(parts);
  const bytes = new Uint8Array(headBytes + body.length);
  putTag(bytes, 0, id);
  bytes.set(synchsafe(body.length), 4);
  bytes.set(body, headBytes);
  return bytes;
}

/** The tag's own head has its version between name and size. */
const head = (name: string, version: Uint8Array, size: number): Uint8Array =>
  concatBytes([utf8.encode(name), version, synchsafe(size)]);

/** 28 bits in four bytes, so that no size looks like the start of an mp3 frame. */
const synchsafe = (size: number): Uint8Array =>
  Uint8Array.of((size >> 21) & 0x7f, (size >> 14) & 0x7f, (size >> 7) & 0x7f, size & 0x7f);
