import type { PickerVoice } from '#web/features/voices/picker-voice.ts';

/** VOI-084. */
export const GROUP_LIMIT = 1000;

/** In the order in which they show (VOI-085). */
export const VOICE_GROUPS = ['professional', 'cloned', 'generated', 'default'] as const;
export type VoiceGroup = (typeof VOICE_GROUPS)[number];

/** VOI-086. */
const GROUP_OF: Record<PickerVoice['category'], VoiceGroup> = {
  professional: 'professional',
  high_quality: 'professional',
  cloned: 'cloned',
  generated: 'generated',
  premade: 'default',
  famous: 'default',
};

export type GroupedVoices = { group: VoiceGroup; voices: PickerVoice[] };

/** Groups without voices are left out; within a group the legacy voices come last (VOI-087). */
export function groupVoices(voices: readonly PickerVoice[]): GroupedVoices[] {
  return VOICE_GROUPS.map((group) => ({
    group,
    voices: voices
      .filter((voice) => GROUP_OF[voice.category] === group)
      .toSorted((a, b) => Number(a.is_legacy) - Number(b.is_legacy))
      .slice(0, GROUP_LIMIT),
  })).filter(({ voices: members }) => members.length > 0);
}
