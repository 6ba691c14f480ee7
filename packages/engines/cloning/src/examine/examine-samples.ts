import { joinSamples } from '@mynah/audio';
import { findTurns, planWindows, type Span } from '@mynah/diarization';
import { speakerId } from '@mynah/engine-speaker-id';
import type { SampleQuality } from '@mynah/engine-spec/tasks';
import { heardBands } from '../color/color-correction.ts';
import { cutSpans, type Ears } from '../ears.ts';
import { sampleRateHz } from '../limits.ts';
import { alike } from '../similarity.ts';
import { clippingOf, levelDb, levelInPauses } from './levels.ts';

/** No more windows than this are compared: two minutes have hundreds, and one in three says as much. */
const mostWindows = 60;
const bandHz = 93.75;
/** Two stretches of one voice, each so long at least, to compare one with the other. */
const leastHalf = sampleRateHz;

/** How good samples are for a clone. */
export async function examineSamples(
  ears: Ears,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<SampleQuality> {
  const spans = await ears.speech(samples, signal);
  const speech = joinSamples(cutSpans(samples, spans));
  const noiseDb = levelInPauses(samples, spans, sampleRateHz);
  const loudnessDb = levelDb(speech);
  return {
    durationMs: Math.round((samples.length * 1000) / sampleRateHz),
    speechMs: spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0),
    ...(noiseDb === undefined || speech.length === 0
      ? {}
      : { signalToNoiseDb: Math.round(10 * (loudnessDb - noiseDb)) / 10 }),
    clipping: clippingOf(samples),
    loudnessDb: Math.round(10 * loudnessDb) / 10,
    ...(await countSpeakers(ears, samples, spans, signal)),
    selfSimilarity: await selfSimilarity(ears, samples, spans, signal),
    ...(await pitchAndBand(ears, speech, signal)),
  };
}

async function countSpeakers(
  ears: Ears,
  samples: Float32Array,
  spans: readonly Span[],
  signal: AbortSignal,
): Promise<Pick<SampleQuality, 'speakers' | 'mainSpeakerShare'>> {
  const all = planWindows(spans);
  const step = Math.ceil(all.length / mostWindows);
  const windows = all.filter((_, index) => index % step === 0);
  const vectors = await ears.vectors(cutSpans(samples, windows), signal);
  const voiced = vectors.map((vector, index) => ({ ...windows[index]!, vector }));
  const turns = findTurns(spans, voiced, { sameVoice: speakerId.traits.sameVoice });
  const times = new Map<number, number>();
  for (const { speaker, startMs, endMs } of turns)
    times.set(speaker, (times.get(speaker) ?? 0) + endMs - startMs);
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const most = Math.max(0, ...times.values());
  return { speakers: times.size, mainSpeakerShare: total > 0 ? most / total : 0 };
}

/** Every other stretch against those between them. */
async function selfSimilarity(
  ears: Ears,
  samples: Float32Array,
  spans: readonly Span[],
  signal: AbortSignal,
): Promise<number> {
  const speech = joinSamples(cutSpans(samples, spans));
  const piece = Math.max(leastHalf, Math.round(speech.length / 12));
  const halves: Float32Array[][] = [[], []];
  for (let at = 0, turn = 0; at < speech.length; at += piece, turn++)
    halves[turn % 2]!.push(speech.subarray(at, at + piece));
  const [one, other] = halves.map(joinSamples);
  if (one!.length < leastHalf || other!.length < leastHalf) return 0;
  const [first, second] = await ears.vectors([one!, other!], signal);
  return first && second ? alike(first, second) : 0;
}

async function pitchAndBand(
  ears: Ears,
  speech: Float32Array,
  signal: AbortSignal,
): Promise<Pick<SampleQuality, 'bandwidthHz' | 'pitchHz'>> {
  // without a voiced frame there is neither: the other figures tell what is wrong
  const features = await ears.features(speech, signal).catch(() => undefined);
  if (!features) return { bandwidthHz: 0 };
  const band = Math.max(heardBands(features.voicedDb), heardBands(features.unvoicedDb));
  return { bandwidthHz: Math.round(band * bandHz), pitchHz: Math.round(features.pitchHz) };
}
