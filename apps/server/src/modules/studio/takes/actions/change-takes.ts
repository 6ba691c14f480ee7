import type { Platform } from '../../../../platform/platform.ts';
import { chapters } from '../../projects/index.ts';
import type { BlockRow, ProjectRow } from '../../projects/projects.tables.ts';
import { deleteTake, findTake, listTakes } from '../takes.store.ts';
import type { TakeRow } from '../takes.tables.ts';
import { type BlockPlace, type FoundBlock, findBlock } from './find-block.ts';
import { takeNotFound } from './speak-block-now.ts';

/** The takes of a block with what is known of it; newest first. @throws Failure as `findBlock` */
export async function listTakesOfBlock(
  platform: Platform,
  project: ProjectRow,
  place: BlockPlace,
): Promise<FoundBlock & { rows: TakeRow[] }> {
  const found = await findBlock(platform, project, place);
  const ids = found.takes.map(({ id }) => id);
  const rows = await listTakes(platform.db, project, ids);
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { ...found, rows: inOrder };
}

/**
 * Lets a block be heard by a take, and say what it says.
 * @throws Failure `take_not_found`, `chapter_not_found`, `block_not_found`, `block_locked`
 */
export async function chooseTake(
  platform: Platform,
  project: ProjectRow,
  { takeId, ...place }: BlockPlace & { takeId: string },
): Promise<{ revision: number; block: BlockRow }> {
  const { takes } = await findBlock(platform, project, place);
  if (!takes.some(({ id }) => id === takeId)) throw takeNotFound();
  const take = await findTake(platform.db, project, takeId);
  if (!take) throw takeNotFound();
  return chapters.sayAgain(platform, project, place, { takeId, nodes: take.nodes, delivery: take.delivery });
}

/** @throws Failure `take_not_found` */
export async function removeTake(platform: Platform, project: ProjectRow, takeId: string): Promise<void> {
  const blob = await deleteTake(platform.db, project, takeId);
  if (blob === undefined) throw takeNotFound();
  await platform.blobs.remove(blob);
}
