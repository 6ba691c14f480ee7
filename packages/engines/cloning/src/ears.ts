import { edit } from '@mynah/audio';
import { findSpeech, type Span } from '@mynah/diarization';
import { sileroVoiceActivity } from '@mynah/engine-silero-vad';
import { speakerId } from '@mynah/engine-speaker-id';
import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine, TaskEngineHome, VoiceFeatures } from '@mynah/engine-spec/tasks';
import { voiceChangerEngine } from '@mynah/engine-voice-changer';
import { sampleRateHz } from './limits.ts';
import { joinHearing } from './similarity.ts';
import { openVoiceprint, type Voiceprint } from './voiceprint/open-voiceprint.ts';

/** What the encoder and the detector of speech hear. */
const hearingRateHz = 16_000;
/** Pitch and color are taken from so much speech; more changes them little and costs time. */
const measuredSamples = 20 * sampleRateHz;

/** What is heard of a voice: by a speaker encoder, a detector of speech and signal processing. */
export class Ears {
  readonly #speaker: TaskEngine<'speaker'>;
  readonly #activity: TaskEngine<'voice-activity'>;
  readonly #measure: TaskEngine<'voice-conversion'>;
  readonly #print: Voiceprint;

  private constructor(
    speaker: TaskEngine<'speaker'>,
    activity: TaskEngine<'voice-activity'>,
    measure: TaskEngine<'voice-conversion'>,
    print: Voiceprint,
  ) {
    this.#speaker = speaker;
    this.#activity = activity;
    this.#measure = measure;
    this.#print = print;
  }

  static async open(home: TaskEngineHome): Promise<Ears> {
    const [speaker, activity, measure, print] = await Promise.all([
      speakerId.open(home),
      sileroVoiceActivity.open(home),
      voiceChangerEngine.open(home),
      openVoiceprint(home),
    ]);
    return new Ears(speaker, activity, measure, print);
  }

  /** Stretches in which somebody speaks. */
  async speech(samples: Float32Array, signal: AbortSignal): Promise<Span[]> {
    const { frameMs } = sileroVoiceActivity.traits;
    for await (const { probabilities } of this.#activity.run({ samples: toHearing(samples) }, signal))
      return findSpeech(probabilities, { frameMs });
    return [];
  }

  /** A vector of length 1 for each stretch; fewer when aborted. */
  async vectors(stretches: readonly Float32Array[], signal: AbortSignal): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for await (const { vector } of this.#speaker.run({ stretches: stretches.map(toHearing) }, signal))
      vectors.push(vector);
    return vectors;
  }

  /** What a search goes by: what two encoders hear in some seconds of a voice, as one vector of length 1. */
  async voice(speech: Float32Array, signal: AbortSignal): Promise<Float32Array | undefined> {
    const [deaf] = await this.vectors([speech], signal);
    return deaf && joinHearing(deaf, await this.print(speech));
  }

  /** What the encoder hears that minds color: 256 numbers, of length 1. */
  print(speech: Float32Array): Promise<Float32Array> {
    return this.#print.hear(toHearing(speech));
  }

  /** Pitch and color of some seconds of one voice. @throws EngineFailure `unspeakable` when nobody speaks */
  async features(speech: Float32Array, signal: AbortSignal): Promise<VoiceFeatures> {
    const samples = speech.subarray(0, measuredSamples);
    for await (const part of this.#measure.run({ kind: 'measure', samples }, signal))
      if (part.type === 'features') return part.features;
    throw new EngineFailure('unavailable', 'The voice wasn’t measured.');
  }

  async dispose(): Promise<void> {
    await Promise.all(
      [this.#speaker, this.#activity, this.#measure, this.#print].map((each) => each.dispose()),
    );
  }
}

function toHearing(samples: Float32Array): Float32Array {
  return edit.resample(samples, sampleRateHz, hearingRateHz);
}

/** The samples of stretches. */
export function cutSpans(samples: Float32Array, spans: readonly Span[]): Float32Array[] {
  const place = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
  return spans
    .map(({ startMs, endMs }) => samples.subarray(place(startMs), place(endMs)))
    .filter(({ length }) => length > 0);
}
