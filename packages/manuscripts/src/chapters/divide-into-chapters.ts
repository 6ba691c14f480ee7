import type { Block, BlockSubType, Chapter } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { Reading } from '../reading.ts';
import { isChapterNumber, isGroupHeading } from './chapter-words.ts';

/**
 * Divides blocks at their headings: at the highest level that occurs twice, or at the next one where the higher only
 * groups (parts of chapters). Text without headings stays whole, or is divided evenly when it is long.
 *
 * @param name of what has no heading
 * @throws ManuscriptFailure `manuscript_without_text`, `manuscript_too_large` for too many chapters
 */
export function divideIntoChapters(blocks: Block[], name: string, reading: Reading): Chapter[] {
  if (!blocks.some(({ subType }) => subType !== 'p'))
    return finishChapters(evenly(blocks, name, reading), reading);
  const borders = borderTypes(blocks);
  const chapters: Chapter[] = [];
  for (const block of blocks) {
    const current = chapters.at(-1);
    if (borders.has(block.subType)) chapters.push({ name: block.text, blocks: [block] });
    else if (current) current.blocks.push(block);
    else chapters.push({ name, blocks: [block] });
  }
  return finishChapters(chapters, reading);
}

/**
 * Joins chapters that are only headings with what follows them.
 *
 * @throws ManuscriptFailure `manuscript_without_text`, `manuscript_too_large` for too many chapters
 */
export function finishChapters(chapters: Chapter[], reading: Reading): Chapter[] {
  const finished: Chapter[] = [];
  let waiting: Chapter | undefined;
  for (const chapter of chapters) {
    if (chapter.blocks.length === 0) continue;
    const joined: Chapter = waiting ? joinedChapters(waiting, chapter) : chapter;
    waiting = joined.blocks.every(({ subType }) => subType !== 'p') ? joined : undefined;
    if (!waiting) finished.push(joined);
  }
  if (waiting) finished.push(waiting);
  if (finished.length === 0) throw new ManuscriptFailure('manuscript_without_text');
  if (finished.length > reading.limits.chapters) {
    throw new ManuscriptFailure(
      'manuscript_too_large',
      'This file has more chapters than a book can have here.',
    );
  }
  return finished;
}

const joinedChapters = (first: Chapter, second: Chapter): Chapter => ({
  name:
    isChapterNumber(first.name) && !isGroupHeading(first.name)
      ? `${first.name.replace(/[.:]$/, '')}. ${second.name}`
      : second.name,
  blocks: [...first.blocks, ...second.blocks],
});

const headingTypes = ['h1', 'h2', 'h3'] as const;

function borderTypes(blocks: Block[]): Set<BlockSubType> {
  const counts = headingTypes.map((type) => blocks.filter(({ subType }) => subType === type).length);
  let level = counts.findIndex((count) => count >= 2);
  if (level < 0) level = counts.indexOf(1);
  while (level < 2 && counts[level + 1]! >= 2 && onlyGroups(blocks, headingTypes[level]!)) level += 1;
  return new Set(headingTypes.slice(0, level + 1));
}

/** Whether most headings of this level are followed by a heading of the next. */
function onlyGroups(blocks: Block[], type: (typeof headingTypes)[number]): boolean {
  const next = headingTypes[headingTypes.indexOf(type) + 1];
  const all = blocks.flatMap(({ subType }, at) =>
    subType === type ? [blocks[at + 1]?.subType === next] : [],
  );
  return all.filter(Boolean).length * 2 > all.length;
}

/** About an hour of reading aloud. */
const partLength = 50_000;

function evenly(blocks: Block[], name: string, reading: Reading): Chapter[] {
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= partLength) return [{ name, blocks }];
  reading.warn('no_chapters');
  const size = length / Math.ceil(length / partLength);
  const chapters: Chapter[] = [];
  let filled = size;
  for (const block of blocks) {
    if (filled >= size) {
      filled -= size;
      chapters.push({ name: `Part ${chapters.length + 1}`, blocks: [] });
    }
    chapters.at(-1)?.blocks.push(block);
    filled += block.text.length;
  }
  return chapters;
}
