import { edit, joinSamples } from '@mynah/audio';
import { findSpeech, findTurns, planWindows, type Span, type SpeakerTurn } from '@mynah/diarization';
import { sileroVoiceActivity } from '@mynah/engine-silero-vad';
import { speakerId } from '@mynah/engine-speaker-id';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import { type DiarizationError, errorOf, meanOf } from './diarization-error.ts';

const rateHz = 16_000;
const sentences = [
  'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
  'I think we should move the meeting to Thursday, because nobody will be here on Monday.',
  'Yes, exactly.',
  'What did the doctor say about the results of the last test?',
  'Sure, I can send you the numbers tonight.',
];
const casts = [
  ['af_heart', 'am_michael'],
  ['bf_emma', 'af_heart'],
  ['bm_george', 'am_adam'],
  ['af_heart', 'am_adam', 'bf_emma'],
  ['am_michael', 'bm_george', 'bf_emma'],
];

interface Talk {
  cast: readonly string[];
  samples: Float32Array;
  turns: SpeakerTurn[];
}

/** Who speaks when in conversations of our own voices, in the quiet and with noise at 15 dB. */
export const measureDiarization: QualityPart = async (context) => {
  const talks: Talk[] = [];
  for (const cast of casts) talks.push(await holdTalk(context, cast));
  const rows = [];
  for (const [label, noiseDb] of [
    ['quiet', undefined],
    ['noise at 15 dB', 15],
  ] as const)
    for (const count of [2, 3]) {
      const found = [];
      for (const talk of talks.filter(({ cast }) => cast.length === count))
        found.push(await judge(context, noiseDb === undefined ? talk : withNoise(talk, noiseDb)));
      rows.push(rowOf(`${count} speakers, ${label}`, found));
    }
  return {
    method: `Conversations of ${casts.length} casts of Kokoro voices, ten turns each with pauses of 0.1 to 0.7 s, their true turns known from the mix. Speech by Silero VAD, voices by CAM++, turns by agglomerative clustering; the number of speakers is not told. Diarization error rate as usual: missed, falsely found and confused speech over all speech, 250 ms around each change not counted. Floor: one speaker for all. Ceiling: the true speech, clustered with the true number.`,
    tables: [
      {
        title: 'Diarization error rate, %',
        columns: ['files', 'ours', 'worst', 'missed', 'false', 'confused', 'right count', 'ceiling', 'floor'],
        rows,
      },
    ],
  };
};

interface Judged {
  ours: DiarizationError;
  ceiling: DiarizationError;
  floor: DiarizationError;
  isCountRight: boolean;
}

async function judge(context: QualityContext, { cast, samples, turns }: Talk): Promise<Judged> {
  const [frames] = await context.run(sileroVoiceActivity, { samples });
  const { frameMs } = sileroVoiceActivity.traits;
  const speech = findSpeech(frames!.probabilities, { frameMs });
  const { sameVoice } = speakerId.traits;
  const ours = findTurns(speech, await voicesOf(context, samples, speech), { sameVoice });
  const known = turns.map(({ startMs, endMs }) => ({ startMs, endMs }));
  const knownVoices = await voicesOf(context, samples, known);
  const ceiling = findTurns(known, knownVoices, { sameVoice, maxSpeakers: cast.length });
  const floor = speech.map((span) => ({ ...span, speaker: 0 }));
  return {
    ours: errorOf(turns, ours),
    ceiling: errorOf(turns, ceiling),
    floor: errorOf(turns, floor),
    isCountRight: new Set(ours.map(({ speaker }) => speaker)).size === cast.length,
  };
}

async function voicesOf(context: QualityContext, samples: Float32Array, speech: readonly Span[]) {
  const windows = planWindows(speech);
  const at = (ms: number): number => Math.round((ms * rateHz) / 1000);
  const stretches = windows.map(({ startMs, endMs }) => samples.slice(at(startMs), at(endMs)));
  const parts = await context.run(speakerId, { stretches });
  return parts.map(({ index, vector }) => ({ ...windows[index]!, vector }));
}

function rowOf(label: string, judged: readonly Judged[]) {
  const percent = (share: number): string => (share * 100).toFixed(1);
  const mean = (part: (one: Judged) => number): string => percent(meanOf(judged.map(part)));
  return [
    label,
    mean(({ ours }) => ours.rate),
    percent(Math.max(...judged.map(({ ours }) => ours.rate))),
    mean(({ ours }) => ours.missed),
    mean(({ ours }) => ours.falsely),
    mean(({ ours }) => ours.confused),
    `${judged.filter(({ isCountRight }) => isCountRight).length} of ${judged.length}`,
    mean(({ ceiling }) => ceiling.rate),
    mean(({ floor }) => floor.rate),
  ];
}

/** Ten turns, nobody twice in a row. */
async function holdTalk(context: QualityContext, cast: readonly string[]): Promise<Talk> {
  context.tell(`a talk of ${cast.join(' and ')}`);
  const next = steadyRandom(cast.join().length);
  const pieces: Float32Array[] = [];
  const turns: SpeakerTurn[] = [];
  let samples = 0;
  let speaker = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const voice = cast[speaker]!;
    const text = sentences[Math.floor(next() * sentences.length)]!;
    const spoken = trimmed(await speakAt16k(context, text, voice));
    const pause = new Float32Array(Math.round((0.1 + 0.6 * next()) * rateHz));
    const startMs = (samples / rateHz) * 1000;
    turns.push({ speaker, startMs, endMs: startMs + (spoken.length / rateHz) * 1000 });
    pieces.push(spoken, pause);
    samples += spoken.length + pause.length;
    speaker = (speaker + 1 + Math.floor(next() * (cast.length - 1))) % cast.length;
  }
  return { cast, samples: joinSamples(pieces), turns };
}

/** Each sentence of a voice is spoken once. */
const clips = new Map<string, Float32Array>();

async function speakAt16k(context: QualityContext, text: string, voice: string): Promise<Float32Array> {
  const kept = clips.get(`${voice} ${text}`);
  if (kept) return kept;
  const language = voice.startsWith('b') ? 'en-GB' : 'en-US';
  const spoken = await context.speak(text, { voice, language });
  const clip = edit.resample(spoken.samples, spoken.sampleRateHz, rateHz);
  clips.set(`${voice} ${text}`, clip);
  return clip;
}

/** Without the silence at both ends, so that the true turns are where sound is. */
function trimmed(samples: Float32Array): Float32Array {
  const isHeard = (sample: number): boolean => Math.abs(sample) > 0.01;
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}

function withNoise(talk: Talk, signalToNoiseDb: number): Talk {
  const power = talk.samples.reduce((sum, sample) => sum + sample * sample, 0) / talk.samples.length;
  // even noise between -1 and 1 has a power of a third
  const gain = Math.sqrt(3 * power * 10 ** (-signalToNoiseDb / 10));
  const next = steadyRandom(7);
  return { ...talk, samples: talk.samples.map((sample) => sample + gain * (2 * next() - 1)) };
}

function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
