import type { tags } from '@mynah/audio';
import type { Book } from '@mynah/audiobooks';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { titleOf } from './book-of.ts';

const secondOf = (date: Date): string => date.toISOString().slice(0, 19);

/** Of a file with the whole book. */
export const tagsOfBook = ({ title, author, language }: Book, madeAt: Date): tags.SoundTags => ({
  title,
  album: title,
  date: secondOf(madeAt),
  ...(author !== undefined && { artist: author }),
  ...(language !== 'und' && { language }),
});

/** Of the file of a chapter. */
export const tagsOfChapter = (
  project: ProjectRow,
  chapter: { name: string; number: number },
  madeAt: Date,
): tags.SoundTags => ({
  title: chapter.name,
  album: titleOf(project),
  date: secondOf(madeAt),
  ...(project.author !== null && { artist: project.author }),
  ...(project.language !== null && { language: project.language }),
  more: { track: String(chapter.number) },
});
