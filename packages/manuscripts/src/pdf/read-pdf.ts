import { getDocumentProxy } from 'unpdf';
import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { Reading } from '../reading.ts';
import { type Line, linesOf, type PlacedText } from './lines.ts';
import { withoutFurniture } from './page-furniture.ts';
import { blocksOfPages, type OutlineLevels, outlineKey } from './paragraphs.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads the text of a PDF: its lines joined to paragraphs, running heads and page numbers left out. Footnotes cannot be
 * told from text and stay.
 *
 * @throws ManuscriptFailure `manuscript_encrypted`, `manuscript_broken`, `manuscript_too_large` for too many pages,
 *   `manuscript_without_text` for pages that were scanned
 */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<Manuscript> {
  const document = await openPdf(bytes);
  try {
    if (document.numPages > reading.limits.pages) throw new ManuscriptFailure('manuscript_too_large');
    const read = await readPages(document, reading);
    if (!read.some((lines) => lines.length > 0)) {
      throw new ManuscriptFailure(
        'manuscript_without_text',
        'The pages of this PDF are pictures: there is no text in it.',
      );
    }
    if (read.some((lines) => lines.length === 0)) reading.warn('pages_without_text');
    const { pages, leftOut } = withoutFurniture(read);
    if (leftOut > 0) reading.warn('page_furniture_left_out');
    const blocks = blocksOfPages(pages, await outlineOf(document));
    for (const block of blocks) reading.count(block);
    const info: Record<string, unknown> = { ...(await document.getMetadata()).info };
    const title = textOf(info.Title);
    return {
      kind: 'pdf',
      title,
      author: textOf(info.Author),
      language: textOf(info.Language),
      chapters: divideIntoChapters(blocks, title ?? 'Text', reading),
      warnings: reading.warnings(),
    };
  } finally {
    await document.destroy();
  }
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // the library takes the bytes for its own
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new ManuscriptFailure(isLocked ? 'manuscript_encrypted' : 'manuscript_broken', undefined, {
      cause,
    });
  }
}

async function readPages(document: PdfDocument, reading: Reading): Promise<Line[][]> {
  const pages: Line[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    reading.goOn();
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item): item is typeof item & PlacedText => 'str' in item)));
    page.cleanup();
  }
  return pages;
}

async function outlineOf(document: PdfDocument): Promise<OutlineLevels> {
  const levels: OutlineLevels = new Map();
  const visit = (entries: OutlineEntry[], depth: number) => {
    for (const { title, items } of entries) {
      if (!levels.has(outlineKey(title))) levels.set(outlineKey(title), depth);
      if (depth < 2) visit(items, depth + 1);
    }
  };
  visit(((await document.getOutline()) ?? []) as OutlineEntry[], 0);
  return levels;
}

interface OutlineEntry {
  title: string;
  items: OutlineEntry[];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || undefined : undefined;
