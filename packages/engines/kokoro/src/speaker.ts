import type { EngineVoice, IdleCores, SpeechPart, SpeechRequest, VoiceDefinition } from '@mynah/engine-spec';
import { ChunkSchedule, EvenSchedule } from './chunk-schedule.ts';
import { decodeChunks } from './decode-chunks.ts';
import {
  type ProsodyShape,
  shapeDurations,
  shapeEnergy,
  shapePitch,
  shapeStyle,
  toProsodyShape,
} from './delivery.ts';
import { createFinisher } from './finish-samples.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE_HZ } from './frames.ts';
import type { KokoroModel, Lengths } from './kokoro-model.ts';
import type { NormStatistics } from './norm-statistics.ts';
import { Occupation } from './occupation.ts';
import type { Phrase } from './plan-phrases.ts';
import { Random } from './random.ts';
import { gainOf, styleOf } from './resolve-voice.ts';
import { createSpectralFilter } from './spectral-filter.ts';
import { type PhraseTiming, timePhrase } from './time-phrase.ts';
import { toUtterance, type Utterance } from './utterance.ts';
import { VoiceStatistics } from './voice-statistics.ts';
import type { VoiceStyles } from './voice-styles.ts';
import { kokoroVoices } from './voices.ts';

export interface Speech {
  request: SpeechRequest;
  voice: EngineVoice;
  phrases: readonly Phrase[];
}

/** Who speaks: a voice of the pack, or one that leans on it. */
interface Identity {
  voice: EngineVoice;
  definition?: VoiceDefinition;
}

/** A phrase whose length is known. */
interface Draft extends PhraseTiming {
  style: Float32Array;
  lengths: Lengths;
  durations: Float32Array;
}

export interface SpeakerOptions {
  model: KokoroModel;
  styles: VoiceStyles;
  /** Threads of one inference. */
  threads: number;
  /** For first chunks, where the model was widened. */
  idleCores?: IdleCores | undefined;
  /** Factor on a voice's samples. */
  gain: (voice: string) => number;
}

/** Speaks planned phrases with the model. */
export class Speaker {
  readonly #model: KokoroModel;
  readonly #styles: VoiceStyles;
  readonly #threads: number;
  readonly #idleCores: IdleCores | undefined;
  readonly #gain: (voice: string) => number;
  readonly #statistics = new VoiceStatistics();
  readonly #speaking = new Occupation();

  constructor(options: SpeakerOptions) {
    this.#model = options.model;
    this.#styles = options.styles;
    this.#threads = options.threads;
    this.#idleCores = options.idleCores;
    this.#gain = options.gain;
  }

  /** Yields the timing and then the sound. Ends early, without an error, when aborted. */
  async *speak(speech: Speech, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    this.#speaking.begin();
    try {
      yield* this.#speak(speech, signal);
    } finally {
      this.#speaking.end();
    }
  }

  /** Resolves as soon as nothing is being spoken. */
  untilSilent(): Promise<void> {
    return this.#speaking.free();
  }

