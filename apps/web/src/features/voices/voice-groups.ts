import type { PickerVoice } from '#web/features/voices/picker-voice.ts';

/** VOI-084. */
export const GROUP_LIMIT = 1000;

/** In the order in which they show (VOI-085); legacy voices of every category are last of all (VOI-087). */
export const VOICE_GROUPS = ['professional', 'cloned', 'generated', 'default', 'legacy'] as const;
export type VoiceGroup = (typeof VOICE_GROUPS)[number];

/** VOI-086. */
const GROUP_OF_CATEGORY: Record<PickerVoice['category'], VoiceGroup> = {
  professional: 'professional',
  high_quality: 'professional',
  cloned: 'cloned',
  generated: 'generated',
  premade: 'default',
  famous: 'default',
};

const groupOf = ({ category, is_legacy }: PickerVoice): VoiceGroup =>
  is_legacy ? 'legacy' : GROUP_OF_CATEGORY[category];

export type GroupedVoices = { group: VoiceGroup; voices: PickerVoice[] };

/** Groups without voices are left out. */
export function groupVoices(voices: readonly PickerVoice[]): GroupedVoices[] {
  return VOICE_GROUPS.map((group) => ({
    group,
    voices: voices.filter((voice) => groupOf(voice) === group).slice(0, GROUP_LIMIT),
  })).filter(({ voices: members }) => members.length > 0);
}
