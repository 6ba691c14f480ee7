import type { ReplacedChapter } from '@mynah/contract/studio/replacing';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Cast, readCast } from '../cast.ts';
import { chapterChanged } from '../chapter-changed.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { countRevision, listBlocks, lockChapter } from '../chapters.store.ts';
import { requireBlockRoom } from '../editing/change-blocks.ts';
import { writeBlocks } from '../editing.store.ts';
import { toDelivery, toEditorNode } from '../editing.view.ts';
import type { BlockRow, ChapterRow, ProjectRow } from '../projects.tables.ts';
import { expressionOf, findText, replaceText, type Search } from '../replacing/find-text.ts';
import { tellChapterChanged } from '../studio-events.ts';

type BlockChange = ReplacedChapter['undo'][number];

interface Replacing extends Search {
  replacement: string;
  /** As they were found. */
  chapters: readonly { chapterId: string; revision: number }[];
}

/**
 * Another text in place of one, in all of the chapters or in none; locked blocks stay as they are.
 * @throws Failure `chapter_not_found`, `chapter_changed`, `unprocessable`
 */
export async function replaceInProject(
  platform: Platform,
  project: ProjectRow,
  { replacement, chapters, ...search }: Replacing,
): Promise<ReplacedChapter[]> {
  const expression = expressionOf(search);
  const cast = await readCast(platform.db, project);
  // one order for all, so that none waits in a circle
  const asked = [...new Map(chapters.map((one) => [one.chapterId, one])).values()];
  asked.sort((one, other) => (one.chapterId < other.chapterId ? -1 : 1));
  return platform.db.transaction(async (transaction) => {
    const replaced: ReplacedChapter[] = [];
    for (const { chapterId, revision } of asked) {
      const chapter = await lockChapter(transaction, project, chapterId);
      if (!chapter) throw chapterNotFound();
      if (chapter.revision !== revision) throw chapterChanged(chapter);
      const { count, undo } = await replaceIn(transaction, chapter, { expression, replacement, cast });
      if (count === 0) continue;
      for (const changed of await countRevision(transaction, project, [chapterId])) {
        await tellChapterChanged(platform, transaction, project, changed);
        replaced.push({ chapter_id: chapterId, revision: changed.revision, count, undo });
      }
    }
    return replaced;
  });
}

interface Order {
  expression: RegExp;
  replacement: string;
  cast: Cast;
}

async function replaceIn(
  transaction: Transaction,
  chapter: ChapterRow,
  { expression, replacement, cast }: Order,
): Promise<{ count: number; undo: BlockChange[] }> {
  const blocks = await listBlocks(transaction, [chapter.id]);
  const written: BlockRow[] = [];
  const undo: BlockChange[] = [];
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    const text = block.nodes.map((node) => node.text).join('');
    const places = block.isLocked ? [] : findText(text, expression);
    if (places.length === 0) continue;
    const nodes = replaceText(block.nodes, places, replacement);
    requireBlockRoom(nodes, ['body', 'replacement']);
    count += places.length;
    written.push({ ...block, nodes });
    undo.push(toPut(block, blocks[index - 1]?.id ?? null, cast));
  }
  await writeBlocks(transaction, chapter, written);
  return { count, undo };
}

/** The change that makes a block what it is. */
const toPut = (block: BlockRow, afterId: string | null, cast: Cast): BlockChange => ({
  op: 'put',
  block_id: block.id,
  after_block_id: afterId,
  sub_type: block.type,
  nodes: block.nodes.map((node) => toEditorNode(node, cast)),
  delivery: toDelivery(block.delivery),
  is_locked: block.isLocked,
});
