import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { castNode, readCast } from '../cast.ts';
import { chapterChanged } from '../chapter-changed.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { findChapter, lockChapter, updateChapter } from '../chapters.store.ts';
import { type BlockChange, type ChangedBlocks, changeBlocks } from '../editing/change-blocks.ts';
import { deleteNamedBlocks, listNamedBlocks, listPlaces, moveBlocks, writeBlocks } from '../editing.store.ts';
import { requireVoices } from '../projects.policy.ts';
import type { BlockRow, ChapterRow, ProjectRow } from '../projects.tables.ts';
import { tellChapterChanged } from '../studio-events.ts';

interface Change {
  /** Of the chapter that the changes were made upon. */
  revision: number;
  changes: readonly BlockChange[];
}

/**
 * Changes blocks of a chapter, all of them or none; resolves to those that were put.
 * @throws Failure `chapter_not_found`, `chapter_changed`, `block_locked`, `voice_not_found`, `unprocessable`
 */
export async function changeChapter(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapterId: string,
  { revision, changes: asked }: Change,
): Promise<{ revision: number; blocks: BlockRow[] }> {
  const chapter = await findChapter(platform.db, project, chapterId);
  if (!chapter) throw chapterNotFound();
  const cast = await readCast(platform.db, project);
  const changes = asked.map((change) =>
    change.op === 'put' ? { ...change, nodes: change.nodes.map((node) => castNode(node, cast)) } : change,
  );
  const ids = [...new Set(changes.map(({ id }) => id))];
  await requireNewVoices(platform, actor, project, chapter, changes);
  return platform.db.transaction(async (transaction) => {
    const locked = await lockChapter(transaction, project, chapterId);
    if (!locked) throw chapterNotFound();
    if (locked.revision !== revision) throw chapterChanged(locked);
    const touched = await listNamedBlocks(transaction, locked, ids);
    const changed = changeBlocks(await listPlaces(transaction, locked), touched, changes);
    await store(transaction, locked, changed);
    const next = { id: chapterId, revision: revision + 1 };
    const reordered = changed.isReordered && { blocksOrderChangedAt: platform.clock.now() };
    await updateChapter(transaction, locked, { revision: next.revision, ...reordered });
    await tellChapterChanged(platform, transaction, project, next);
    const written = changed.written.map(({ id }) => id);
    return { revision: next.revision, blocks: await listNamedBlocks(transaction, locked, written) };
  });
}

async function store(transaction: Transaction, chapter: ChapterRow, changed: ChangedBlocks): Promise<void> {
  await deleteNamedBlocks(transaction, chapter, changed.removed);
  const count = await writeBlocks(transaction, chapter, changed.written);
  if (count < changed.written.length)
    throw new Failure('unprocessable', 'A new block needs an id that no other block has.', {
      loc: ['body', 'changes'],
    });
  await moveBlocks(transaction, chapter, changed.moved);
}

/** A voice that these blocks have already may be gone: their text can be changed all the same. */
async function requireNewVoices(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapter: ChapterRow,
  changes: readonly BlockChange[],
): Promise<void> {
  const named = new Set(
    changes.flatMap((change) =>
      change.op === 'put'
        ? change.nodes.filter(({ castVoiceId }) => castVoiceId === undefined).map(({ voiceId }) => voiceId)
        : [],
    ),
  );
  named.delete(project.defaultParagraphVoiceId);
  named.delete(project.defaultTitleVoiceId);
  if (named.size === 0) return;
  const ids = changes.map(({ id }) => id);
  const blocks = await listNamedBlocks(platform.db, chapter, ids);
  for (const { nodes } of blocks) for (const { voiceId } of nodes) named.delete(voiceId);
  await requireVoices(platform, actor, named);
}
