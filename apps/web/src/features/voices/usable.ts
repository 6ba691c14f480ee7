import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { message } from '#web/features/voices/voice-words.ts';
import { isUnverified } from '#web/shared/voices/unverified.ts';

/** Who looks, and where. */
interface VoiceUse {
  isInProbation: boolean;
  /** In Studio, where live moderation cannot be. */
  isStudio?: boolean;
}

/** VOI-068, VOI-069: a professional voice without a base model was not trained yet; a copy that was taken back is gone. */
const isListed = (voice: PickerVoice): boolean =>
  !(voice.category === 'professional' && voice.high_quality_base_model_ids.length === 0) &&
  voice.sharing !== 'copied_disabled';

/** The voices of every list, each with what keeps this person from using it here; legacy ones last (VOI-087). */
export function listedVoices(voices: readonly PickerVoice[], use: VoiceUse): PickerVoice[] {
  return voices
    .filter(isListed)
    .toSorted((a, b) => Number(a.is_legacy) - Number(b.is_legacy))
    .map((voice) => {
      const tooltip = obstacle(voice, use);
      return tooltip === null ? voice : { ...voice, disabled: true, tooltip };
    });
}

function obstacle(voice: PickerVoice, { isInProbation, isStudio }: VoiceUse): string | null {
  if (voice.safety_control === 'BAN') return message('blocked');
  if (voice.is_legacy) return message('legacyGone');
  if (isUnverified(voice, isInProbation)) return message('mustVerify');
  if (isStudio && voice.live_moderation_enabled) return message('notInStudio');
  return null;
}
