import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';

/** VOI-082, VOI-083. */
export const RECENT_LIMIT = 4;
const KEY = 'voice-dropdown-recent';

/** Ids of the voices used last, newest first. */
export const readRecentVoices = (): string[] => readPreference<string[]>(KEY) ?? [];

export function rememberVoice(voiceId: string): void {
  const others = readRecentVoices().filter((id) => id !== voiceId);
  writePreference(KEY, [voiceId, ...others].slice(0, RECENT_LIMIT));
}
