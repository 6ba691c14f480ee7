import { chapterKey, isChapterHeading } from '../chapters/chapter-words.ts';
import type { Reading } from '../reading.ts';

/** Paragraphs of plain text, each as its lines; in a text that is not hard-wrapped every line is a paragraph. */
export function paragraphsOf(text: string, reading: Reading): string[][] {
  const groups = text
    .split(/\n[^\S\n]*\n/)
    .map((group) =>
      group
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0);
  const paragraphs = isHardWrapped(groups) ? groups : groups.flatMap((lines) => lines.map((line) => [line]));
  return withoutContents(paragraphs, reading);
}

/** Lines that go on were broken at a width that fits a page or a terminal. */
function isHardWrapped(groups: string[][]): boolean {
  const broken = groups.flatMap((lines) => lines.slice(0, -1)).filter((line) => !isChapterHeading(line));
  if (broken.length === 0) return false;
  const lengths = broken.map(({ length }) => length).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return at(0.5) >= 45 && at(0.95) <= 100;
}

/** A line that breaks at a hyphen goes on without a space. */
export const joinLines = (lines: string[]): string =>
  lines.reduce((text, line) => (/\p{L}-$/u.test(text) ? text + line : `${text} ${line}`));

/** Leaves out a list of chapters: what follows "Contents" until one of them comes again. */
function withoutContents(paragraphs: string[][], reading: Reading): string[][] {
  const first = paragraphs.findIndex(([line = '']) => contents.test(line));
  if (first < 0) return paragraphs;
  const seen = new Set<string>();
  let last = first;
  for (const [at, lines] of paragraphs.slice(first).entries()) {
    const entries = at === 0 ? lines.slice(1) : lines;
    const keys = entries.filter(isChapterHeading).map(chapterKey);
    if (keys.some((key) => seen.has(key)) || keys.length * 2 < entries.length) break;
    for (const key of keys) seen.add(key);
    last = first + at;
  }
  if (seen.size < 2) return paragraphs;
  reading.warn('matter_left_out');
  return [...paragraphs.slice(0, first), ...paragraphs.slice(last + 1)];
}

const contents = /^(?:table of )?contents[.:]?$/i;
