import type { Archive } from '../archive/archive.ts';
import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import { elementsOf, readElements, textOf } from '../markup/read-elements.ts';
import type { Reading } from '../reading.ts';
import { decodeText } from '../text/decode-text.ts';
import { Numbering } from './numbering.ts';
import { readDocument } from './read-document.ts';
import { paragraphKinds } from './styles.ts';

export const documentPath = 'word/document.xml';

/**
 * Reads a document of Word: headings by style, numbered lists, tables; notes, comments, heads and feet stay out.
 *
 * @throws ManuscriptFailure of archive, markup and chapters
 */
export async function readDocx(archive: Archive, reading: Reading): Promise<Manuscript> {
  const read = async (path: string) => {
    const bytes = await archive.read(path);
    return bytes && decodeText(bytes, reading);
  };
  const tree = async (path: string) => {
    const markup = await read(path);
    return markup === undefined ? undefined : readElements(markup, reading);
  };
  const styles = await tree('word/styles.xml');
  const properties = await tree('docProps/core.xml');
  const markup = await read(documentPath);
  if (markup === undefined) throw new ManuscriptFailure('manuscript_broken');
  const blocks = readDocument(markup, {
    kinds: styles ? paragraphKinds(styles) : new Map(),
    numbering: new Numbering(await tree('word/numbering.xml')),
    reading,
  });
  const property = (name: string) => (properties && textOf(elementsOf(properties, name)[0])) || undefined;
  const title = property('title');
  return {
    kind: 'docx',
    title,
    author: property('creator'),
    language: property('language'),
    description: property('description'),
    chapters: divideIntoChapters(blocks, title ?? 'Text', reading),
    warnings: reading.warnings(),
  };
}
