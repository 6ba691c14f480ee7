import type { Platform } from '../../../../platform/platform.ts';
import { embedWindows, writeSpeaker } from '../../../../platform/speaker-embedding/index.ts';
import type { EngineTurn } from './detect-speech.ts';
import type { HeardVoice } from './heard-step.ts';
import type { SoundStep } from './read-steps.ts';

/** How the voices of a step sound: a vector for each of many short windows. */
export async function embedSpeakers(
  platform: Pick<Platform, 'engines'>,
  { speech, samples }: SoundStep,
  turn: EngineTurn,
): Promise<HeardVoice[]> {
  const [first] = speech;
  if (!first || platform.engines.engines('speaker').length === 0) return [];
  const heard = await embedWindows(platform, { samples, startMs: first.startMs, speech }, turn);
  return heard.map(({ vector, ...window }) => ({ ...window, vector: writeSpeaker(vector) }));
}
