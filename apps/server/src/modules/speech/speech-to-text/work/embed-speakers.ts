import { planWindows } from '@mynah/diarization';
import type { Platform } from '../../../../platform/platform.ts';
import type { EngineTurn } from './detect-speech.ts';
import type { HeardVoice } from './heard-step.ts';
import { type SoundStep, sampleRateHz } from './read-steps.ts';
import { packVector } from './voice-vector.ts';

/** How the voices of a step sound: a vector for each of many short windows. */
export async function embedSpeakers(
  { engines }: Pick<Platform, 'engines'>,
  { speech, samples }: SoundStep,
  turn: EngineTurn,
): Promise<HeardVoice[]> {
  const [first] = speech;
  if (!first || engines.engines('speaker').length === 0) return [];
  const at = (ms: number): number => Math.round(((ms - first.startMs) * sampleRateHz) / 1000);
  const windows = planWindows(speech);
  const stretches = windows.map(({ startMs, endMs }) => samples.slice(at(startMs), at(endMs)));
  const voices: HeardVoice[] = [];
  for await (const { index, vector } of engines.run('speaker', { stretches }, turn)) {
    voices.push({ ...windows[index]!, vector: packVector(vector) });
  }
  turn.signal.throwIfAborted();
  return voices;
}
