import type { Book } from '../book.ts';

/**
 * Tags and chapters of a book for ffmpeg. Source: ffmpeg, "FFmpeg Metadata file format version 1"; the names are those of
 * its mp4 muxer.
 */
export function chapterMetadata({
  title,
  author,
  description,
  genres,
  publishedOn,
  chapters,
}: Omit<Book, 'identifier' | 'language' | 'madeAt'>): string {
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['title', title],
    ['album', title],
    ['artist', author],
    ['album_artist', author],
    ['genre', genres?.join(', ') || 'Audiobook'],
    ['date', publishedOn],
    ['comment', description],
    ['description', description],
    // 2 is an audiobook
    ['media_type', '2'],
  ];
  const lines = tags.flatMap(([name, value]) => (value ? [`${name}=${escaped(value)}`] : []));
  let end = 0;
  for (const chapter of chapters) {
    const start = end;
    end += chapter.durationSeconds;
    lines.push('[CHAPTER]', 'TIMEBASE=1/1000', `START=${msOf(start)}`, `END=${msOf(end)}`);
    lines.push(`title=${escaped(chapter.title)}`);
  }
  return `;FFMETADATA1\n${lines.join('\n')}\n`;
}

const msOf = (seconds: number): number => Math.round(seconds * 1000);

/** A line end within a value is escaped as well. */
const escaped = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[=;#\\\n]/g, (sign) => `\\${sign}`);
