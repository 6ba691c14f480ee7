import { readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

/** VOI-082, VOI-083. */
export const RECENT_LIMIT = 4;
const KEY = 'voice-dropdown-recent';

/** Ids of the voices used last, newest first. */
export const readRecentVoices = (): string[] => readLocal<string[]>(KEY) ?? [];

export function rememberVoice(voiceId: string): void {
  const others = readRecentVoices().filter((id) => id !== voiceId);
  writeLocal(KEY, [voiceId, ...others].slice(0, RECENT_LIMIT));
}
