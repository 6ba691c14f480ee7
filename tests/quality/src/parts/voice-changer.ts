import { join } from 'node:path';
import { edit } from '@mynah/audio';
import { resynthesisEngine } from '@mynah/engine-resynthesis';
import { wordErrorRate } from '@mynah/engine-spec/conformance';
import type { TranscribedWord, VoiceChangeRequest, VoiceFeatures } from '@mynah/engine-spec/tasks';
import { voiceChangerEngine } from '@mynah/engine-voice-changer';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { melodyCorrelation } from './voice-changer/judge-melody.ts';
import { alike, openSpeakerJudge } from './voice-changer/judge-speaker.ts';
import { wordTimingErrorMs } from './voice-changer/judge-timing.ts';
import { type ChangeFigures, changeTable } from './voice-changer/table-of-changes.ts';

const method = `Voices of our own say two sentences; each is changed into another voice, which the changer knows from
other sentences only: by signal processing, and spoken anew from the words that Whisper hears, as the server does where
it is sure of them. Similarity to the target is judged by a d-vector encoder that no part of Mynah uses: the floor is the
recording before the change, the ceiling the target's own voice saying the same sentences. The share is how much of the
way from floor to ceiling is gone. Melody is the correlation of the logarithm of the pitch with the source, by an
autocorrelation of its own. Words and their beginnings are heard by Whisper base, before and after: it is also what
tells the second engine the words, so word errors before are its floor.`;

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
  ['bm_fable', 'af_kore'],
  ['af_nova', 'am_puck'],
] as const;

export async function voiceChangerPart(context: QualityContext): Promise<QualityResult> {
  const judge = await openSpeakerJudge(join(await context.pack('speaker-judge'), 'embedder.onnx'));
  const rows: Record<'processed' | 'spoken', [string, ChangeFigures][]> = { processed: [], spoken: [] };
  const spokenBefore = new Map<string, Promise<Float32Array>>();
  const say = (voice: string, text: string): Promise<Float32Array> => {
    const key = `${voice} ${text}`;
    const speaking =
      spokenBefore.get(key) ??
      context.speak(text, { voice, language: 'en-US' }).then(({ samples }) => samples);
    spokenBefore.set(key, speaking);
    return speaking;
  };
  for (const [source, target] of pairs) {
    const [spoken, sample, own] = [
      await say(source, said),
      await say(target, known),
      await say(target, said),
    ];
    const wanted = await judge(sample, rateHz);
    const similarityTo = async (sound: Float32Array) => alike(wanted, await judge(sound, rateHz));
    const heard = await hear(context, spoken);
    const [floor, ceiling] = [await similarityTo(spoken), await similarityTo(own)];
    const request = await requestFor(context, spoken, { id: target, sample, words: heard.words });
    for (const [kind, engine] of [
      ['processed', voiceChangerEngine],
      ['spoken', resynthesisEngine],
    ] as const) {
      const { samples: changed, cpuSeconds } = await change(context, engine, request);
      const after = await hear(context, changed);
      const figures: ChangeFigures = {
        floor,
        changed: await similarityTo(changed),
        ceiling,
        melody: melodyCorrelation(spoken, changed, rateHz),
        timingMs: wordTimingErrorMs(heard.words, after.words),
        wordsBefore: wordErrorRate(said, heard.text),
        wordsAfter: wordErrorRate(said, after.text),
        offBy: changed.length - spoken.length,
        cpu: cpuSeconds / (spoken.length / rateHz),
      };
      rows[kind].push([`${source} to ${target}`, figures]);
      context.tell(`${source} to ${target}, ${kind}: ${JSON.stringify(figures)}`);
    }
  }
  return {
    method,
    tables: [
      changeTable('Voice changer, spoken anew (sure words, languages of the voices)', rows.spoken),
      changeTable('Voice changer by signal processing (everything else)', rows.processed),
    ],
  };
}

const rateHz = 24_000;

async function requestFor(
  context: QualityContext,
  samples: Float32Array,
  target: { id: string; sample: Float32Array; words: TranscribedWord[] },
): Promise<VoiceChangeRequest> {
  return {
    kind: 'change',
    samples,
    leadSamples: 0,
    tailSamples: 0,
    target: { id: 'target', engineVoice: target.id, features: await measure(context, target.sample) },
    source: await measure(context, samples),
    spoken: { language: 'en', words: target.words },
    similarity: 0.75,
    seed: 1,
  };
}

async function measure(context: QualityContext, samples: Float32Array): Promise<VoiceFeatures> {
  const [part] = await context.run(voiceChangerEngine, { kind: 'measure', samples });
  if (part?.type !== 'features') throw new Error('The voice was not measured.');
  return part.features;
}

/** The sound, and the processor time that it took when the engine was loaded already. */
async function change(
  context: QualityContext,
  engine: typeof voiceChangerEngine,
  request: VoiceChangeRequest,
): Promise<{ samples: Float32Array; cpuSeconds: number }> {
  await context.run(engine, { kind: 'measure', samples: request.samples.slice(0, 2 * rateHz) });
  const before = process.cpuUsage();
  const [part] = await context.run(engine, request);
  const { user, system } = process.cpuUsage(before);
  if (part?.type !== 'audio') throw new Error('The voice was not changed.');
  return { samples: part.samples, cpuSeconds: (user + system) / 1e6 };
}

async function hear(
  context: QualityContext,
  samples: Float32Array,
): Promise<{ text: string; words: TranscribedWord[] }> {
  const heard = edit.resample(samples, rateHz, 16_000);
  const parts = await context.run(whisperTranscription, { samples: heard, language: 'en', wordTimes: true });
  for (const part of parts) if (part.type === 'text') return part;
  throw new Error('Nothing was heard.');
}
