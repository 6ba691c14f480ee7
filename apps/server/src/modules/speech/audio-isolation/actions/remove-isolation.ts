import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { removeHistoryItem } from '../../../history/index.ts';
import { isIsolation } from '../audio-isolation.store.ts';

/** With all its files. An item of another kind is none of this call. @throws Failure `history_item_not_found` */
export async function removeIsolation(platform: Platform, actor: Actor, id: string): Promise<undefined> {
  if (!(await isIsolation(platform.db, actor.workspaceId, id)))
    throw new Failure('history_item_not_found', `There is no isolated recording with the id ${id}.`);
  await removeHistoryItem(platform, actor, id);
}
