import type { Book } from '../book.ts';
import { type ChapterFiles, hasOverlay } from './chapter-files.ts';
import { clockValue, escaped, xmlHead } from './markup.ts';

export interface PackagedCover {
  href: string;
  mediaType: string;
}

export interface PackagedChapter extends ChapterFiles {
  audioType: string;
}

/** The class of the word that is heard; `style.css` shows it. */
export const activeClass = 'is-heard';

interface Packaged {
  book: Book;
  files: readonly PackagedChapter[];
  cover: PackagedCover | undefined;
}

/** What the book is, all of its files, and their order. Source: EPUB 3.3, package document. */
export function packageDocument({ book, files, cover }: Packaged): string {
  return `${xmlHead}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${escaped(book.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf({ book, files, cover }).join('\n')}
</metadata>
<manifest>
${manifestOf({ book, files, cover }).join('\n')}
</manifest>
<spine>
${[...(cover ? ['<itemref idref="cover-page" />'] : []), ...files.map(({ id }) => `<itemref idref="${id}" />`)].join('\n')}
</spine>
</package>
`;
}

function metadataOf({ book, files, cover }: Packaged): string[] {
  const overlays = files.filter((_, index) => hasOverlay(book.chapters[index]!));
  const total = book.chapters
    .filter(hasOverlay)
    .reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const element = (name: string, value: string | undefined): string[] =>
    value ? [`<dc:${name}>${escaped(value)}</dc:${name}>`] : [];
  return [
    `<dc:identifier id="book-id">${escaped(book.identifier)}</dc:identifier>`,
    ...element('title', book.title),
    ...element('language', book.language),
    ...element('creator', book.author),
    ...element('description', book.description),
    ...(book.genres ?? []).flatMap((genre) => element('subject', genre)),
    ...element('date', isDate(book.publishedOn) ? book.publishedOn : undefined),
    `<meta property="dcterms:modified">${book.madeAt.toISOString().slice(0, 19)}Z</meta>`,
    `<meta property="media:duration">${clockValue(total)}</meta>`,
    ...overlays.map(({ id }) => {
      const { durationSeconds } = book.chapters[files.findIndex((file) => file.id === id)]!;
      return `<meta property="media:duration" refines="#${id}-overlay">${clockValue(durationSeconds)}</meta>`;
    }),
    `<meta property="media:active-class">${activeClass}</meta>`,
    ...(cover ? ['<meta name="cover" content="cover-picture" />'] : []),
  ];
}

/** A year, a month or a day, as dates in packages are written. */
const isDate = (value: string | undefined): boolean => /^\d{4}(-\d\d(-\d\d)?)?$/.test(value ?? '');

function manifestOf({ book, files, cover }: Packaged): string[] {
  return [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav" />',
    '<item id="style" href="style.css" media-type="text/css" />',
    ...(cover
      ? [
          `<item id="cover-picture" href="${cover.href}" media-type="${cover.mediaType}" properties="cover-image" />`,
          '<item id="cover-page" href="cover.xhtml" media-type="application/xhtml+xml" />',
        ]
      : []),
    ...files.flatMap(({ id, text, overlay, audio, audioType }, index) => {
      const isHeard = hasOverlay(book.chapters[index]!);
      return [
        `<item id="${id}" href="${text}" media-type="application/xhtml+xml"${isHeard ? ` media-overlay="${id}-overlay"` : ''} />`,
        ...(isHeard
          ? [
              `<item id="${id}-overlay" href="${overlay}" media-type="application/smil+xml" />`,
              `<item id="${id}-audio" href="${audio}" media-type="${audioType}" />`,
            ]
          : []),
      ];
    }),
  ];
}