  async *#speak({ request, voice, phrases }: Speech, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    const { definition } = request;
    const shape = toProsodyShape(request.delivery, definition);
    const random = new Random(request.seed);
    const drafts: Draft[] = [];
    let offsetMs = 0;
    for (const phrase of phrases) {
      const draft = await this.#draft(phrase, { voice, definition, shape, random, offsetMs });
      if (signal.aborted) return;
      drafts.push(draft);
      offsetMs += (draft.to - draft.from) * FRAME_MS;
    }
    yield { type: 'timing', marks: drafts.flatMap((draft) => draft.marks), durationMs: offsetMs };
    const color = definition?.spectrumDb && createSpectralFilter(definition.spectrumDb);
    const finisher = createFinisher({
      gain: definition ? gainOf(definition, this.#gain) : this.#gain(voice.id),
      boost: request.delivery.speakerBoost,
      sampleRateHz: SAMPLE_RATE_HZ,
    });
    for (const draft of drafts) {
      const utterance = await this.#utterance(draft, shape, random);
      for await (const samples of this.#decode(utterance, draft, {
        request,
        isFirst: draft === drafts[0],
        signal,
      })) {
        if (signal.aborted) return;
        color?.(samples);
        finisher.process(samples);
        yield { type: 'audio', samples };
      }
    }
  }

  async #draft(
    phrase: Phrase,
    options: Identity & { shape: ProsodyShape; random: Random; offsetMs: number },
  ): Promise<Draft> {
    const { shape, random } = options;
    const style = await this.#style(options, phrase.tokens.length, shape);
    const lengths = await this.#model.predictLengths(phrase.tokens, style);
    // Positions in the model's rows are one further on: the boundary stands in front.
    const words = phrase.words.map((word) => word.from + 1);
    const durations = shapeDurations(lengths.frames, words, shape, random);
    const clock = { speed: shape.speed, offsetMs: options.offsetMs };
    return { style, lengths, durations, ...timePhrase(phrase, durations, clock) };
  }

  async #style({ voice, definition }: Identity, tokens: number, shape: ProsodyShape): Promise<Float32Array> {
    const style = definition
      ? await styleOf(this.#styles, definition, tokens)
      : await this.#styles.get(voice.id, tokens);
    if (shape.timbre === 1 && shape.prosody === 1) return style;
    const { gender } = voice.labels;
    const alike = kokoroVoices.filter((other) => other.labels.gender === gender);
    const [everyoneMean, alikeMean] = await Promise.all(
      [kokoroVoices, alike].map((voices) =>
        this.#styles.mean(
          voices.map(({ id }) => id),
          tokens,
        ),
      ),
    );
    return shapeStyle(style, { everyone: everyoneMean!, alike: alikeMean! }, shape);
  }

  async #utterance(
    { lengths, durations, style }: Draft,
    shape: ProsodyShape,
    random: Random,
  ): Promise<Utterance> {
    const prosody = await this.#model.predictProsody(lengths, durations, style);
    const energy = shapeEnergy(prosody.energy, prosody.f0, shape);
    const f0 = shapePitch(prosody.f0, shape, random);
    const noise = random.normals(prosody.frames * FRAME_SAMPLES);
    return toUtterance({ ...prosody, f0, energy }, style, noise);
  }

  #decode(
    utterance: Utterance,
    { from, to }: Draft,
    { request, isFirst, signal }: { request: SpeechRequest; isFirst: boolean; signal: AbortSignal },
  ): AsyncGenerator<Float32Array> {
    const styleKey = styleKeyOf(request);
    const onHeard = (heard: NormStatistics) => this.#statistics.learn(styleKey, heard);
    if (request.mode === 'whole')
      return decodeChunks(this.#model, utterance, {
        from,
        to,
        schedule: new EvenSchedule(to - from),
        signal,
        onHeard,
      });
    const known = this.#statistics.find(styleKey, to - from);
    const schedule = new ChunkSchedule(this.#threads, known !== undefined);
    const first = isFirst && this.#idleCores?.areFree() ? this.#model.wideDecoder : undefined;
    return decodeChunks(this.#model, utterance, { from, to, schedule, signal, first, known, onHeard });
  }

  /** Speaks once into the void: the first inference of a session takes twice as long. */
  async warm(): Promise<void> {
    const [voice] = kokoroVoices;
    const tokens = Array.from({ length: 24 }, () => 43);
    const phrase: Phrase = { tokens, words: [], from: 0, to: tokens.length };
    const shape = toProsodyShape({
      stability: 0.5,
      similarity: 0.75,
      style: 0,
      speakerBoost: false,
      speed: 1,
    });
    const random = new Random(0);
    const draft = await this.#draft(phrase, { voice: voice!, shape, random, offsetMs: 0 });
    const utterance = await this.#utterance(draft, shape, random);
    for (const decoder of [this.#model, this.#model.wideDecoder])
      await decoder?.decode(utterance, 0, Math.min(32, utterance.frames));
  }
}

/** Names who speaks, and whatever else changes how the decoder's channels sound. */
function styleKeyOf({ voice, language, definition, delivery }: SpeechRequest): string {
  const { similarity, style, stability } = delivery;
  return JSON.stringify([voice, language, definition, similarity, style, stability]);
}
