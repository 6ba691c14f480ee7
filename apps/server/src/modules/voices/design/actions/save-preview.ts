import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleVoice, getVoice } from '../../catalog/index.ts';
import { findBaseVoice } from '../../cloning/index.ts';
import { countVoiceEdit, requireVoiceSlot } from '../../limits/index.ts';
import { createVoice, type SettledVoice } from '../../registry/index.ts';
import type { GivenWords } from '../../registry/voices.tables.ts';
import { requireAllowedName } from '../../safety/index.ts';
import { findPreview, takePreview } from '../design.store.ts';
import type { VoicePreviewRow } from '../design.tables.ts';
import { soundOf } from '../preview-sound.ts';

interface SaveOrder {
  generatedVoiceId: string;
  /** Without labels, those of the preview. */
  words: GivenWords;
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
  const { generatedVoiceId: id, words } = order;
  requireAllowedName(platform, words.name, words.description);
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
  new Failure('voice_not_found', `There is no preview ${id}. Previews can be saved for 24 hours.`, {
    data: { param: 'generated_voice_id' },
  });

interface Kept {
  order: SaveOrder;
  preview: VoicePreviewRow;
  now: Date;
}

/** False when somebody saved it at the same moment. */
async function insert(platform: Platform, actor: Actor, { order, preview, now }: Kept): Promise<boolean> {
  const { workspaceId } = actor;
  const { id, definition, text: previewText, soundBlob: previewBlob, ...made } = preview;
  const { language, languages } = findBaseVoice(platform, definition, preview.language.split('-')[0]);
  const words = { ...order.words, labels: order.words.labels ?? made.labels };
  // whatever previews and voices have in common
  const sound = { ...made, language, languages, definition, previewText, previewBlob };
  return platform.db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, actor);
    if (!(await takePreview(transaction, { workspaceId, id }))) return false;
    await countVoiceEdit(transaction, actor, { voiceId: id, kind: 'add', now });
    await createVoice(platform, transaction, actor, { ...sound, ...words, id, category: 'generated' });
    return true;
  });
}
