import type { Book } from '../book.ts';
import { chapterDocument, chapterFiles, hasOverlay, mediaOverlay, page } from './chapter-files.ts';
import { escaped, xmlHead } from './markup.ts';
import { activeClass, type PackagedChapter, packageDocument } from './package-document.ts';

/** A file of the zip, in the order in which it must lie there. */
export interface EpubEntry {
  name: string;
  read(): Promise<AsyncIterable<Uint8Array> | Uint8Array>;
}

export interface EpubMaterial {
  book: Book;
  cover?: { mediaType: string; read: EpubEntry['read'] } | undefined;
  /** The sound of each chapter, in their order; MP3 and AAC (`audio/mp4`) are what every reader plays. */
  audio: readonly { mediaType: string; extension: string; read: EpubEntry['read'] }[];
}

const folder = 'EPUB';
const coverExtensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' };

/**
 * The files of an EPUB that reads itself along, word by word. The first is to be stored, not deflated, in the zip; the
 * others may be. Source: EPUB 3.3, with the container of OCF and media overlays.
 */
export function epubEntries({ book, cover, audio }: EpubMaterial): EpubEntry[] {
  const files = audio.map(
    ({ mediaType, extension }, index): PackagedChapter => ({
      ...chapterFiles(index, extension),
      audioType: mediaType,
    }),
  );
  const extension = cover && (coverExtensions[cover.mediaType] ?? cover.mediaType.split('/')[1]);
  const packagedCover = cover && { href: `cover.${extension}`, mediaType: cover.mediaType };
  const inFolder = (name: string, read: EpubEntry['read']): EpubEntry => ({
    name: `${folder}/${name}`,
    read,
  });
  const text = (name: string, write: () => string): EpubEntry => ({
    name,
    read: async () => utf8.encode(write()),
  });
  return [
    text('mimetype', () => 'application/epub+zip'),
    text('META-INF/container.xml', () => container),
    text(`${folder}/package.opf`, () => packageDocument({ book, files, cover: packagedCover })),
    text(`${folder}/nav.xhtml`, () => navigation(book, files)),
    text(`${folder}/style.css`, () => styles),
    ...(cover && packagedCover
      ? [
          text(`${folder}/cover.xhtml`, () => coverPage(book, packagedCover.href)),
          inFolder(packagedCover.href, cover.read),
        ]
      : []),
    ...files.flatMap((file, index) => {
      const chapter = book.chapters[index]!;
      const document = text(`${folder}/${file.text}`, () => chapterDocument(chapter, book.language));
      if (!hasOverlay(chapter)) return [document];
      return [
        document,
        text(`${folder}/${file.overlay}`, () => mediaOverlay(chapter, file)),
        inFolder(file.audio, audio[index]!.read),
      ];
    }),
  ];
}

const utf8 = new TextEncoder();

const container = `${xmlHead}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="${folder}/package.opf" media-type="application/oebps-package+xml" />
</rootfiles>
</container>
`;

const styles = `body { margin: 5%; line-height: 1.5; }
h1, h2, h3 { line-height: 1.2; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
.${activeClass} { background-color: #ffe08a; color: #1a1a1a; }
`;

function navigation({ title, language, chapters }: Book, files: readonly PackagedChapter[]): string {
  const entries = files.map(
    ({ text }, index) => `<li><a href="${text}">${escaped(chapters[index]!.title)}</a></li>`,
  );
  const body = `<nav epub:type="toc" id="toc">\n<h1>${escaped(title)}</h1>\n<ol>\n${entries.join('\n')}\n</ol>\n</nav>`;
  return page({ title, language, styles: 'style.css', body });
}

const coverPage = ({ title, language }: Book, href: string): string =>
  page({
    title,
    language,
    styles: 'style.css',
    body: `<p class="cover"><img src="${href}" alt="${escaped(title)}" /></p>`,
  });
