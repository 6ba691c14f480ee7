import { measure } from '@mynah/audio';
import type { BlockSound, TakeSound } from './take-sound.ts';

/** Nobody is made louder or softer than by so much: what is so far off is meant to be. */
const mostGainDb = 12;

/**
 * By how many dB each voice is to be changed to be as loud as the others, measured over all that it says (ITU-R
 * BS.1770-4): so voices match, while what one of them whispers stays softer than what it calls out. Silence stays.
 * @param targetLufs integrated loudness that each is brought to.
 */
export async function evenVoices(
  blocks: Iterable<Pick<BlockSound, 'voice' | 'take'>>,
  targetLufs: number,
): Promise<Map<string, number>> {
  const takes = new Map<string, TakeSound[]>();
  for (const { voice, take } of blocks) if (take) takes.set(voice, [...(takes.get(voice) ?? []), take]);
  const gains = new Map<string, number>();
  for (const [voice, spoken] of takes) gains.set(voice, gainOf(await loudnessOf(spoken), targetLufs));
  return gains;
}

const gainOf = (lufs: number, targetLufs: number): number =>
  lufs === Number.NEGATIVE_INFINITY ? 0 : Math.max(-mostGainDb, Math.min(mostGainDb, targetLufs - lufs));

/** Of takes one after the other; a voice has one rate, but for takes of another engine, which count for themselves. */
async function loudnessOf(takes: readonly TakeSound[]): Promise<number> {
  const sampleRateHz = takes[0]!.sampleRateHz;
  const meter = new measure.LoudnessMeter({ sampleRateHz });
  for (const take of takes) {
    if (take.sampleRateHz !== sampleRateHz) continue;
    for await (const samples of take.open()) meter.write(samples);
  }
  return meter.lufs();
}
