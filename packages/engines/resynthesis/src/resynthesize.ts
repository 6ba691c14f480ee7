import {
  FRAME_SAMPLES,
  type KokoroModel,
  kokoroVoices,
  type PhonemeReader,
  type Phrase,
  Random,
  toUtterance,
  type VoiceStyles,
} from '@mynah/engine-kokoro/stages';
import { EngineFailure, neutralDelivery } from '@mynah/engine-spec';
import type { VoiceChangeRequest, VoiceFeatures } from '@mynah/engine-spec/tasks';
import { measureFeatures, pitchMap, planChange, trackPitch } from '@mynah/engine-voice-changer/signal';
import { fillGaps, type ResynthesizedStep } from './fill-gaps.ts';
import { firstBorders } from './first-borders.ts';
import { followLevel } from './follow-level.ts';
import { hearFeatures } from './hear-features.ts';
import { soundSpans, type TimedText, type TokenSpan, toTimedText } from './lay-out-words.ts';
import { moveMelody } from './move-melody.ts';
import { warpTimes } from './warp-times.ts';
import { wholeFrames } from './whole-frames.ts';

export interface Means {
  model: KokoroModel;
  styles: VoiceStyles;
  reader: PhonemeReader;
}

/** Silence around a stretch in which the model may begin and end a sound. */
const marginFrames = 12;
const frameMs = FRAME_SAMPLES / 24;
/** Above this the words are not those that are heard. */
const mostDistance = 6.2;

interface Voice {
  id: string;
  target: VoiceFeatures;
  source: VoiceFeatures;
}

/**
 * Says a stretch anew in the target voice, at the source's times and with its melody. Undefined when aborted.
 * @throws EngineFailure `unspeakable` where words and sound do not go together, `unsupported` for what it cannot say
 */
export async function resynthesize(
  request: VoiceChangeRequest,
  means: Means,
  signal: AbortSignal,
): Promise<ResynthesizedStep | undefined> {
  const { spoken, samples } = request;
  const voice = voiceOf(request);
  if (!spoken || spoken.words.length === 0)
    throw new EngineFailure('unspeakable', 'There’s no speech in this part of the recording.');
  const text = toTimedText(spoken.words);
  const phrases = await readPhrases(means.reader, text, { language: spoken.language, voice: voice.id });
  const cuts = cutsBetween(
    phrases.map((phrase) => soundSpans(phrase, text)),
    // what goes before and after is spoken in other steps
    { from: request.leadSamples, to: samples.length - request.tailSamples },
  );
  const said = new Float32Array(samples.length);
  const spans: TokenSpan[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const [from, to] = [cuts[index]!, cuts[index + 1]!];
    const piece = await sayPhrase(means, { phrase, text, voice, request, from, to }, signal);
    if (!piece) return undefined;
    said.set(piece.samples, from);
    spans.push(...piece.spans);
  }
  followLevel(said, samples);
  return fillGaps(said, spans, request);
}

function voiceOf({ target, source, samples }: VoiceChangeRequest): Voice {
  if (!target.features || !kokoroVoices.some(({ id }) => id === target.engineVoice))
    throw new EngineFailure('unsupported', 'This engine has no such voice.');
  return { id: target.engineVoice!, target: target.features, source: source ?? measureFeatures(samples) };
}

async function readPhrases(
  reader: PhonemeReader,
  { text }: TimedText,
  { language, voice: id }: { language: string; voice: string },
): Promise<Phrase[]> {
  const voice = kokoroVoices.find((each) => each.id === id)!;
  const request = { text, language, voice: id, delivery: neutralDelivery, seed: 0, mode: 'whole' as const };
  const phrases = await reader.read(request, voice);
  return phrases.filter(({ words }) => words.length > 0);
}

/** Whole frames at which one phrase ends and the next begins: amid the rest between their words. In samples. */
function cutsBetween(spans: readonly TokenSpan[][], { from, to }: { from: number; to: number }): number[] {
  const cuts = [from];
  for (let index = 1; index < spans.length; index++) {
    const restMs = (spans[index - 1]!.at(-1)!.endMs + spans[index]![0]!.startMs) / 2;
    cuts.push(Math.min(to, Math.max(cuts.at(-1)!, Math.round(restMs / frameMs) * FRAME_SAMPLES)));
  }
  return [...cuts, to];
}

