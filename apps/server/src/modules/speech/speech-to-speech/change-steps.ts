import { EngineFailure } from '@mynah/engine-spec';
import type { VoiceChangeRequest, VoiceFeatures } from '@mynah/engine-spec/tasks';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cutAtRest } from './cut-at-rest.ts';
import { measureVoices } from './measure-voices.ts';
import type { ChangeJob } from './plan-order.ts';
import { type Step, stepsOf } from './steps-of.ts';
import { transcribeStep } from './transcribe-step.ts';

/** A stretch of the recording in the other voice, and who made it. */
export interface ChangedStretch {
  samples: Float32Array;
  engine: string;
}

/** Somebody waits for the first step; later ones may take the time that a better place for the cut needs. */
const firstMs = { least: 2_000, most: 4_000 };
const leastMs = 3_500;

/** The recording in the other voice, step by step. @throws Failure `invalid_audio` when nobody speaks in it */
export async function* changeSteps(
  platform: Platform,
  job: ChangeJob,
  source: AsyncGenerator<Float32Array, void, undefined>,
  options: RunOptions,
): AsyncGenerator<ChangedStretch, void, undefined> {
  const { engine, speaking } = job;
  const { stepMs, contextMs, measures, sampleRateHz } = (speaking ?? engine).traits;
  const perMs = sampleRateHz / 1000;
  const known = measures ? await measureVoices(platform, job, { source, options }) : { sound: source };
  const laterMs = { least: leastMs, most: stepMs };
  const steps = stepsOf(known.sound, {
    stepSamples: stepMs * perMs,
    leadSamples: contextMs * perMs,
    tailSamples: contextMs * perMs,
    ...(speaking && { lengthOf: cutAtRest({ sampleRateHz, firstMs, laterMs }) }),
  });
  const changer = new StepChanger(platform, job, { ...known, options });
  for await (const step of steps) {
    yield* changer.change(step);
    options.signal.throwIfAborted();
  }
}

interface ChangerOptions {
  source?: VoiceFeatures;
  target?: VoiceFeatures;
  options: RunOptions;
}

/** Changes step after step, each by the best engine that can. */
class StepChanger {
  readonly #platform: Platform;
  readonly #job: ChangeJob;
  readonly #known: ChangerOptions;
  /** Of what was surely heard so far. */
  #language: string | undefined;
  #state: Float32Array | undefined;
  /** Its model is not here: it is not asked again for this recording. */
  #isMute = false;

  constructor(platform: Platform, job: ChangeJob, known: ChangerOptions) {
    this.#platform = platform;
    this.#job = job;
    this.#known = known;
  }

  async *change(step: Step): AsyncGenerator<ChangedStretch, void, undefined> {
    const request = this.#requestOf(step);
    const spokenAnew = await this.#speak(step, request);
    if (spokenAnew) yield spokenAnew;
    else yield* this.#run(this.#job.engine.name, request);
  }

  /** Undefined where it is not sure what is said, or it cannot be said. */
  async #speak(step: Step, request: VoiceChangeRequest): Promise<ChangedStretch | undefined> {
    const { speaking, settings } = this.#job;
    if (!speaking?.traits.speaks || this.#isMute) return undefined;
    const { sampleRateHz, speaks } = speaking.traits;
    const sound = {
      samples: step.samples.slice(step.leadSamples, step.samples.length - step.tailSamples),
      sampleRateHz,
      offsetMs: (step.leadSamples / sampleRateHz) * 1000,
      language: this.#language,
      similarity: settings.similarity_boost,
    };
    const spoken = await transcribeStep(this.#platform, sound, {
      ...this.#known.options,
      languages: speaks.languages,
    });
    if (!spoken || spoken.words.length === 0) return undefined;
    this.#language ??= spoken.language;
    let spokenAnew: ChangedStretch | undefined;
    try {
      for await (const stretch of this.#run(speaking.name, { ...request, spoken })) spokenAnew = stretch;
    } catch (cause) {
      if (!(cause instanceof EngineFailure)) throw cause;
      this.#isMute = cause.kind === 'unavailable' || cause.kind === 'broken';
    }
    return spokenAnew;
  }

  async *#run(engine: string, request: VoiceChangeRequest): AsyncGenerator<ChangedStretch, void, undefined> {
    const parts = this.#platform.engines.run('voice-conversion', request, {
      ...this.#known.options,
      engine,
    });
    for await (const part of parts) {
      if (part.type !== 'audio') continue;
      this.#state = part.state;
      yield { samples: part.samples, engine };
    }
  }

  #requestOf(step: Step): VoiceChangeRequest {
    const { voice, settings, seed, order, isolation, targetVoice } = this.#job;
    const { source, target } = this.#known;
    return {
      ...step,
      kind: 'change',
      target: {
        id: voice.id,
        ...(targetVoice && { engineVoice: targetVoice }),
        ...(target && { features: target }),
      },
      ...(source && { source }),
      similarity: settings.similarity_boost,
      delivery: { stability: settings.stability, style: settings.style },
      seed,
      ...(this.#state && { state: this.#state }),
      removeBackgroundNoise: order.removeBackgroundNoise === true && !isolation,
    };
  }
}
