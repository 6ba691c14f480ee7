import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../../accounts/product-events/index.ts';
import { findCopyOf } from '../../catalog/index.ts';
import { countVoiceEdit, requireVoiceSlot } from '../../limits/index.ts';
import { createVoice, voiceReader } from '../../registry/index.ts';
import { requireAllowedName } from '../../safety/index.ts';
import { copyOf } from '../copied-voice.ts';
import { countCopied } from '../library.store.ts';
import { notForFree } from '../speak-as-original.ts';
import { recordCopy } from '../usage.store.ts';
import { getSharedVoice, type SharedIds } from './get-shared-voice.ts';

/**
 * Adds a shared voice to those of the workspace: a copy in name alone, which speaks as the original does (VOI-032).
 * @throws Failure `voice_not_found`, `voice_already_cloned`, `free_users_not_allowed`, `voice_limit_reached`,
 * `voice_add_edit_limit_reached`, `voice_name_not_allowed`
 */
export async function addSharedVoice(
  platform: Platform,
  actor: Actor,
  { newName, bookmarked, ...ids }: SharedIds & { newName: string; bookmarked: boolean },
): Promise<string> {
  const found = await getSharedVoice(platform, actor, ids);
  const { shared, voice } = found;
  if (shared.workspaceId === actor.workspaceId) throw alreadyThere(shared.name);
  // nobody can verify a copy
  if (newName !== shared.name) requireAllowedName(platform, newName);
  if (actor.tier === 'free' && !shared.freeUsersAllowed) throw notForFree(shared.name);
  const reader = await voiceReader(platform, actor);
  if (await findCopyOf(platform.db, reader, voice.id)) throw alreadyThere(shared.name);
  const now = platform.clock.now();
  const copy = copyOf(found, { id: newId(), name: newName, isBookmarked: bookmarked });
  await platform.db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, actor);
    // of two at once the second has waited for the first
    if (await findCopyOf(transaction, reader, voice.id)) throw alreadyThere(shared.name);
    await countVoiceEdit(transaction, actor, { voiceId: copy.id, kind: 'add', now });
    await createVoice(platform, transaction, actor, copy);
    await countCopied(transaction, voice.id);
    const { workspaceId } = actor;
    await recordCopy(transaction, { voiceId: voice.id, workspaceId, now });
    const properties = { voice_id: copy.id };
    await track(platform, actor, { name: 'voice_added_to_lab', properties }, { transaction });
  });
  return copy.id;
}

const alreadyThere = (name: string): Failure =>
  new Failure('voice_already_cloned', `You already have the voice ${name}.`, {
    data: { param: 'voice_id' },
  });
