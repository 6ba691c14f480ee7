import { defaultVoiceSettings, type VoiceSettings } from '@mynah/contract/voices/voices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireResourceRole } from '../../../workspaces/sharing/index.ts';
import { type GivenSettings, mergeSettings } from '../merge-settings.ts';
import { saveSettings } from '../voice-settings.store.ts';
import { getVoice } from './get-voice.ts';

/** Keeps settings of a voice for this workspace. What is left out goes back to its default, as upstream. Of a voice that was shared, who may edit it. */
export async function editVoiceSettings(
  platform: Platform,
  actor: Actor,
  { voiceId, given }: { voiceId: string; given: GivenSettings },
): Promise<VoiceSettings> {
  const voice = await getVoice(platform, actor, voiceId);
  if (voice.workspaceId !== null && voice.creatorUserId !== null) {
    const { rowId: id, creatorUserId } = voice;
    await requireResourceRole(platform, actor, { type: 'voice', id, creatorUserId }, 'editor');
  }
  const settings = mergeSettings(defaultVoiceSettings, given);
  await saveSettings(platform.db, { workspaceId: actor.workspaceId, voiceId: voice.rowId, settings });
  return settings;
}
