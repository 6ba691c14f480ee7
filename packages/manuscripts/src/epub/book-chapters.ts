import { divideIntoChapters, finishChapters } from '../chapters/divide-into-chapters.ts';
import type { HtmlBlocks } from '../html/read-html-blocks.ts';
import type { Block, Chapter } from '../manuscript.ts';
import type { Reading } from '../reading.ts';
import type { NavigationEntry } from './navigation.ts';

export interface BookPage extends HtmlBlocks {
  path: string;
}

interface Border {
  at: number;
  name: string;
  isMatter: boolean;
}

/**
 * Chapters of a book: what stands from one entry of its table of contents to the next. Entries within a chapter are no
 * chapters, but those of a part that is only a heading are.
 *
 * @throws ManuscriptFailure of `finishChapters`
 */
export function bookChapters(
  pages: BookPage[],
  entries: NavigationEntry[],
  { title, reading }: { title: string; reading: Reading },
): Chapter[] {
  const blocks = pages.flatMap((page) => page.blocks);
  const borders = bordersOf(entries, blocks, startsOf(pages));
  if (borders.length < 2) return withoutNavigation(pages, blocks, title, reading);
  const chapters: Chapter[] = [];
  if (borders[0]!.at > 0) chapters.push({ name: title, blocks: blocks.slice(0, borders[0]!.at) });
  borders.forEach(({ at, name, isMatter }, index) => {
    const chapter = { name, blocks: blocks.slice(at, borders[index + 1]?.at) };
    if (!isMatter) chapters.push(chapter);
    else if (chapter.blocks.length > 0) reading.warn('matter_left_out');
  });
  return finishChapters(chapters, reading);
}

function withoutNavigation(pages: BookPage[], blocks: Block[], title: string, reading: Reading): Chapter[] {
  if (blocks.some(({ subType }) => subType !== 'p')) return divideIntoChapters(blocks, title, reading);
  const filled = pages.filter((page) => page.blocks.length > 0);
  if (filled.length < 2) return divideIntoChapters(blocks, title, reading);
  reading.warn('no_chapters');
  return finishChapters(
    filled.map((page, at) => ({ name: page.title ?? `Part ${at + 1}`, blocks: page.blocks })),
    reading,
  );
}

/** Where each page, and each name in a page, stands among all blocks. */
function startsOf(pages: BookPage[]): Map<string, number> {
  const starts = new Map<string, number>();
  let start = 0;
  for (const { path, blocks, anchors } of pages) {
    starts.set(path, start);
    for (const [name, at] of anchors) starts.set(`${path}#${name}`, start + at);
    start += blocks.length;
  }
  return starts;
}

function bordersOf(entries: NavigationEntry[], blocks: Block[], starts: Map<string, number>): Border[] {
  const borders = new Map<number, Border>();
  const visit = (entry: NavigationEntry) => {
    const at = startOf(entry.target, starts);
    if (at !== undefined && entry.name && !borders.has(at)) {
      borders.set(at, { at, name: entry.name, isMatter: matterNames.test(entry.name) });
    }
    const first = entry.children
      .map(({ target }) => startOf(target, starts))
      .find((start) => start !== undefined);
    const own = at === undefined ? [] : blocks.slice(at, first);
    if (own.every(({ subType }) => subType !== 'p')) entry.children.forEach(visit);
  };
  entries.forEach(visit);
  return [...borders.values()].sort((a, b) => a.at - b.at);
}

/** A fragment that is not in its page leads to the page. */
const startOf = (target: string | undefined, starts: Map<string, number>): number | undefined =>
  target === undefined ? undefined : (starts.get(target) ?? starts.get(target.replace(/#.*$/, '')));

const matterNames =
  /^(?:cover|(?:table of )?contents|copyright(?: page| notice)?|(?:general )?index|(?:foot|end)?notes|list of (?:figures|illustrations|tables)|the full project gutenberg license|inhalt(?:sverzeichnis)?|impressum|índice|sommaire|table des matières|sommario)$/i;
