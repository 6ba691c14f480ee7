import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { findVisibleVoice, getVoice } from '../../actions/get-voice.ts';
import { findBaseVoice } from '../../base-voice.ts';
import { countVoiceEdit, requireVoiceSlot } from '../../cloning/voice-limits.ts';
import { requireAllowedName } from '../../safety/flag-names.ts';
import { insertVoice, type SettledVoice } from '../../voices.store.ts';
import { findPreview, takePreview } from '../design.store.ts';
import type { VoicePreviewRow } from '../design.tables.ts';
import { soundOf } from '../preview-sound.ts';

interface SaveOrder {
  generatedVoiceId: string;
  name: string;
  description: string;
  labels: Record<string, string> | undefined;
}

/**
 * Keeps a preview as a voice under the preview's id. Saved twice, as by a client that tries again, it is one voice.
 * @throws Failure `voice_not_found`, `voice_name_not_allowed`, `voice_limit_reached`, `voice_add_edit_limit_reached`, `engine_unavailable`
 */
export async function savePreview(
  platform: Platform,
  actor: Actor,
  order: SaveOrder,
  signal: AbortSignal,
): Promise<SettledVoice> {
  const { generatedVoiceId: id } = order;
  requireAllowedName(platform, order.name, order.description);
  const now = platform.clock.now();
  const preview = await findPreview(platform.db, { workspaceId: actor.workspaceId, id }, now);
  if (!preview) return getSaved(platform, actor, id);
  const soundBlob = await soundOf(platform, actor, preview, signal);
  const isOurs = await insert(platform, actor, { order, preview: { ...preview, soundBlob }, now });
  return isOurs ? getVoice(platform, actor, id) : getSaved(platform, actor, id);
}

/** @throws Failure `voice_not_found` */
export async function getSaved(platform: Platform, actor: Actor, id: string): Promise<SettledVoice> {
  const voice = await findVisibleVoice(platform, actor, id);
  if (voice?.workspaceId === actor.workspaceId && voice.category === 'generated') return voice;
  throw previewNotFound(id);
}

export const previewNotFound = (id: string): Failure =>
  new Failure('voice_not_found', `There is no preview ${id}. A preview can be saved for 24 hours.`, {
    data: { param: 'generated_voice_id' },
  });

interface Kept {
  order: SaveOrder;
  preview: VoicePreviewRow;
  now: Date;
}

/** False when somebody saved it at the same moment. */
async function insert(platform: Platform, actor: Actor, { order, preview, now }: Kept): Promise<boolean> {
  const { workspaceId, userId } = actor;
  const { id, definition, text, soundBlob } = preview;
  const base = findBaseVoice(platform, definition, preview.language.split('-')[0]);
  return platform.db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, actor);
    if (!(await takePreview(transaction, { workspaceId, id }))) return false;
    await countVoiceEdit(transaction, actor, { voiceId: id, kind: 'add', now });
    await insertVoice(transaction, {
      id,
      workspaceId,
      creatorUserId: userId,
      name: order.name,
      description: order.description,
      category: 'generated',
      labels: order.labels ?? preview.labels,
      ...base,
      engine: preview.engine,
      engineVoice: preview.engineVoice,
      definition,
      isMixed: preview.isMixed,
      previewText: text,
      previewBlob: soundBlob,
      position: -Math.floor(now.getTime() / 1000),
      createdAt: now,
    });
    await shareNewResource(transaction, actor, { type: 'voice', id });
    const payload = { voice_id: id, category: 'generated' };
    await platform.events.append(transaction, { name: 'voice.created', workspaceId, payload });
    return true;
  });
}
