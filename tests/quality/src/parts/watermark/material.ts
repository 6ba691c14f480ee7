import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { files, joinSamples } from '@mynah/audio';
import { createEspeakEngine } from '@mynah/engine-espeak';
import { foleyEngine } from '@mynah/engine-foley';
import { catalogue } from '@mynah/engine-foley/catalogue';
import { neutralDelivery } from '@mynah/engine-spec';
import type { QualityContext } from '../../quality-part.ts';
import { hear } from '../sound-effects-judge.ts';
import { transcriptionTexts } from '../transcription-texts.ts';
import { pythonPackages } from './python-packages.ts';

export interface Material {
  name: string;
  samples: Float32Array;
  sampleRateHz: number;
}

const run = promisify(execFile);
const voices = [
  'af_heart',
  'am_michael',
  'bf_emma',
  'bm_george',
  'ef_dora',
  'em_alex',
  'ff_siwis',
  'if_sara',
  'im_nicola',
  'pm_alex',
];
const accents = { a: 'en-US', b: 'en-GB', e: 'es-ES', f: 'fr-FR', i: 'it-IT', p: 'pt-BR' } as const;

/** At least eleven seconds of each of ten voices, women and men, in five languages. */
export async function ownSpeech(context: QualityContext): Promise<Material[]> {
  const spoken: Material[] = [];
  for (const voice of voices) {
    const language = accents[voice[0] as keyof typeof accents];
    const { sentences } = transcriptionTexts.find((text) => text.language === language)!;
    const { samples, sampleRateHz } = await context.speak(sentences.slice(0, 3).join(' '), {
      voice,
      language,
    });
    spoken.push({ name: voice, samples, sampleRateHz });
  }
  return spoken;
}

/** The same and other sentences by eSpeak, which shares nothing with the neural voices. */
export async function robotSpeech(context: QualityContext): Promise<Material[]> {
  const engine = createEspeakEngine({ packFolder: () => undefined, threads: 1, log: context.tell });
  if (!engine) throw new Error('eSpeak is not installed.');
  const spoken: Material[] = [];
  try {
    await engine.warm();
    for (const [at, { language, sentences }] of transcriptionTexts.entries()) {
      const voice = engine.voices[at % engine.voices.length]!.id;
      const request = { text: sentences.join(' '), language, voice, delivery: neutralDelivery, seed: 1 };
      const blocks: Float32Array[] = [];
      for await (const part of engine.speak({ ...request, mode: 'whole' }, context.signal))
        if (part.type === 'audio') blocks.push(part.samples);
      spoken.push({
        name: `${voice} ${language}`,
        samples: joinSamples(blocks),
        sampleRateHz: engine.sampleRateHz,
      });
    }
  } finally {
    await engine.dispose();
  }
  return spoken;
}

/** Two people who talk, 30 s: the sample that pyannote.audio (MIT) ships in its wheel. */
export async function humanSpeech(context: QualityContext): Promise<Material> {
  const python = await context.python(pythonPackages);
  const wheel = 'pyannote.audio==3.4.0';
  const options = ['--quiet', '--no-deps', '--dest', context.folder, wheel];
  await run(python, ['-m', 'pip', 'download', ...options], { signal: context.signal });
  const file = (await readdir(context.folder)).find((name) => name.startsWith('pyannote'))!;
  await run(python, ['-m', 'zipfile', '-e', join(context.folder, file), join(context.folder, 'talk')]);
  const path = join(context.folder, 'talk', 'pyannote', 'audio', 'sample', 'sample.wav');
  const { channels, sampleRateHz } = files.readWav(await readFile(path));
  return { name: 'human talk', samples: channels[0]!, sampleRateHz };
}

/** Recorded sounds of all kinds: every fourth of the library. */
export async function librarySounds(context: QualityContext): Promise<Material[]> {
  for (const pack of foleyEngine.morePacks ?? []) await context.pack(pack);
  const sounds: Material[] = [];
  for (const { id } of catalogue.filter((_, at) => at % 4 === 0)) {
    const request = { prompt: '', source: id, durationMs: 5000, promptInfluence: 1, loop: true, seed: 1 };
    const { left } = hear(await context.run(foleyEngine, request));
    sounds.push({ name: id, samples: left, sampleRateHz: foleyEngine.traits.sampleRateHz });
  }
  return sounds;
}
