import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isUntrained } from '../../engine-voices/index.ts';
import { countVoiceEdit } from '../../limits/index.ts';
import { changeVoice } from '../../registry/index.ts';
import type { VoiceWords } from '../../registry/voices.tables.ts';
import { flagNames } from '../../safety/index.ts';
import { getProfessionalVoice } from '../get-professional-voice.ts';
import { changeTraining } from '../professional.store.ts';
import { requireIdle } from '../require-idle.ts';

/** What is undefined stays. */
type ProfessionalVoiceChange = Partial<VoiceWords> & { voiceId: string; language?: string };

/** @throws Failure `permission_denied`, `voice_add_edit_limit_reached`, `voice_is_training` for another language */
export async function editProfessionalVoice(
  platform: Platform,
  actor: Actor,
  { voiceId, language, ...words }: ProfessionalVoiceChange,
): Promise<void> {
  const { voice } = await getProfessionalVoice(platform, actor, voiceId);
  const { workspaceId } = actor;
  const key = { workspaceId, voiceId: voice.rowId };
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await countVoiceEdit(transaction, actor, { ...key, kind: 'edit', now });
    if (language !== undefined) {
      await requireIdle(transaction, key);
      await changeTraining(transaction, key, { language });
    }
    // a trained voice speaks what it was trained to speak
    const spoken = language !== undefined && isUntrained(voice) && { language };
    await changeVoice(transaction, { workspaceId, id: voice.rowId }, { ...words, ...spoken });
    await flagNames(platform, transaction, {
      id: voice.rowId,
      workspaceId,
      name: words.name ?? voice.name,
      description: words.description ?? voice.description,
      isVerified: voice.verifiedAt !== null,
    });
    const payload = { voice_id: voice.rowId };
    await platform.events.append(transaction, { name: 'voice.edited', workspaceId, payload });
  });
}
