import { strToU8, zipSync } from 'fflate';

export interface EpubParts {
  /** Within `metadata`. */
  metadata?: string;
  /** Pages by name: the inside of `body`. */
  pages: Record<string, string>;
  /** The list of the navigation document; without it there is none. */
  nav?: string;
  /** Of an NCX. */
  navMap?: string;
  /** More items of the manifest. */
  items?: string;
  guide?: string;
  /** More parts of the archive, or others in place of those made here. */
  parts?: Record<string, string | Uint8Array>;
}

/** A book of EPUB as bytes. */
export function makeEpub(book: EpubParts): Uint8Array {
  const names = Object.keys(book.pages);
  const parts: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': packageDocument(book, names),
    ...Object.fromEntries(names.map((name) => [`OEBPS/${name}`, page(book.pages[name]!)])),
    ...book.parts,
  };
  if (book.nav) parts['OEBPS/nav.xhtml'] = page(`<nav epub:type="toc"><ol>${book.nav}</ol></nav>`);
  if (book.navMap) parts['OEBPS/toc.ncx'] = `<ncx><navMap>${book.navMap}</navMap></ncx>`;
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}

const page = (body: string) =>
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">' +
  `<head><title/></head><body>${body}</body></html>`;

const packageDocument = (book: EpubParts, names: string[]) =>
  `<package><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${book.metadata ?? '<dc:title>Book</dc:title>'}</metadata>
  <manifest>${names.map((name, at) => `<item id="p${at}" href="${name}" media-type="application/xhtml+xml"/>`).join('')}
  ${book.nav ? '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>' : ''}
  ${book.navMap ? '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>' : ''}${book.items ?? ''}</manifest>
  <spine toc="ncx">${names.map((_, at) => `<itemref idref="p${at}"/>`).join('')}</spine>${book.guide ?? ''}</package>`;
