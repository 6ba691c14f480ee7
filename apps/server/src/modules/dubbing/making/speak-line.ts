import { edit, files, joinSamples, measure } from '@mynah/audio';
import { stretchTo } from '@mynah/audio/stretch';
import { seedCount } from '../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { speechWatermarker } from '../../../platform/watermark/index.ts';
import { defaultModelId, getSpeechModel } from '../../models/index.ts';
import { background, planning } from '../../speech/speaking/index.ts';
import { soundOfTakes } from '../../studio/takes/index.ts';
import { mergeSettings } from '../../voices/catalog/index.ts';
import { checkSharedText } from '../../voices/library/index.ts';
import type { ResolvedVoice } from '../../voices/speaking/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { SpeakerRow } from '../segments.tables.ts';
import { planFit } from './fit-line.ts';
import { type PitchWish, pitchRatio } from './follow-pitch.ts';

export interface LineOrder {
  text: string;
  /** Wordings with fewer syllables, the next shorter one after the other. */
  shorter: readonly string[];
  voice: ResolvedVoice;
  speaker: Pick<SpeakerRow, 'stability' | 'similarity' | 'style'>;
  /** BCP 47 tag. */
  language: string;
  placeMs: number;
  roomMs: number;
  pitch: PitchWish;
  /** Names the content and the attempt: the same is read the same way. */
  key: string;
  signal: AbortSignal;
}

export interface SpokenLine {
  /** WAV. */
  file: Uint8Array;
  /** The wording that was chosen. */
  text: string;
  durationMs: number;
  peaks: Uint8Array;
  loudness: number | null;
  speed: number;
  fits: boolean;
  uses: background.SpokenPart['uses'];
}

interface Sound {
  samples: Float32Array;
  sampleRateHz: number;
  uses: SpokenLine['uses'];
}

/** What voices take, where the rest is stretched. */
const engineSpeeds = { slowest: 0.7, fastest: 1.2 } as const;
/** So little is stretched at once: to speak it again would not be heard. */
const smallStretch = 0.06;
/** From here on a shorter wording is better than a hurried voice. */
const hurried = 1.12;
const takePeaks = 200;

/**
 * Speaks a line so that it fits into its place: by a shorter wording, by speed, and by a small stretch at
 * the end; its pitch follows the original.
 */
export async function speakLine(platform: Platform, actor: Actor, order: LineOrder): Promise<SpokenLine> {
  let text = order.text;
  let sound = await say(platform, actor, order, { text, speed: 1 });
  let fit = planFit({ ...order, spokenMs: msOf(sound) });
  for (const shorter of order.shorter) {
    if (fit.speed <= hurried) break;
    text = shorter;
    sound = await say(platform, actor, order, { text, speed: 1 });
    fit = planFit({ ...order, spokenMs: msOf(sound) });
  }
  const wantedMs = msOf(sound) / fit.speed;
  if (Math.abs(fit.speed - 1) > smallStretch) {
    const speed = Math.min(engineSpeeds.fastest, Math.max(engineSpeeds.slowest, fit.speed));
    sound = await say(platform, actor, order, { text, speed });
  }
  const ratio = pitchRatio(order.pitch, measure.medianPitch(sound.samples, sound.sampleRateHz));
  return finish(shaped(platform, sound, { wantedMs, ratio }), { ...fit, text });
}

const msOf = ({ samples, sampleRateHz }: Pick<Sound, 'samples' | 'sampleRateHz'>): number =>
  (samples.length / sampleRateHz) * 1000;

async function say(
  platform: Platform,
  actor: Actor,
  { voice, speaker, language, key, signal }: LineOrder,
  { text, speed }: { text: string; speed: number },
): Promise<Sound> {
  const { stability, similarity, style } = speaker;
  const voiceSettings = {
    ...(stability !== null && { stability }),
    ...(similarity !== null && { similarityBoost: similarity }),
    ...(style !== null && { style }),
    speed,
  };
  const seed = seedOf(key);
  const languageCode = primaryOf(language);
  const order: planning.SpeechOrder = {
    voiceId: voice.id,
    text,
    languageCode,
    voiceSettings,
    seed,
    // what every plan has; a take is kept in a form of its own
    outputFormat: 'mp3_44100_128',
    enableLogging: true,
  };
  await checkSharedText(platform, actor, { terms: voice.terms, text });
  const who = voice.speakerFor(languageCode);
  const setup: planning.SpeechSetup = {
    order,
    model: getSpeechModel(defaultModelId),
    voice,
    pronunciations: [],
    settings: mergeSettings(voice.settings, voiceSettings),
    format: soundOfTakes(who.sampleRateHz),
    seed,
    warnings: new planning.Warnings(),
  };
  const segments = planning.planText(text, setup, { whole: true });
  const calls = [
    ...planning.planCalls(segments, setup, { source: text, context: {}, firstIndex: 0, whole: true }),
  ];
  if (calls.length === 0) throw planning.emptyText('text');
  const planned = planning.toPlannedSpeech(platform, setup, {
    requestId: key,
    item: { text },
    lines: [{ text, voice }],
    speakers: [who],
    calls,
    again: undefined,
  });
  const { file, uses } = await background.speakPart(platform, actor, planned, signal);
  const { sampleRateHz, channels } = files.readWav(file);
  return { samples: channels[0] ?? new Float32Array(0), sampleRateHz, uses };
}

const seedOf = (key: string): number =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % seedCount, 7);

/** A rate that is a multiple of this has a filter of few phases. */
const rateStepHz = 100;

/**
 * To the wanted length and pitch, where it is not there yet: what is read faster is higher, and then stretched. That
 * takes the watermark along, so it is put in anew.
 */
function shaped(
  platform: Platform,
  sound: Sound,
  { wantedMs, ratio }: { wantedMs: number; ratio: number },
): Sound {
  const { sampleRateHz } = sound;
  const frames = Math.round((wantedMs / 1000) * sampleRateHz);
  if (ratio === 1 && Math.abs(frames / sound.samples.length - 1) < 0.005) return sound;
  const readHz = Math.round((sampleRateHz * ratio) / rateStepHz) * rateStepHz;
  const read = edit.resample(sound.samples, readHz, sampleRateHz);
  const samples = stretchTo(read, { sampleRateHz, frames });
  const marker = speechWatermarker(platform, sampleRateHz);
  const marked = joinSamples([marker.push(samples), marker.finish()]);
  return { ...sound, samples: marked.subarray(0, frames) };
}

async function finish(
  { samples, sampleRateHz, uses }: Sound,
  { speed, fits, text }: { speed: number; fits: boolean; text: string },
): Promise<SpokenLine> {
  const peaks = new measure.Peaks({ sampleRateHz });
  peaks.write(samples);
  const lufs = measure.integratedLoudness(samples, sampleRateHz);
  return {
    durationMs: msOf({ samples, sampleRateHz }),
    peaks: measure.fitPeaks(peaks.values(), takePeaks),
    loudness: Number.isFinite(lufs) ? lufs : null,
    file: await files.encodeFile(samples, soundOfTakes(sampleRateHz), { sourceRateHz: sampleRateHz }),
    text,
    speed,
    fits,
    uses,
  };
}
