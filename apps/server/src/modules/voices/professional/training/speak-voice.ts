import { joinSamples, Resampler } from '@mynah/audio';
import { neutralDelivery, type VoiceDefinition } from '@mynah/engine-spec';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { speakerRateHz } from '../../../../platform/speaker-embedding/index.ts';
import type { BaseVoice, CloningCall } from '../../cloning/index.ts';
import { voiceSpeakers } from '../../engine-voices/index.ts';

/** The words of the base voice's preview, by a voice of ours: what it is judged by. Mono, 16 kHz. */
export async function speakVoice(
  platform: Platform,
  definition: VoiceDefinition,
  { base, call }: { base: BaseVoice; call: CloningCall },
): Promise<Float32Array> {
  const { engineVoice, language, previewText: text } = base;
  const [speaker] = voiceSpeakers(platform.speech.engines(), { engineVoice, definition }, 'best');
  if (!speaker)
    throw new Failure(
      'engine_unavailable',
      'The engine for custom voices isn’t ready. Try again in a moment.',
    );
  const request = {
    text,
    language,
    voice: speaker.engineVoice,
    definition,
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole' as const,
  };
  const { caller, signal } = call;
  const resampler = new Resampler(speaker.sampleRateHz, speakerRateHz);
  const parts: Float32Array[] = [];
  const turn = { caller, urgency: 'background' as const, signal };
  for await (const part of platform.speech.speak(speaker.engine, request, turn))
    if (part.type === 'audio') parts.push(resampler.write(part.samples));
  // an aborted engine ends without an error
  signal.throwIfAborted();
  return joinSamples([...parts, resampler.finish()]);
}
