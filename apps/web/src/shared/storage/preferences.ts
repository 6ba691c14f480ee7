import { ACCOUNT_PREFIX, readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

/** What makes the next visit more comfortable, and no more. */
const preferences = [
  'download-choice',
  'search-recent',
  'selected-model',
  'selected-sts-model',
  'selected-voice',
  'transcription-order',
  'voice-dropdown-recent',
  'voice-settings',
] as const;
type Preference = (typeof preferences)[number];

/** False once the visitor has declined preferences: then they last until the tab is closed. */
let areKept = true;

export function writePreference(key: Preference, value: unknown): void {
  if (areKept) writeLocal(key, value);
  else sessionStorage.setItem(ACCOUNT_PREFIX + key, JSON.stringify(value));
}

/** Of this tab first. */
export function readPreference<Value>(key: Preference): Value | undefined {
  try {
    const text = sessionStorage.getItem(ACCOUNT_PREFIX + key);
    if (text !== null) return JSON.parse(text) as Value;
  } catch {
    // storage is forbidden, or somebody else wrote there
  }
  return readLocal<Value>(key);
}

/** As the visitor decided: what was chosen before moves along. */
export function keepPreferences(isAllowed: boolean): void {
  areKept = isAllowed;
  const [from, to] = isAllowed ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  for (const preference of preferences) {
    const key = ACCOUNT_PREFIX + preference;
    const value = from.getItem(key);
    if (value === null) continue;
    to.setItem(key, value);
    from.removeItem(key);
  }
}
