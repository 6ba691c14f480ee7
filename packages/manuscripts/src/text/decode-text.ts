import type { Reading } from '../reading.ts';

/**
 * Letters of bytes: by their mark of byte order, by what the markup declares, as UTF-8 where it is that, as UTF-16
 * where every second byte is empty, and as Windows-1252 (Latin-1 with quotes) otherwise.
 */
export function decodeText(bytes: Uint8Array, reading: Reading, declared?: string): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(declared) ?? likelyEncoding(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = encoding === 'windows-1252' ? withQuotes(decoded) : decoded;
  if (text.includes('\ufffd')) reading.warn('unreadable_letters');
  return text;
}

/** Node 20 decodes Windows-1252 as Latin-1, which has no letters from 0x80 to 0x9f. */
const withQuotes = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);

const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What `<?xml encoding>` or `<meta charset>` names; both stand at the beginning, in letters of ASCII. */
export function encodingInMarkup(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  return /<(?:\?xml|meta)\b[^>]*?(?:encoding|charset)\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function declaredEncoding(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // where the declaration can be read byte by byte the text is not UTF-16, and UTF-8 is looked at before it is believed
    return encoding.startsWith('utf') ? undefined : encoding;
  } catch {
    // an unknown name says nothing
    return undefined;
  }
}

function likelyEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  start.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  if (odd > start.length / 5 && even < start.length / 50) return 'utf-16le';
  if (even > start.length / 5 && odd < start.length / 50) return 'utf-16be';
  const text = new TextDecoder().decode(bytes);
  const unreadable = text.split('\ufffd').length - 1;
  if (unreadable === 0) return 'utf-8';
  // a few spoiled letters among many good ones
  const good = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  return unreadable * 10 < good ? 'utf-8' : 'windows-1252';
}
