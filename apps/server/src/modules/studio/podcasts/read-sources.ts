import type { Manuscript } from '@mynah/manuscripts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { making } from '../projects/index.ts';
import type { SourceText } from './script/index.ts';

type Source = { type: 'text'; text: string } | { type: 'url'; url: string };

/** Characters of all sources: a book is no podcast. */
const mostCharacters = 500_000;

/** @throws Failure `address_refused`, `outside_unreachable`, `invalid_document`, `unprocessable` */
export async function readSources(
  platform: Platform,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<SourceText[]> {
  const read: SourceText[] = [];
  for (const source of sources) {
    const manuscript =
      source.type === 'url'
        ? await making.readSource(platform, source.url, signal)
        : await making.readText(source.text, signal);
    read.push(toSourceText(manuscript));
  }
  const characters = read
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .reduce((sum, { length }) => sum + length, 0);
  if (characters <= mostCharacters) return read;
  throw new Failure('unprocessable', 'The sources are too long. Choose up to 500,000 characters.', {
    loc: ['body', 'source'],
  });
}

/** A section for each heading, and for what stands before the first one. */
function toSourceText({ title, chapters }: Manuscript): SourceText {
  const sections: SourceText['sections'] = [];
  for (const { name, blocks } of chapters) {
    sections.push({ heading: chapters.length > 1 ? name : undefined, paragraphs: [] });
    for (const { subType, text } of blocks) {
      const last = sections.at(-1);
      if (subType === 'p') last?.paragraphs.push(text);
      else if (last?.paragraphs.length === 0) last.heading = text;
      else sections.push({ heading: text, paragraphs: [] });
    }
  }
  return { title, sections: sections.filter(({ paragraphs }) => paragraphs.length > 0) };
}
