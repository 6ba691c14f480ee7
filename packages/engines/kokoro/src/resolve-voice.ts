import type { VoiceDefinition, VoiceMix } from '@mynah/engine-spec';
import { STYLE_SIZE, TIMBRE_SIZE } from './frames.ts';
import type { VoiceStyles } from './voice-styles.ts';

/** The style of a defined voice for an input of that length: each half mixed by itself. */
export async function styleOf(
  styles: VoiceStyles,
  { timbre, prosody }: VoiceDefinition,
  tokens: number,
): Promise<Float32Array> {
  const style = new Float32Array(STYLE_SIZE);
  style.set((await mixOf(styles, timbre, tokens)).subarray(0, TIMBRE_SIZE));
  style.set((await mixOf(styles, prosody, tokens)).subarray(TIMBRE_SIZE), TIMBRE_SIZE);
  for (const [index, value] of (timbre.offset ?? []).entries()) style[index]! += value;
  for (const [index, value] of (prosody.offset ?? []).entries()) style[TIMBRE_SIZE + index]! += value;
  return style;
}

async function mixOf(styles: VoiceStyles, { voices }: VoiceMix, tokens: number): Promise<Float32Array> {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  const mixed = new Float32Array(STYLE_SIZE);
  for (const { voice, weight } of voices) {
    const style = await styles.get(voice, tokens);
    for (const [index, value] of style.entries()) mixed[index]! += (weight / total) * value;
  }
  return mixed;
}

/** Factor on the samples of a defined voice: as its timbre's voices have it, and its own on top. */
export function gainOf({ timbre, gainDb }: VoiceDefinition, gain: (voice: string) => number): number {
  const total = timbre.voices.reduce((sum, { weight }) => sum + weight, 0);
  const mean = timbre.voices.reduce(
    (sum, { voice, weight }) => sum + (weight / total) * Math.log(gain(voice)),
    0,
  );
  return Math.exp(mean) * 10 ** (gainDb / 20);
}
