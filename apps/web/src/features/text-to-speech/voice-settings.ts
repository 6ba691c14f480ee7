import { defaultVoiceSettings } from '@mynah/contract/voices/default-voice-settings';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { create } from 'zustand';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';

/** SPE-029. */
export const SPEED_RANGE = { min: 0.7, max: 1.2 } as const;
const KEY = 'voice-settings';

type ByVoice = Readonly<Record<string, VoiceSettings>>;
const useKept = create<{ byVoice: ByVoice }>(() => ({ byVoice: readPreference<ByVoice>(KEY) ?? {} }));

type VoiceWithSettings = { voice_id: string; settings: VoiceSettings | null };

/** What the user set for this voice, else what the voice brings, else the defaults (VOI-031). */
export function settingsOf(voice: VoiceWithSettings | undefined, byVoice: ByVoice): VoiceSettings {
  if (!voice) return defaultVoiceSettings;
  return byVoice[voice.voice_id] ?? voice.settings ?? defaultVoiceSettings;
}

export function useVoiceSettings(voice: VoiceWithSettings | undefined): VoiceSettings {
  return settingsOf(
    voice,
    useKept((kept) => kept.byVoice),
  );
}

export function changeVoiceSettings(voiceId: string, settings: VoiceSettings): void {
  keep({ ...useKept.getState().byVoice, [voiceId]: settings });
}

export function resetVoiceSettings(voiceId: string): void {
  const { [voiceId]: _, ...others } = useKept.getState().byVoice;
  keep(others);
  track({ name: 'speech_settings_reset', properties: { voice_id: voiceId } });
}

export const useHasOwnSettings = (voiceId: string | undefined): boolean =>
  useKept(({ byVoice }) => voiceId !== undefined && voiceId in byVoice);

function keep(byVoice: ByVoice): void {
  writePreference(KEY, byVoice);
  useKept.setState({ byVoice });
}
