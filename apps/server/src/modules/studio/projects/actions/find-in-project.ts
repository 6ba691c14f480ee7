import type { FoundChapter } from '@mynah/contract/studio/replacing';
import type { Platform } from '../../../../platform/platform.ts';
import { listBlocks, listChapters } from '../chapters.store.ts';
import type { BlockRow, ProjectRow } from '../projects.tables.ts';
import { expressionOf, findText, type Search } from '../replacing/find-text.ts';

const mostShown = 1_000;
/** Characters on each side of what is found. */
const around = 60;

/** Everywhere that a text stands in a project, chapter by chapter; those without it are left out. */
export async function findInProject(
  { db }: Platform,
  project: ProjectRow,
  search: Search,
): Promise<FoundChapter[]> {
  const expression = expressionOf(search);
  const found: FoundChapter[] = [];
  let room = mostShown;
  for (const { id, name, revision } of await listChapters(db, [project.id])) {
    const matches = (await listBlocks(db, [id])).flatMap((block) => matchesIn(block, expression));
    if (matches.length === 0) continue;
    const shown = matches.slice(0, room);
    room -= shown.length;
    const locked = matches.filter(({ is_locked }) => is_locked).length;
    found.push({ chapter_id: id, name, revision, count: matches.length, locked, matches: shown });
  }
  return found;
}

function matchesIn({ id, nodes, isLocked }: BlockRow, expression: RegExp): FoundChapter['matches'] {
  const text = nodes.map((node) => node.text).join('');
  return findText(text, expression).map(({ start, end }) => ({
    block_id: id,
    start,
    end,
    before: text.slice(Math.max(0, start - around), start),
    text: text.slice(start, end),
    after: text.slice(end, end + around),
    is_locked: isLocked,
  }));
}
