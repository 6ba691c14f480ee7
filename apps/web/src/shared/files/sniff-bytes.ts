/** What a file turns out to be by its first bytes, whatever it is called. */
export type FoundKind =
  | 'sound'
  /** With pictures, or a container of both. */
  | 'film'
  | 'picture'
  | 'document'
  | 'archive'
  | 'text'
  | 'program'
  /** Nothing that is known here: the server may know better. */
  | 'unknown';

type Signature = readonly [kind: FoundKind, at: number, bytes: string];

/** As text, one letter a byte; the first that fits. */
const signatures: readonly Signature[] = [
  ['sound', 0, 'ID3'],
  ['sound', 0, 'fLaC'],
  ['sound', 0, 'RF64'],
  ['sound', 0, 'riff\x2e\x91\xcf\x11'],
  ['sound', 0, '#!AMR'],
  ['sound', 0, 'caff'],
  ['sound', 0, '.snd'],
  ['sound', 0, 'wvpk'],
  ['sound', 0, 'FORM....AIF'],
  ['sound', 0, 'RIFF....WAVE'],
  ['film', 0, 'RIFF....AVI '],
  ['picture', 0, 'RIFF....WEBP'],
  ['film', 0, 'OggS'],
  ['film', 0, '\x1a\x45\xdf\xa3'],
  ['film', 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['film', 0, 'FLV'],
  ['film', 0, '\x00\x00\x01\xba'],
  ['film', 0, '\x00\x00\x01\xb3'],
  ...['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'crx '].map(
    (brand): Signature => ['picture', 4, `ftyp${brand}`],
  ),
  ...['M4A ', 'M4B ', 'M4P ', 'F4A '].map((brand): Signature => ['sound', 4, `ftyp${brand}`]),
  ...['ftyp', 'moov', 'mdat', 'wide', 'skip', 'free'].map((box): Signature => ['film', 4, box]),
  ['picture', 0, '\x89PNG'],
  ['picture', 0, '\xff\xd8\xff'],
  ['picture', 0, 'GIF8'],
  ['picture', 0, 'II*\0'],
  ['picture', 0, 'MM\0*'],
  ['document', 0, '%PDF'],
  ['document', 0, '\xd0\xcf\x11\xe0'],
  ['document', 0, '{\\rtf'],
  ['archive', 0, 'PK\x03\x04'],
  ['archive', 0, 'PK\x05\x06'],
  ['archive', 0, 'Rar!'],
  ['archive', 0, '7z\xbc\xaf'],
  ['archive', 0, '\x1f\x8b\x08'],
  ['archive', 0, 'BZh'],
  ['archive', 0, '\xfd7zXZ'],
  ['program', 0, '\x7fELF'],
  ['program', 0, 'MZ'],
];

/** By the beginning of a file, a few hundred bytes of it or more. */
export function sniffBytes(head: Uint8Array): FoundKind {
  const known = signatures.find(([, at, bytes]) => hasBytes(head, at, bytes));
  if (known) return known[0];
  if (isFrameOfSound(head)) return 'sound';
  // packets of a transport stream
  if (head[0] === 0x47 && head[188] === 0x47) return 'film';
  return isText(head) ? 'text' : 'unknown';
}

/** A dot stands for any byte, but at the front, where it is itself. */
const hasBytes = (head: Uint8Array, at: number, bytes: string): boolean =>
  [...bytes].every(
    (letter, index) => (letter === '.' && index > 0) || head[at + index] === letter.charCodeAt(0),
  );

/** MPEG audio, AAC in ADTS, AC-3: what begins without a header of its file. */
function isFrameOfSound([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  if (first === 0x0b && second === 0x77) return true;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return false;
  const layer = (second >> 1) & 3;
  // ADTS has no layer; there its rate stands elsewhere
  if (layer === 0) return (second & 0xf0) === 0xf0 && ((third >> 2) & 15) < 13;
  const isVersion = ((second >> 3) & 3) !== 1;
  return isVersion && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
}

/** Letters and white space of UTF-8; cut anywhere. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 27))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    // not of UTF-8
    return false;
  }
}
