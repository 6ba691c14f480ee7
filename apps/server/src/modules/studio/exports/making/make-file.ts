import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Book, type WordFormat, writeWords } from '@mynah/audiobooks';
import { epubEntries } from '@mynah/audiobooks/epub';
import { chapterMetadata, m4bArguments } from '@mynah/audiobooks/m4b';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFolder } from '../../../../platform/files/temporary-file.ts';
import { writeWithFfmpeg } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Step } from '../../../../platform/workflows/index.ts';
import { type ZipEntry, zipItems } from '../../../../platform/zip/zip-items.ts';
import { openCover } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import type { ExportRow } from '../exports.tables.ts';
import { bookOf, type MadeChapter } from './book-of.ts';
import { chapterFileNames } from './chapter-file-names.ts';
import { encodeSound } from './encode-sound.ts';
import { type ExportPlan, soundFormatOf } from './export-plan.ts';
import { exportRateHz, writeBytes } from './pcm-files.ts';
import { tagsOfBook } from './tags-of.ts';

export interface FileOrder {
  project: ProjectRow;
  row: ExportRow;
  plan: ExportPlan;
  chapters: readonly MadeChapter[];
  madeAt: Date;
}

export interface MadeFile {
  blob: string;
  sizeBytes: number;
}

/** The file of an export, of what its chapters became. */
export async function makeFile(platform: Platform, order: FileOrder, step: Step): Promise<MadeFile> {
  const folder = await makeTemporaryFolder(platform);
  try {
    const path = join(folder.path, 'file');
    const book = await bookOf(platform, order.project, order.chapters, order.madeAt);
    await assemble(platform, { ...order, book, folder: folder.path, path, signal: step.signal });
    return { blob: await step.persistFile(path), sizeBytes: (await stat(path)).size };
  } finally {
    await folder.remove();
  }
}

interface Assembling extends FileOrder {
  book: Book;
  folder: string;
  path: string;
  signal: AbortSignal;
}

async function assemble(platform: Platform, work: Assembling): Promise<void> {
  const { plan, row, path, book } = work;
  switch (plan.assembly) {
    case 'one-sound':
      return writeOneSound(platform, work);
    case 'm4b':
      return writeM4b(platform, work);
    case 'epub':
      return writeZip(path, epubOf(platform, work));
    case 'words':
      return writeFile(path, await writeWords(book, row.format as WordFormat));
    case 'zip-of-sounds':
      return writeZip(path, soundEntries(platform, work, row.format));
    case 'zip-of-words':
      return writeZip(path, wordEntries(work, row.format as WordFormat));
    case 'zip-of-all':
      return writeZip(path, await allEntries(platform, work));
    case 'as-it-is':
      throw new Error('A single sound is not put together.');
  }
}

const samplesOf = async function* (
  { blobs }: Platform,
  chapters: readonly MadeChapter[],
): AsyncGenerator<Uint8Array> {
  for (const { piece } of chapters) yield* await blobs.stream(piece.blob ?? '');
};

const lengthOf = ({ chapters }: Book): number =>
  chapters.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);

const writeOneSound = (
  platform: Platform,
  { row, book, chapters, path, madeAt, signal }: Assembling,
): Promise<void> =>
  encodeSound(platform, soundFormatOf(row.format), {
    pcm: samplesOf(platform, chapters),
    durationSeconds: lengthOf(book),
    tags: tagsOfBook(book, madeAt),
    to: path,
    signal,
  });

async function writeM4b(platform: Platform, work: Assembling): Promise<void> {
  const { project, book, chapters, folder, path, signal } = work;
  const metadataPath = join(folder, 'metadata');
  await writeFile(metadataPath, chapterMetadata(book));
  const cover = await writeCover(platform, project, join(folder, 'cover'));
  const parameters = m4bArguments(
    { sampleRateHz: exportRateHz },
    { metadataPath, outputPath: path, ...(cover && { cover }) },
  );
  await writeWithFfmpeg(platform, parameters, { input: samplesOf(platform, chapters), signal });
}

async function writeCover(
  platform: Platform,
  project: ProjectRow,
  path: string,
): Promise<{ path: string; mediaType: string } | undefined> {
  if (project.coverBlob === null) return undefined;
  const cover = await openCover(platform, project);
  await writeBytes(path, await cover.open());
  return { path, mediaType: cover.contentType };
}

function epubOf(platform: Platform, { project, book, chapters }: Assembling): ZipEntry[] {
  const { coverBlob, coverType } = project;
  return epubEntries({
    book,
    audio: chapters.map(({ piece }) => ({
      mediaType: 'audio/mpeg',
      extension: 'mp3',
      read: () => platform.blobs.stream(piece.blob ?? ''),
    })),
    ...(coverBlob !== null &&
      coverType !== null && {
        cover: { mediaType: coverType, read: () => platform.blobs.stream(coverBlob) },
      }),
  });
}

const soundEntries = ({ blobs }: Platform, { chapters }: Assembling, extension: string): ZipEntry[] => {
  const names = chapterFileNames(chapters, extension);
  return chapters.map(({ piece }, index) => ({
    name: names[index]!,
    read: () => blobs.stream(piece.blob ?? ''),
  }));
};

/** A file for each chapter, with times from its own begin. */
const wordEntries = ({ book, chapters }: Assembling, format: WordFormat): ZipEntry[] => {
  const names = chapterFileNames(chapters, format);
  return book.chapters.map((chapter, index) => ({
    name: names[index]!,
    read: async () => new TextEncoder().encode(await writeWords({ ...book, chapters: [chapter] }, format)),
  }));
};

/** Everything of a project: what is heard, what is read, and what was measured. */
async function allEntries(platform: Platform, work: Assembling): Promise<ZipEntry[]> {
  const { project, chapters } = work;
  const names = chapterFileNames(chapters, 'mp3');
  const report = chapters.map(({ piece }, index) => ({ file: names[index], ...piece.report }));
  const cover = project.coverBlob === null ? undefined : await openCover(platform, project);
  const words = (['srt', 'vtt', 'json'] as const).flatMap((format) =>
    wordEntries(work, format).map((entry) => ({ ...entry, name: `${format}/${entry.name}` })),
  );
  return [
    ...soundEntries(platform, work, 'mp3').map((entry) => ({ ...entry, name: `audio/${entry.name}` })),
    ...words,
    ...(cover
      ? [
          {
            name: `cover.${cover.contentType.split('/')[1]?.replace('jpeg', 'jpg')}`,
            read: () => cover.open(),
          },
        ]
      : []),
    { name: 'report.json', read: async () => new TextEncoder().encode(JSON.stringify(report, null, 2)) },
  ];
}

/** Of which a zip as we write it tells the places in four bytes. */
const mostZipBytes = 2 ** 32 - 2 ** 20;

/** @throws Failure `unprocessable` when it would be too large */
async function writeZip(path: string, entries: readonly ZipEntry[]): Promise<void> {
  const watched = async function* () {
    let size = 0;
    for await (const bytes of zipItems(entries)) {
      size += bytes.length;
      if (size > mostZipBytes)
        throw new Failure(
          'unprocessable',
          'This would be larger than the 4 GB of a zip. Choose fewer chapters.',
        );
      yield bytes;
    }
  };
  await writeBytes(path, watched());
}
