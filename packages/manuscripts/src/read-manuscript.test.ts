import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ManuscriptLimits } from './limits.ts';
import { readManuscript } from './read-manuscript.ts';
import { makeEpub } from './testing/make-epub.ts';

const read = (bytes: Uint8Array, fileName = 'book.txt', limits: Partial<ManuscriptLimits> = {}) =>
  readManuscript({ bytes, fileName }, { limits });
const firstText = async (bytes: Uint8Array, fileName?: string) =>
  (await read(bytes, fileName)).chapters[0]?.blocks[0]?.text;
const utf16 = Buffer.from('“Größe” für alle, sagte sie.', 'utf16le');
const book = makeEpub({ pages: { a: '<p>a</p>' } });

/** A zip file whose last part says in its header what it is not. */
function changed(zip: Uint8Array, change: (directory: Buffer) => void): Uint8Array {
  const bytes = Buffer.from(zip);
  change(bytes.subarray(bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))));
  return bytes;
}

describe('files', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe “für” alle'), 'Größe “für” alle'],
    ['UTF-8 with its mark', Buffer.from('\ufeffGröße'), 'Größe'],
    [
      'UTF-16 with its mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      '“Größe” für alle, sagte sie.',
    ],
    ['UTF-16 without', utf16, '“Größe” für alle, sagte sie.'],
    ['UTF-16 of the other order', Buffer.from(utf16).swap16(), '“Größe” für alle, sagte sie.'],
    ['Windows-1252', Buffer.from('Gr\u00f6\u00dfe \u0093x\u0094', 'latin1'), 'Größe “x”'],
    ['what HTML declares', Buffer.from('<html><meta charset="iso-8859-2"><p>\u00b1', 'latin1'), 'ą'],
  ])('reads letters in %s', async (_, bytes, text) => {
    expect(await firstText(bytes)).toBe(text);
  });

  it('reads what a file is, not what its name says, and says so', async () => {
    const said = async (bytes: Uint8Array, fileName: string) => {
      const { kind, warnings } = await read(bytes, fileName);
      return [kind, ...warnings.map(({ code }) => code)];
    };
    expect(await said(book, 'book.docx')).toEqual(['epub', 'mislabeled']);
    expect(await said(strToU8('<!doctype html><p>a'), 'a.txt')).toEqual(['html', 'mislabeled']);
    expect(await said(strToU8('2 < 3'), 'a.html')).toEqual(['text', 'mislabeled']);
    expect(await said(strToU8('<p>a</p>'), 'a.html')).toEqual(['html']);
  });

  it.each<[string, Uint8Array, Partial<ManuscriptLimits>, string]>([
    ['a file over the limit', strToU8('abc'), { bytes: 2 }, 'manuscript_too_large'],
    ['more unpacked than the limit', book, { unpackedBytes: 500 }, 'manuscript_too_large'],
    ['a bomb', makeEpub({ pages: { a: ' '.repeat(2 ** 21) } }), {}, 'manuscript_too_large'],
    ['too many parts', book, { entries: 3 }, 'manuscript_too_many_entries'],
    ['a locked archive', changed(book, (entry) => entry.writeUInt16LE(1, 8)), {}, 'manuscript_encrypted'],
    [
      'a part that unpacks to more than it says',
      changed(book, (entry) => entry.writeUInt32LE(3, 24)),
      {},
      'manuscript_broken',
    ],
    [
      'parts that overlap',
      changed(book, (entry) => entry.writeUInt32LE(2 ** 20, 20)),
      {},
      'manuscript_broken',
    ],
    ['half a file', book.subarray(0, book.length / 2), {}, 'manuscript_broken'],
    ['an archive of books', zipSync({ 'a.epub': book }), {}, 'manuscript_nested_archive'],
    ['a file in gzip', new Uint8Array([0x1f, 0x8b, 8, 0]), {}, 'manuscript_nested_archive'],
    ['a sheet of an office', zipSync({ '[Content_Types].xml': strToU8('x') }), {}, 'manuscript_kind_unknown'],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), {}, 'manuscript_kind_unknown'],
    ['bytes', new Uint8Array(300).fill(1), {}, 'manuscript_kind_unknown'],
    ['nothing', new Uint8Array(), {}, 'manuscript_without_text'],
  ])('refuses %s', async (_, bytes, limits, code) => {
    await expect(read(bytes, 'book.epub', limits)).rejects.toMatchObject({ code });
  });

  it('stops when it is told to', async () => {
    const reading = readManuscript({ bytes: book, fileName: 'a.epub' }, { signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ code: 'manuscript_aborted' });
  });
});
