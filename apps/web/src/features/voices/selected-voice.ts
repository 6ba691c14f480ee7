import { create } from 'zustand';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { rememberVoice } from '#web/features/voices/recent-voices.ts';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';

/** VOI-097, SPE-016. */
const KEY = 'selected-voice';

const useSelection = create<{ voiceId: string | undefined }>(() => ({
  voiceId: readPreference<string>(KEY),
}));

/** The chosen voice, or the first that can be used when that one is gone (VOI-098). */
export function pickSelected(voices: readonly PickerVoice[], voiceId: string | undefined) {
  const usable = voices.filter((voice) => !voice.disabled);
  return usable.find((voice) => voice.voice_id === voiceId) ?? usable[0];
}

export function useSelectedVoice(voices: readonly PickerVoice[] | undefined): PickerVoice | undefined {
  const voiceId = useSelection((selection) => selection.voiceId);
  return voices && pickSelected(voices, voiceId);
}

export function selectVoice(voiceId: string): void {
  writePreference(KEY, voiceId);
  rememberVoice(voiceId);
  useSelection.setState({ voiceId });
  track({ name: 'voice_selected', properties: { voice_id: voiceId } });
}
