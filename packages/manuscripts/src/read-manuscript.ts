import { readFile, stat } from 'node:fs/promises';
import { openArchive } from './archive/archive.ts';
import { readDocx } from './docx/read-docx.ts';
import { readEpub } from './epub/read-epub.ts';
import { readHtml } from './html/read-html.ts';
import { isPdf, kindOfArchive, kindOfName, kindOfText, refuseForeignBytes } from './kind-of-file.ts';
import type { Manuscript } from './manuscript.ts';
import { ManuscriptFailure } from './manuscript-failure.ts';
import type { ManuscriptFile, ReadingOptions } from './manuscript-input.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { readManuscriptHtml } from './page/read-page.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { Reading } from './reading.ts';
import { decodeText, encodingInMarkup } from './text/decode-text.ts';
import { readPlainText } from './text/read-text.ts';

/**
 * Reads a book: text, Markdown, HTML, EPUB 2 and 3, DOCX or PDF. What it is tell its bytes; its name decides between kinds of text.
 * What is hostile may take its time and memory: files of others are read by `readApart`.
 *
 * @throws ManuscriptFailure, whose message is one sentence for the person who brought the file
 */
export async function readManuscript(
  file: ManuscriptFile,
  options: ReadingOptions = {},
): Promise<Manuscript> {
  const reading = new Reading(options);
  reading.checkSize('bytes' in file ? file.bytes.length : (await stat(file.path)).size);
  const bytes = 'bytes' in file ? file.bytes : await readFile(file.path, { signal: options.signal });
  try {
    return isZip(bytes)
      ? await readArchive(bytes, file, reading)
      : await readBytes(bytes, file, { reading, options });
  } catch (cause) {
    if (cause instanceof ManuscriptFailure) throw cause;
    throw new ManuscriptFailure('manuscript_broken', undefined, { cause });
  }
}

const isZip = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

async function readArchive(bytes: Uint8Array, file: ManuscriptFile, reading: Reading): Promise<Manuscript> {
  const archive = await openArchive(bytes, reading);
  try {
    const kind = kindOfArchive(archive.names);
    if (kindOfName(file.fileName) !== kind) reading.warn('mislabeled');
    return await (kind === 'epub' ? readEpub(archive, reading) : readDocx(archive, reading));
  } finally {
    archive.close();
  }
}

async function readBytes(
  bytes: Uint8Array,
  file: ManuscriptFile,
  { reading, options }: { reading: Reading; options: ReadingOptions },
): Promise<Manuscript> {
  refuseForeignBytes(bytes);
  if (isPdf(bytes)) {
    if (kindOfName(file.fileName) !== 'pdf') reading.warn('mislabeled');
    return readPdf(bytes, reading);
  }
  const text = decodeText(bytes, reading, encodingInMarkup(bytes));
  const kind = kindOfText(text, file);
  if ((kindOfName(file.fileName) ?? kind) !== kind) reading.warn('mislabeled');
  if (kind === 'markdown') return readMarkdown(text, reading);
  if (kind === 'html' && file.address !== undefined)
    return readManuscriptHtml({ html: text, address: file.address }, options);
  return kind === 'html' ? readHtml(text, reading) : readPlainText(text, reading);
}
