import type { BackChannels } from './back-channels.ts';

/** Somebody speaks while the agent does. */
export interface Overlap {
  /** Of the voice that goes on, or of the last one. */
  voicedMs: number;
  isVoiced: boolean;
  text: string;
  isWhole: boolean;
}

/** The agent falls silent when somebody has spoken for so long, and may go on. */
const holdMs = 160;
/** `Mhm` is shorter; what is longer is meant, unless its words say otherwise. */
const meantMs = 560;
/** Longer than any back-channel, whatever its first words are. */
const surelyMeantMs = 1600;

export type Verdict = 'nothing' | 'hold' | 'interrupt' | 'resume';

/** What is to become of the agent's words under a voice. */
export function judgeOverlap(
  { voicedMs, isVoiced, text, isWhole }: Overlap,
  backChannels: BackChannels,
): Verdict {
  const isBackChannel = backChannels.covers(text);
  const hasWords = /[\p{L}\p{N}]/u.test(text);
  if (hasWords && !isBackChannel && (isWhole || voicedMs >= holdMs)) return 'interrupt';
  if (!isVoiced) return isWhole ? 'resume' : 'nothing';
  if (voicedMs >= surelyMeantMs || (voicedMs >= meantMs && !isBackChannel)) return 'interrupt';
  return voicedMs >= holdMs ? 'hold' : 'nothing';
}
