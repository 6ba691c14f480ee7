import { type Book, type SpokenText, spokenWords } from '@mynah/audiobooks';
import { brand } from '@mynah/contract';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from '../../snapshots/snapshots.tables.ts';
import { readTakes } from './chapter-sound.ts';
import type { Piece } from './make-piece.ts';

/** A chapter that was made into a piece. */
export interface MadeChapter {
  snapshot: ChapterSnapshotRow;
  piece: Piece;
}

/** What a project says of itself and in its chapters, with the time of every word. */
export async function bookOf(
  platform: Pick<Platform, 'db'>,
  project: ProjectRow,
  made: readonly MadeChapter[],
  madeAt: Date,
): Promise<Book> {
  const chapters = [];
  for (const { snapshot, piece } of made) {
    chapters.push({
      title: snapshot.name,
      durationSeconds: piece.durationSeconds,
      texts: await textsOf(platform, project, { snapshot, piece }),
    });
  }
  const { description, genres } = project;
  return {
    identifier: identifierOf(project),
    title: titleOf(project),
    author: project.author ?? undefined,
    language: project.language ?? 'und',
    description: description || undefined,
    genres,
    publishedOn: project.originalPublicationDate ?? undefined,
    madeAt,
    chapters,
  };
}

export const titleOf = ({ title, name }: Pick<ProjectRow, 'title' | 'name'>): string => title || name;

function identifierOf({ isbnNumber, id }: ProjectRow): string {
  const digits = (isbnNumber ?? '').replace(/[\s-]/g, '');
  return /^(\d{13}|\d{9}[\dXx])$/.test(digits) ? `urn:isbn:${digits}` : `${brand.slug}:${id}`;
}

async function textsOf(
  platform: Pick<Platform, 'db'>,
  project: ProjectRow,
  { snapshot, piece }: MadeChapter,
): Promise<SpokenText[]> {
  const takes = await readTakes(platform, project, snapshot);
  return snapshot.blocks.flatMap(({ type, takeId }, index) => {
    const take = takeId === null ? undefined : takes.get(takeId);
    const span = piece.spans[index];
    if (!take || !span) return [];
    const at = { startMs: span.startMs + piece.shiftMs, endMs: span.endMs + piece.shiftMs };
    return [{ type, words: spokenWords(take.times, at) }];
  });
}
