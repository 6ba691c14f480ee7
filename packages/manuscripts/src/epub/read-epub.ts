import type { Archive } from '../archive/archive.ts';
import { readHtmlBlocks } from '../html/read-html-blocks.ts';
import type { Manuscript, ManuscriptCover } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import { elementsOf, readElements } from '../markup/read-elements.ts';
import { pictureType } from '../picture-type.ts';
import type { Reading } from '../reading.ts';
import { decodeText, encodingInMarkup } from '../text/decode-text.ts';
import { type BookPage, bookChapters } from './book-chapters.ts';
import { refuseEncryption } from './encryption.ts';
import { type NavigationEntry, readNavigation, readNcx } from './navigation.ts';
import { type PackageDocument, readPackageDocument } from './package-document.ts';

export const containerPath = 'META-INF/container.xml';

/**
 * Reads EPUB 2 and 3: metadata and cover of its package, pages in the order of its spine, chapters of its contents.
 *
 * @throws ManuscriptFailure `manuscript_encrypted`, `manuscript_broken`, and those of archive, markup and chapters
 */
export async function readEpub(archive: Archive, reading: Reading): Promise<Manuscript> {
  await refuseEncryption(archive, reading);
  const read = async (path: string) => {
    const bytes = await archive.read(path);
    return bytes && decodeText(bytes, reading, encodingInMarkup(bytes));
  };
  const container = readElements((await read(containerPath)) ?? '', reading);
  const path = elementsOf(container, 'rootfile')[0]?.attributes['full-path'] ?? '';
  const markup = await read(path);
  if (markup === undefined) throw new ManuscriptFailure('manuscript_broken');
  const book = readPackageDocument(markup, path, reading);
  const entries = await readContents(book, read, reading);
  const pages = await readPages(book, read, reading);
  const { metadata } = book;
  return {
    kind: 'epub',
    ...metadata,
    cover: book.cover ? await readCover(archive, book.cover) : undefined,
    chapters: bookChapters(pages, entries, { title: metadata.title ?? 'Book', reading }),
    warnings: reading.warnings(),
  };
}

type ReadPart = (path: string) => Promise<string | undefined>;

async function readContents(
  book: PackageDocument,
  read: ReadPart,
  reading: Reading,
): Promise<NavigationEntry[]> {
  const nav = book.nav && (await read(book.nav));
  const entries = nav ? readNavigation(nav, book.nav!, reading) : [];
  if (entries.length > 0) return entries;
  const ncx = book.ncx && (await read(book.ncx));
  return ncx ? readNcx(ncx, book.ncx!, reading) : [];
}

async function readPages(book: PackageDocument, read: ReadPart, reading: Reading): Promise<BookPage[]> {
  const pages: BookPage[] = [];
  for (const path of book.spine) {
    if (path === book.nav || book.matter.has(path)) {
      reading.warn('matter_left_out');
      continue;
    }
    const markup = await read(path);
    if (markup === undefined) reading.warn('missing_part');
    else pages.push({ path, ...readHtmlBlocks(markup, 'xhtml', reading) });
  }
  return pages;
}

async function readCover(archive: Archive, path: string): Promise<ManuscriptCover | undefined> {
  const bytes = await archive.read(path);
  const mediaType = bytes && pictureType(bytes);
  return mediaType ? { bytes, mediaType } : undefined;
}
