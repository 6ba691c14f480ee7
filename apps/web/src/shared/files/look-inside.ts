import { type FoundKind, sniffBytes } from '#web/shared/files/sniff-bytes.ts';

/** A file as it turned out. */
export interface LookedAt {
  kind: FoundKind;
  /** Its own header says that more of it was there. */
  isCut: boolean;
  /** Copy protection. */
  isLocked: boolean;
}

const headBytes = 4096;
/** What says what is in an MP4 is small, but for very long films. */
const mostMoovBytes = 8 * 1024 * 1024;
/** What a header counts may be off by a tag or a byte to make it even. */
const slackBytes = 4096;
const mostBoxes = 10_000;

/** Reads no more of a file than its headers. @throws DOMException when the system does not let it be read */
export async function lookInside(file: Blob): Promise<LookedAt> {
  const head = await read(file, 0, headBytes);
  const kind = sniffBytes(head);
  const found = { kind, isCut: false, isLocked: false };
  if (textAt(head, 0, 4) === 'RIFF' && kind === 'sound')
    return { ...found, isCut: isWavCut(head, file.size) };
  if (textAt(head, 4, 4) === 'ftyp' && kind !== 'picture') return { ...found, ...(await readMp4(file)) };
  return found;
}

const read = async (file: Blob, from: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Recorders that stream write no length, or the largest there is. */
function isWavCut(head: Uint8Array, size: number): boolean {
  const view = viewOf(head);
  for (let at = 12; at + 8 <= head.length; ) {
    const length = view.getUint32(at + 4, true);
    if (textAt(head, at, 4) === 'data') {
      const isOpen = length === 0 || length >= 0x7fff_0000;
      return !isOpen && at + 8 + length > size + slackBytes;
    }
    at += 8 + length + (length % 2);
  }
  // the sound begins behind what was read, or the file ends before it
  return size <= head.length;
}

/** Goes from box to box: each says how long it is. */
async function readMp4(file: Blob): Promise<Pick<LookedAt, 'isCut' | 'isLocked'>> {
  let at = 0;
  let hasIndex = false;
  for (let box = 0; box < mostBoxes && at + 8 <= file.size; box += 1) {
    const head = await read(file, at, 16);
    const name = textAt(head, 4, 4);
    const length = boxLength(head, file.size - at);
    if (name === 'moof') hasIndex = true;
    if (name === 'moov') {
      hasIndex = true;
      const moov = await read(file, at, Math.min(length, mostMoovBytes));
      if (isLocked(moov)) return { isCut: false, isLocked: true };
    }
    if (length < 8 || at + length > file.size) return { isCut: true, isLocked: false };
    at += length;
  }
  return { isCut: !hasIndex, isLocked: false };
}

function boxLength(head: Uint8Array, restBytes: number): number {
  const view = viewOf(head);
  const length = view.getUint32(0);
  if (length === 0) return restBytes;
  if (length === 1 && head.length >= 16) return Number(view.getBigUint64(8));
  return length;
}

/** As the server tells it: an encrypted stream, and the scheme that it is encrypted by. */
function isLocked(moov: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(moov);
  return text.includes('sinf') && text.includes('schm') && /enca|encv/.test(text);
}
