import type { FoundLine } from '@mynah/contract/studio/cast';
import { detectLanguage } from '@mynah/text';
import type { Platform } from '../../../../platform/platform.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { listBlocks, listChapters } from '../chapters.store.ts';
import type { BlockRow, ProjectRow } from '../projects.tables.ts';
import { findQuotedLines } from '../quoted-lines/find-lines.ts';

/** Quoted speech that the narrator reads, of one chapter or of all. @throws Failure `chapter_not_found` */
export async function findLines(
  { db }: Platform,
  project: ProjectRow,
  chapterId: string | undefined,
): Promise<FoundLine[]> {
  const all = (await listChapters(db, [project.id])).map(({ id }) => id);
  if (chapterId !== undefined && !all.includes(chapterId)) throw chapterNotFound();
  const found: FoundLine[] = [];
  let language = project.language?.slice(0, 2).toLowerCase();
  for (const id of chapterId === undefined ? all : [chapterId]) {
    const blocks = new Map((await listBlocks(db, [id])).map((block) => [block.id, block]));
    const texts = [...blocks.values()].map((block) => ({ ...block, text: textOf(block) }));
    // a project that does not say has the language of the first chapter that is read
    if (texts.length > 0) language ??= languageOf(texts.map(({ text }) => text).join('\n'));
    for (const { blockId, start, end, speaker } of findQuotedLines(texts, language ?? 'en')) {
      const block = blocks.get(blockId) as BlockRow;
      if (!isNarrated(project, block, start, end)) continue;
      const text = textOf(block).slice(start, end);
      found.push({ chapter_id: id, block_id: blockId, start, end, text, speaker });
    }
  }
  return found;
}

const languageOf = (text: string): string => detectLanguage(text)?.language ?? 'en';

const textOf = ({ nodes }: BlockRow): string => nodes.map(({ text }) => text).join('');

/** Nobody of the cast has a part of it, and no voice but that of paragraphs. */
function isNarrated(project: ProjectRow, { nodes }: BlockRow, start: number, end: number): boolean {
  let at = 0;
  for (const { text, voiceId, castVoiceId } of nodes) {
    const from = at;
    at += text.length;
    const isWithin = from < end && at > start;
    if (isWithin && (castVoiceId !== undefined || voiceId !== project.defaultParagraphVoiceId)) return false;
  }
  return true;
}
