import { edit } from '@mynah/audio';
import { stretchTo } from '@mynah/audio/stretch';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext, SpokenText } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { pitchCurve } from '../voice-changer/judge-melody.ts';
import { filter, toFile } from './run-ffmpeg.ts';

const text =
  'The harbor was quiet that morning, and a single boat came in slowly with the tide. Sixteen passengers stepped off, talking about breakfast.';
const voices = ['af_heart', 'am_michael'];
const stretches = [0.5, 0.75, 1.5, 2];

interface Figures {
  lengthOff: number;
  pitchOff: number;
  errors: number;
}

type Way = (spoken: SpokenText, stretch: number) => Promise<Float32Array>;

/** Length, pitch and words of stretched speech. */
export async function measureStretch(context: QualityContext): Promise<Table> {
  const ways: Record<string, Way> = {
    ours: async ({ samples, sampleRateHz }, stretch) =>
      stretchTo(samples, { sampleRateHz, frames: Math.round(samples.length * stretch) }),
    atempo: async ({ samples, sampleRateHz }, stretch) => {
      const path = await toFile(context, samples, sampleRateHz);
      return (await filter(context, [path], `atempo=${1 / stretch}`, sampleRateHz)).samples;
    },
    tape: async ({ samples, sampleRateHz }, stretch) =>
      edit.resample(samples, sampleRateHz, Math.round(sampleRateHz * stretch)),
  };
  const spoken: SpokenText[] = [];
  for (const voice of voices) spoken.push(await context.speak(text, { voice, language: 'en-US' }));
  const unstretched = await errorsOf(context, spoken, (each) => each.samples);
  const rows = [];
  for (const stretch of stretches) {
    const figures: Figures[] = [];
    for (const way of Object.values(ways)) figures.push(await measureWay(context, spoken, stretch, way));
    rows.push([
      `${stretch} times as long`,
      ...figures.map(({ lengthOff }) => lengthOff),
      ...figures.map(({ pitchOff }) => `${(pitchOff * 100).toFixed(1)} %`),
      ...figures.map(({ errors }) => `${(errors * 100).toFixed(1)} %`),
    ]);
  }
  const per = (title: string): string[] => Object.keys(ways).map((name) => `${title}, ${name}`);
  return {
    title: 'Time-stretch: the worst of two voices',
    note: `Length in samples from the one that was asked for; pitch from the source's; words that are wrong, of which ${(unstretched * 100).toFixed(1)} % are so before anything is stretched (the ceiling).`,
    columns: ['stretch', ...per('length'), ...per('pitch'), ...per('words')],
    rows,
  };
}

async function measureWay(
  context: QualityContext,
  spoken: readonly SpokenText[],
  stretch: number,
  way: Way,
): Promise<Figures> {
  const made = new Map<SpokenText, Float32Array>();
  for (const each of spoken) made.set(each, await way(each, stretch));
  const off = spoken.map((each) => made.get(each)!.length - Math.round(each.samples.length * stretch));
  return {
    lengthOff: Math.max(...off.map(Math.abs)),
    pitchOff: Math.max(...spoken.map((each) => pitchOff(each, made.get(each)!, stretch))),
    errors: await errorsOf(context, spoken, (each) => made.get(each)!),
  };
}

/** The mean distance of the pitch from the source's at the same place, as a share; glitches of the judge left out. */
function pitchOff({ samples, sampleRateHz }: SpokenText, made: Float32Array, stretch: number): number {
  const [before, after] = [pitchCurve(samples, sampleRateHz), pitchCurve(made, sampleRateHz)];
  const ratios = after
    .map((hz, frame) => Math.log(hz / (before[Math.round(frame / stretch)] ?? 0)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const middle = ratios.slice(Math.floor(ratios.length * 0.2), Math.ceil(ratios.length * 0.8));
  return Math.abs(Math.exp(middle.reduce((sum, ratio) => sum + ratio, 0) / middle.length) - 1);
}

async function errorsOf(
  context: QualityContext,
  spoken: readonly SpokenText[],
  pick: (spoken: SpokenText) => Float32Array,
): Promise<number> {
  let worst = 0;
  for (const each of spoken) {
    const samples = edit.resample(pick(each), each.sampleRateHz, 16_000);
    const parts = await context.run(whisperTranscription, { samples, language: 'en', wordTimes: false });
    const heard = parts.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
    worst = Math.max(worst, wordErrorRate(text, heard));
  }
  return worst;
}