interface PhraseWork {
  phrase: Phrase;
  text: TimedText;
  voice: Voice;
  request: VoiceChangeRequest;
  /** Samples of the request, end exclusive. */
  from: number;
  to: number;
}

async function sayPhrase(
  { model, styles }: Means,
  { phrase, text, voice, request, from, to }: PhraseWork,
  signal: AbortSignal,
): Promise<{ samples: Float32Array; spans: TokenSpan[] } | undefined> {
  const margin = marginFrames * FRAME_SAMPLES;
  const frames = Math.ceil((to - from) / FRAME_SAMPLES) + 2 * marginFrames;
  const source = new Float32Array(frames * FRAME_SAMPLES);
  source.set(request.samples.subarray(from, to), margin);
  const shiftMs = (margin - from) / 24;
  const spans = soundSpans(phrase, text).map((span) => ({
    ...span,
    startMs: span.startMs + shiftMs,
    endMs: span.endMs + shiftMs,
  }));
  const style = await styles.get(voice.id, phrase.tokens.length);
  const lengths = await model.predictLengths(phrase.tokens, style);
  const random = new Random(request.seed);
  const speak = async (durations: Float32Array, melody?: (f0: Float32Array) => Float32Array) => {
    const prosody = await model.predictProsody(lengths, durations, style);
    const f0 = melody ? melody(prosody.f0) : prosody.f0;
    const noise = random.normals(frames * FRAME_SAMPLES);
    const utterance = toUtterance({ ...prosody, f0 }, style, noise);
    return (await model.decode(utterance, 0, frames)).samples;
  };
  const borders = firstBorders(lengths.frames, spans, { frameMs, frames });
  const first = wholeFrames(borders, frames);
  if (!first) throw new EngineFailure('unspeakable', 'There’s too much text for this part of the recording.');
  const draft = await speak(first);
  if (signal.aborted) return undefined;
  const durations = warped(first, draft, source, voice);
  const pitch = trackPitch(source, voice.source.loudPower);
  const mapPitch = toRange(voice, request);
  const said = await speak(durations, (f0) => moveMelody(f0, pitch, mapPitch));
  const ends = endsOf(durations);
  return {
    samples: said.slice(margin, margin + to - from),
    spans: spans.map((span) => ({
      ...span,
      startMs: ends[span.from]! * frameMs - shiftMs,
      endMs: ends[span.to]! * frameMs - shiftMs,
    })),
  };
}

/** The durations with which the draft would be heard at the source's times. */
function warped(
  first: Float32Array,
  draft: Float32Array,
  source: Float32Array,
  { source: from, target }: Voice,
): Float32Array {
  const frames = source.length / FRAME_SAMPLES;
  const { formantShift } = planChange(from, target, 1);
  const { to, distance } = warpTimes(
    hearFeatures(draft, 2 * frames),
    hearFeatures(source, 2 * frames, formantShift),
  );
  if (distance > mostDistance)
    throw new EngineFailure('unspeakable', 'The text doesn’t match the recording.');
  const borders = [...endsOf(first)].map((end) => (end >= frames ? frames : to[2 * end]! / 2));
  return wholeFrames(borders, frames) ?? first;
}

function endsOf(durations: Float32Array): Float32Array {
  let end = 0;
  return durations.map((duration) => {
    end += duration;
    return end;
  });
}

/** The target's pitch with the source's melody; stability levels it, style widens it. */
function toRange({ source, target }: Voice, { delivery }: VoiceChangeRequest): (hz: number) => number {
  const map = pitchMap(source, target);
  const { stability = 0.5, style = 0 } = delivery ?? {};
  const range = (1.25 - 0.5 * stability) * (1 + 0.5 * style);
  return (hz) => target.pitchHz * (map(hz) / target.pitchHz) ** range;
}
