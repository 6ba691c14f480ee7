import { edit, Limiter, measure } from '@mynah/audio';
import { arrangerEngine } from '@mynah/engine-arranger';
import type { MusicPlan } from '@mynah/engine-spec/tasks';
import { folded, keyOf, longestSilenceMs, tempoOf } from '../music/hear-music.ts';
import type { QualityContext, QualityPart } from '../quality-part.ts';

interface Wish {
  prompt: string;
  tempo: number;
  tonic: number;
  isMinor: boolean;
}
const wish = (prompt: string, tempo: number, tonic: number, isMinor = false): Wish => ({
  prompt,
  tempo,
  tonic,
  isMinor,
});
const letters = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

const wishes: readonly Wish[] = [
  wish('pop', 110, 0),
  wish('rock', 124, 9, true),
  wish('metal', 150, 4, true),
  wish('punk', 170, 7),
  wish('folk', 100, 2),
  wish('country', 112, 7),
  wish('jazz', 130, 5),
  wish('blues', 90, 4),
  wish('bossa nova', 126, 5),
  wish('reggae', 76, 9, true),
  wish('funk', 104, 4, true),
  wish('disco', 118, 2, true),
  wish('hip hop', 92, 0, true),
  wish('lo-fi hip hop', 76, 5),
  wish('house', 124, 9, true),
  wish('techno', 130, 5, true),
  wish('drum and bass', 174, 7, true),
  wish('synthwave', 100, 4, true),
  wish('chiptune', 140, 0),
  wish('march', 116, 10),
];
const lengthMs = 24_000;
const { sampleRateHz } = arrangerEngine.traits;

interface Heard {
  lufs: number;
  peakDb: number;
  clipped: number;
  silenceMs: number;
  sectionErrorMs: number;
  tempo: number;
  key: { tonic: number; isMinor: boolean };
}

/** Twenty prompts that name a tempo and a key: is that what is heard? */
export const musicPart: QualityPart = async (context) => {
  const heard: Heard[] = [];
  for (const one of wishes) {
    context.tell(`  ${one.prompt}`);
    heard.push(await hear(context, one));
  }
  const rows = wishes.map((one, index) => rowOf(one, heard[index] as Heard));
  const tempo = heard.map((one, index) => tempoErrorOf(one, wishes[index] as Wish));
  const keys = heard.filter((one, index) => isSameScale(one, wishes[index] as Wish)).length;
  const guessed = heard.filter((_, index) =>
    isSameScale(heard[(index + 7) % heard.length] as Heard, wishes[index] as Wish),
  ).length;
  return {
    method: `Twenty prompts of ${lengthMs / 1000} s, each with a tempo and a key, composed by \`${arrangerEngine.name}\` and heard by judges that see samples only: loudness by BS.1770, tempo by autocorrelation of onsets (a factor of two either way counts as right, as is usual), key by the profiles of Krumhansl and Kessler (the relative key has the same notes and counts as right). The floor of tempo and key takes another prompt's piece.`,
    tables: [
      {
        title: 'Music, all prompts',
        columns: ['figure', 'arranger', 'floor', 'worst case'],
        rows: [
          [
            'tempo off by at most 4 %',
            `${count(tempo, (error) => error <= 0.04)} of 20`,
            `${count(
              wishes.map((one, index) => tempoErrorOf(heard[(index + 7) % 20] as Heard, one)),
              (error) => error <= 0.04,
            )} of 20`,
            `${(Math.max(...tempo) * 100).toFixed(1)} %`,
          ],
          [
            'key as asked or a fifth from it',
            `${heard.filter((one, index) => isNearScale(one, wishes[index] as Wish)).length} of 20`,
            `${heard.filter((_, index) => isNearScale(heard[(index + 7) % 20] as Heard, wishes[index] as Wish)).length} of 20`,
            undefined,
          ],
          ['key as asked', `${keys} of 20`, `${guessed} of 20`, undefined],
          [
            'loudness, LUFS',
            mean(heard.map(({ lufs }) => lufs)).toFixed(1),
            undefined,
            `${Math.min(...heard.map(({ lufs }) => lufs)).toFixed(1)} to ${Math.max(...heard.map(({ lufs }) => lufs)).toFixed(1)}`,
          ],
          [
            'clipped samples',
            heard.reduce((sum, { clipped }) => sum + clipped, 0),
            undefined,
            Math.max(...heard.map(({ clipped }) => clipped)),
          ],
          [
            'longest silence inside, ms',
            mean(heard.map(({ silenceMs }) => silenceMs)).toFixed(0),
            undefined,
            Math.max(...heard.map(({ silenceMs }) => silenceMs)),
          ],
          [
            'length off, ms',
            mean(heard.map(({ sectionErrorMs }) => sectionErrorMs)).toFixed(2),
            undefined,
            Math.max(...heard.map(({ sectionErrorMs }) => sectionErrorMs)).toFixed(2),
          ],
        ],
      },
      {
        title: 'Music, prompt by prompt',
        columns: ['prompt', 'tempo asked', 'heard', 'key asked', 'heard', 'LUFS', 'peak, dB'],
        rows,
      },
    ],
  };
};

