import { joinSamples, Resampler } from '@mynah/audio';
import { type EngineVoice, neutralDelivery, type VoiceDefinition } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ExampleRun } from './made-example.ts';

export interface ExampleVoice {
  engine: SpeechEngineInfo;
  voice: EngineVoice;
  /** A voice that leans on it. */
  definition?: VoiceDefinition;
}

/** An English voice of the best engine that has one. @throws Failure `engine_unavailable` */
export function pickVoice({ speech }: Platform, gender: EngineVoice['labels']['gender']): ExampleVoice {
  const english = speech
    .engines()
    .flatMap((engine) => engine.voices.map((voice) => ({ engine, voice })))
    .filter(({ voice }) => voice.languages[0] === 'en');
  const picked = english.find(({ voice }) => voice.labels.gender === gender) ?? english[0];
  if (!picked) throw new Failure('engine_unavailable', 'This server has no English voice.');
  return picked;
}

/** A text in a voice, at the wanted rate. */
export async function speak(
  platform: Platform,
  { engine, voice, definition }: ExampleVoice,
  { text, sampleRateHz, run }: { text: string; sampleRateHz: number; run: ExampleRun },
): Promise<Float32Array> {
  const request = {
    text,
    language: 'en',
    voice: voice.id,
    ...(definition && { definition }),
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole' as const,
  };
  const resampler = new Resampler(engine.sampleRateHz, sampleRateHz);
  const parts: Float32Array[] = [];
  for await (const part of platform.speech.speak(engine.name, request, run))
    if (part.type === 'audio') parts.push(resampler.write(part.samples));
  // an aborted engine ends without an error: half a sentence is none
  run.signal.throwIfAborted();
  return joinSamples([...parts, resampler.finish()]);
}
