import { join } from 'node:path';
import { Resampler } from '@mynah/audio';
import { wordErrorRate } from '@mynah/engine-spec/conformance';
import type { VoiceLikeness } from '@mynah/engine-spec/tasks';
import { voiceChangerEngine } from '@mynah/engine-voice-changer';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityGround, QualityResult } from '../quality-part.ts';
import { melodyCorrelation } from './voice-changer/judge-melody.ts';
import { alike, openSpeakerJudge } from './voice-changer/judge-speaker.ts';

const method = `Voices of our own say two sentences; each is changed into another voice, which the changer knows from
other sentences only. Likeness to the target is judged by a d-vector encoder that no part of Mynah uses: the floor is
the recording before the change, the ceiling the target's own voice saying the same sentences. Melody is the correlation
of the logarithm of the pitch with the source, by an autocorrelation of its own. Words are heard by Whisper base, before
and after.`;

const said =
  'The harbor was quiet that morning, and a single boat came in slowly with the tide. Why would anyone leave so early?';
const known =
  'The rainbow is a division of white light into many beautiful colors. These take the shape of a long round arch, with its path high above.';
const pairs = [
  ['am_michael', 'af_heart'],
  ['af_bella', 'am_onyx'],
  ['am_fenrir', 'bf_emma'],
  ['bf_emma', 'am_michael'],
  ['af_bella', 'af_nicole'],
  ['am_michael', 'bm_george'],
] as const;

interface Figures {
  floor: number;
  changed: number;
  ceiling: number;
  melody: number;
  wordsBefore: number;
  wordsAfter: number;
  offBy: number;
  cpu: number;
}

export async function voiceChangerPart(ground: QualityGround): Promise<QualityResult> {
  const judge = await openSpeakerJudge(join(await ground.pack('speaker-judge'), 'embedder.onnx'));
  const rows: [string, Figures][] = [];
  for (const [source, target] of pairs) {
    const say = (voice: string, text: string) => ground.speak(text, { voice, language: 'en-US' });
    const [spoken, sample, own] = [
      await say(source, said),
      await say(target, known),
      await say(target, said),
    ];
    const before = process.cpuUsage();
    const changed = await change(ground, spoken.samples, sample.samples);
    const { user, system } = process.cpuUsage(before);
    const rate = spoken.sampleRateHz;
    const wanted = await judge(sample.samples, rate);
    rows.push([
      `${source} to ${target}`,
      {
        floor: alike(wanted, await judge(spoken.samples, rate)),
        changed: alike(wanted, await judge(changed, rate)),
        ceiling: alike(wanted, await judge(own.samples, rate)),
        melody: melodyCorrelation(spoken.samples, changed, rate),
        wordsBefore: wordErrorRate(said, await hear(ground, spoken.samples, rate)),
        wordsAfter: wordErrorRate(said, await hear(ground, changed, rate)),
        offBy: changed.length - spoken.samples.length,
        cpu: (user + system) / 1e6 / (spoken.samples.length / rate),
      },
    ]);
  }
  return { method, tables: [tableOf(rows)] };
}

async function measure(ground: QualityGround, samples: Float32Array): Promise<VoiceLikeness> {
  const [part] = await ground.run(voiceChangerEngine, { kind: 'measure', samples });
  if (part?.type !== 'likeness') throw new Error('The voice was not measured.');
  return part.likeness;
}

async function change(
  ground: QualityGround,
  samples: Float32Array,
  target: Float32Array,
): Promise<Float32Array> {
  const likeness = await measure(ground, target);
  const source = await measure(ground, samples);
  const [part] = await ground.run(voiceChangerEngine, {
    kind: 'change',
    samples,
    leadSamples: 0,
    tailSamples: 0,
    target: { id: 'target', likeness },
    source,
    similarity: 0.75,
    seed: 1,
  });
  if (part?.type !== 'audio') throw new Error('The voice was not changed.');
  return part.samples;
}

async function hear(ground: QualityGround, samples: Float32Array, rateHz: number): Promise<string> {
  const resampler = new Resampler(rateHz, 16_000);
  const heard = Float32Array.from([...resampler.write(samples), ...resampler.finish()]);
  const parts = await ground.run(whisperTranscription, { samples: heard, language: 'en', wordTimes: false });
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
}

function tableOf(rows: readonly [string, Figures][]) {
  const figures = rows.map(([, each]) => each);
  const mean = (pick: (each: Figures) => number): number =>
    figures.reduce((sum, each) => sum + pick(each), 0) / figures.length;
  const worst: Figures = {
    floor: Math.min(...figures.map(({ floor }) => floor)),
    changed: Math.min(...figures.map(({ changed }) => changed)),
    ceiling: Math.min(...figures.map(({ ceiling }) => ceiling)),
    melody: Math.min(...figures.map(({ melody }) => melody)),
    wordsBefore: Math.max(...figures.map(({ wordsBefore }) => wordsBefore)),
    wordsAfter: Math.max(...figures.map(({ wordsAfter }) => wordsAfter)),
    offBy: Math.max(...figures.map(({ offBy }) => Math.abs(offBy))),
    cpu: Math.max(...figures.map(({ cpu }) => cpu)),
  };
  const middle: Figures = {
    floor: mean(({ floor }) => floor),
    changed: mean(({ changed }) => changed),
    ceiling: mean(({ ceiling }) => ceiling),
    melody: mean(({ melody }) => melody),
    wordsBefore: mean(({ wordsBefore }) => wordsBefore),
    wordsAfter: mean(({ wordsAfter }) => wordsAfter),
    offBy: mean(({ offBy }) => Math.abs(offBy)),
    cpu: mean(({ cpu }) => cpu),
  };
  const all: readonly (readonly [string, Figures])[] = [...rows, ['mean', middle], ['worst', worst]];
  return {
    title: 'Voice changer: likeness to the target (1 is the same voice), melody and words kept',
    note: 'Word errors are shares of the words said; length is the difference in samples; time is seconds of one processor a second of sound.',
    columns: [
      'change',
      'before',
      'after',
      'target itself',
      'melody',
      'errors before',
      'errors after',
      'length',
      'time',
    ],
    rows: all.map(([name, each]) => [
      name,
      ...[each.floor, each.changed, each.ceiling, each.melody, each.wordsBefore, each.wordsAfter].map(
        (value) => value.toFixed(3),
      ),
      Math.round(each.offBy),
      each.cpu.toFixed(2),
    ]),
  };
}