async function hear(context: QualityContext, { prompt, tempo, tonic, isMinor }: Wish): Promise<Heard> {
  const words = `${prompt}, ${tempo} bpm, ${letters[tonic]} ${isMinor ? 'minor' : 'major'}`;
  const [planned] = await context.run(arrangerEngine, {
    type: 'plan',
    prompt: words,
    lengthMs,
    seed: 11,
    instrumental: true,
  });
  if (planned?.type !== 'plan') throw new Error('The engine gave no plan.');
  const { left, right, lastMs } = await mixed(context, planned.plan);
  const both = edit.interleave(left, right);
  const mono = folded(left, right, 4);
  return {
    lufs: measure.integratedLoudness(both, sampleRateHz, 2),
    peakDb: measure.samplePeakDb(both),
    clipped: both.reduce((sum, sample) => sum + (Math.abs(sample) >= 1 ? 1 : 0), 0),
    silenceMs: longestSilenceMs(mono, sampleRateHz / 4),
    sectionErrorMs: Math.abs(lastMs - lengthMs),
    tempo: tempoOf(mono, sampleRateHz / 4),
    key: keyOf(mono, sampleRateHz / 4),
  };
}

/** As the server joins it: what rings on is added, and peaks are limited. */
async function mixed(context: QualityContext, plan: MusicPlan) {
  const frames = Math.round((lengthMs * sampleRateHz) / 1000);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  let last = 0;
  for (const part of await context.run(arrangerEngine, { type: 'audio', plan, seed: 11 })) {
    if (part.type !== 'audio') continue;
    const start = Math.round((part.startMs * sampleRateHz) / 1000);
    last = start + part.left.length;
    for (let index = 0; index < part.left.length && start + index < frames; index++) {
      left[start + index] = (left[start + index] as number) + (part.left[index] as number);
      right[start + index] = (right[start + index] as number) + (part.right[index] as number);
    }
  }
  const limiter = new Limiter({ sampleRateHz, channels: 2 });
  const parts = [limiter.write(edit.interleave(left, right)), limiter.finish()];
  const both = Float32Array.from(parts.flatMap((part) => [...part]));
  return { ...edit.deinterleave(both), lastMs: (last * 1000) / sampleRateHz };
}

/** Trackers cannot tell a tempo from its double. */
function tempoErrorOf({ tempo }: Heard, asked: Wish): number {
  return Math.min(...[0.5, 1, 2].map((factor) => Math.abs((tempo * factor) / asked.tempo - 1)));
}

const relativeOf = ({ tonic, isMinor }: { tonic: number; isMinor: boolean }): number =>
  isMinor ? (tonic + 3) % 12 : tonic;
const isSameScale = ({ key }: Heard, asked: Wish): boolean => relativeOf(key) === relativeOf(asked);

/** Profiles often take a key for its neighbor in the circle of fifths: all notes but one are the same. */
const isNearScale = ({ key }: Heard, asked: Wish): boolean =>
  [0, 5, 7].includes((relativeOf(key) - relativeOf(asked) + 12) % 12);

const rowOf = (asked: Wish, { tempo, key, lufs, peakDb }: Heard) => [
  asked.prompt,
  asked.tempo,
  tempo,
  nameOf(asked),
  nameOf(key),
  lufs.toFixed(1),
  peakDb.toFixed(1),
];
const nameOf = ({ tonic, isMinor }: { tonic: number; isMinor: boolean }) =>
  `${letters[tonic]}${isMinor ? ' minor' : ''}`;
const count = (values: readonly number[], fits: (value: number) => boolean): number =>
  values.filter(fits).length;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
