import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { type Audibility, judgeAudibility } from './audibility.ts';
import { resampled, throughFormat } from './damages.ts';
import { cut } from './marked-speech.ts';
import type { Material } from './material.ts';
import { judgeByVisqol } from './visqol.ts';

/** What a listener and a model of the ear have to say of the mark. */
export async function measureAudibility(
  context: QualityContext,
  { plain, marked }: { plain: readonly Material[]; marked: readonly Material[] },
): Promise<Table> {
  const short = (sound: Material): Material => resampled({ ...sound, samples: cut(sound, 0.4, 5) }, 16_000);
  const before = plain.map(short);
  const ours = marked.map(short);
  const noise = before.map((sound, at) => ({
    ...sound,
    samples: asLoudNoise(sound.samples, ours[at]!.samples),
  }));
  const coded = (name: 'mp3_44100_128' | 'mp3_44100_64'): Promise<Material[]> =>
    Promise.all(before.map((sound) => throughFormat(sound, name)));
  const conditions: [string, Material[], boolean][] = [
    ['the sound itself (ceiling)', before, false],
    ['marked', ours, true],
    ['mp3, 128 kbit/s (peer)', await coded('mp3_44100_128'), false],
    ['mp3, 64 kbit/s (peer)', await coded('mp3_44100_64'), false],
    ['white noise as strong as the watermark (floor)', noise, true],
  ];
  const pairs = conditions.flatMap(([, sounds]) =>
    sounds.map((after, at) => ({ before: before[at]!, after })),
  );
  context.tell('listening to the mark');
  const opinions = await judgeByVisqol(context, pairs);
  const rows = conditions.map(([name, sounds, inStep], at) => {
    const scores = opinions.slice(at * before.length, (at + 1) * before.length);
    const judged = inStep
      ? sounds.map((after, index) => judgeAudibility(before[index]!.samples, after.samples))
      : undefined;
    return [name, meanOf(scores).toFixed(2), Math.min(...scores).toFixed(2), ...judgedCells(judged)];
  });
  return {
    title: 'Watermark: how well it hides',
    columns: [
      '',
      'ViSQOL',
      'worst voice',
      'sound over mark, dB',
      'by frames, dB',
      'spectral distance, dB',
      'noise to mask, dB',
      'one in a hundred above, dB',
    ],
    rows,
  };
}

function judgedCells(judged: readonly Audibility[] | undefined): (string | undefined)[] {
  const cells = (pick: (one: Audibility) => number): string | undefined =>
    judged && meanOf(judged.map(pick)).toFixed(1);
  return [
    cells((one) => one.ratioDb),
    cells((one) => one.segmentalRatioDb),
    cells((one) => one.spectralDistanceDb),
    cells((one) => one.noiseToMaskDb),
    judged && Math.max(...judged.map((one) => one.worstNoiseToMaskDb)).toFixed(1),
  ];
}

/** White noise that is as strong as what was added to a sound. */
function asLoudNoise(before: Float32Array, after: Float32Array): Float32Array {
  const power = meanOf(Array.from(after, (sample, at) => (sample - before[at]!) ** 2));
  const amplitude = Math.sqrt(3 * power);
  let state = 1;
  return before.map((sample) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return sample + (amplitude * state) / 2 ** 31;
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
