import { downloadFileName } from '@mynah/contract/file-names';
import anyAscii from 'any-ascii';
import type { MadeChapter } from './book-of.ts';

/** HIS-061 to HIS-064, in the order of the book: `01_The_Road.mp3`. The number makes each its own. */
export function chapterFileNames(chapters: readonly MadeChapter[], extension: string): string[] {
  const digits = Math.max(2, String(chapters.length).length);
  return chapters.map(({ snapshot }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    return downloadFileName(
      `${number} ${anyAscii(snapshot.name).replace(/\.+$/, '').slice(0, 100)}.${extension}`,
    );
  });
}
