import { edit } from '@mynah/audio';
import { deepFilterEngine } from '@mynah/engine-deepfilter';
import { mixNoise, siSdrDb } from '@mynah/engine-spec/conformance';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { babble, pinkNoise, streetNoise, whiteNoise } from './isolator/noises.ts';
import { openRnnoise } from './isolator/rnnoise.ts';

const rateHz = 48_000;
const method = `SI-SDR (scale-invariant signal-to-distortion ratio, dB; higher is better) of speech against itself before
the noise was added, over two voices of our own (one woman, one man, 10 s each). White and pink noise are computed;
street is rumble, passing cars and a horn, computed too; babble is five other voices at once. The floor is the mixture
as it is, the peer RNNoise at the same 48 kHz. Babble at 0 dB is beyond both: nothing tells the voice that is meant.`;

const sentences = {
  af_heart:
    'The library opened at nine, and by ten every seat beside the window was taken. She read the letter twice, folded it, and put it back into the drawer without a word.',
  am_michael:
    'Several trains were late this morning because of heavy snow in the mountains. Passengers waited on the platform with hot coffee and talked about the long weekend.',
} as const;
const crowd = ['bf_emma', 'am_adam', 'af_bella', 'bm_george', 'af_nicole'];

export async function isolatorPart(context: QualityContext): Promise<QualityResult> {
  const say = async (voice: string, text: string): Promise<Float32Array> => {
    const { samples, sampleRateHz } = await context.speak(text, { voice, language: 'en-US' });
    return edit.resample(samples, sampleRateHz, rateHz);
  };
  const isolate = async (samples: Float32Array): Promise<Float32Array> => {
    const request = { samples, leadSamples: 0, tailSamples: 0 };
    const [part] = await context.run(deepFilterEngine, request);
    return part!.samples;
  };
  const speakers: [string, Float32Array][] = [];
  for (const [voice, text] of Object.entries(sentences)) speakers.push([voice, await say(voice, text)]);
  const others: Float32Array[] = [];
  for (const [index, voice] of crowd.entries())
    others.push(await say(voice, Object.values(sentences)[index % 2]!));
  const longest = Math.max(...speakers.map(([, speech]) => speech.length));
  const noises = {
    white: whiteNoise(longest),
    pink: pinkNoise(longest),
    street: streetNoise(longest, rateHz),
    babble: babble(others, longest),
  };
  const rnnoise = await openRnnoise();
  const rows: (string | number)[][] = [];
  const cpu = { microseconds: 0, samples: 0 };
  for (const [name, noise] of Object.entries(noises)) {
    for (const ratioDb of [0, 10]) {
      const figures = [];
      for (const [, speech] of speakers) {
        const noisy = mixNoise(speech, noise, ratioDb);
        const before = process.cpuUsage();
        const clean = await isolate(noisy);
        const { user, system } = process.cpuUsage(before);
        cpu.microseconds += user + system;
        cpu.samples += noisy.length;
        figures.push({
          floor: siSdrDb(speech, noisy),
          ours: siSdrDb(speech, clean),
          peer: siSdrDb(speech, rnnoise(noisy)),
        });
      }
      rows.push(toRow(`${name}, ${ratioDb} dB`, figures));
    }
  }
  const cpuShare = cpu.microseconds / 1e6 / (cpu.samples / rateHz);
  return {
    method,
    tables: [
      {
        title: 'Voice isolator: SI-SDR in dB',
        note: `DeepFilterNet3 took ${cpuShare.toFixed(3)} s of processor time for a second of sound.`,
        columns: ['noise', 'floor', 'isolator', 'gain', 'worst gain', 'RNNoise'],
        rows,
      },
    ],
  };
}

function toRow(
  name: string,
  figures: readonly { floor: number; ours: number; peer: number }[],
): (string | number)[] {
  const mean = (pick: (figure: (typeof figures)[number]) => number): string =>
    (figures.reduce((sum, figure) => sum + pick(figure), 0) / figures.length).toFixed(1);
  const worst = Math.min(...figures.map(({ ours, floor }) => ours - floor));
  return [
    name,
    mean(({ floor }) => floor),
    mean(({ ours }) => ours),
    mean(({ ours, floor }) => ours - floor),
    worst.toFixed(1),
    mean(({ peer }) => peer),
  ];
}
