import type { SafetyControl } from '@mynah/contract/voices/voice-verification';

export interface FlaggedVoice {
  voice_id: string;
  name: string;
  is_owner: boolean;
  control: SafetyControl;
}

type ListedVoice = { voice_id: string; name: string; is_owner: boolean; safety_control: string | null };
export type Flags = ReadonlyMap<string, SafetyControl | null>;

/** Whatever else a server may answer stands for nothing (VOI-009). */
const controlOf = ({ safety_control }: ListedVoice): SafetyControl | null =>
  safety_control === 'BAN' || safety_control === 'CAPTCHA' ? safety_control : null;

export const flagsOf = (voices: readonly ListedVoice[]): Flags =>
  new Map(voices.map((voice) => [voice.voice_id, controlOf(voice)]));

/** What the page knew of flags before a list came. */
export interface Known {
  /** Of the list before; undefined: this is the first. */
  before: Flags | undefined;
  /** Voices that an event named since: changed while the page was opened, whatever the first list shows already. */
  changed: ReadonlySet<string>;
  /** What the person was told of. */
  told: Flags;
}

/**
 * What was flagged since the list was read before, or while the page was opened. Else a first list has no news: who
 * comes to a page is not told again what stood against a voice already (VOI-013).
 */
export function newlyFlagged(
  { before, changed, told }: Known,
  voices: readonly ListedVoice[],
): FlaggedVoice[] {
  return voices.flatMap((voice) => {
    const control = controlOf(voice);
    const { voice_id, name, is_owner } = voice;
    const hasTurned = before !== undefined && before.get(voice_id) !== control;
    const isNews =
      control !== null && (hasTurned || (changed.has(voice_id) && told.get(voice_id) !== control));
    return isNews ? [{ voice_id, name, is_owner, control }] : [];
  });
}

/** While the new flow of cloning is open, which asks for the captcha itself (VOI-011). */
export const withoutCaptchas = (news: readonly FlaggedVoice[]): FlaggedVoice[] =>
  news.filter(({ control }) => control !== 'CAPTCHA');
