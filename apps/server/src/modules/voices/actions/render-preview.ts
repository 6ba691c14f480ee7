import { files, joinSamples, outputFormat } from '@mynah/audio';
import { neutralDelivery } from '@mynah/engine-spec';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { speechMark } from '../../../platform/watermark/index.ts';
import { findPremadeVoice } from '../find-aliased-voice.ts';
import { syncDefaultVoices } from '../sync-default-voices.ts';
import { voiceSpeakers } from '../voice-speakers.ts';
import { findDefaultVoice, setPreview, type VoiceRow } from '../voices.store.ts';

/** The blob with a default voice's preview; spoken now when that did not happen yet. */
export async function getPreview(platform: Platform, voiceId: string, signal: AbortSignal): Promise<string> {
  await syncDefaultVoices(platform);
  const voice = (await findDefaultVoice(platform.db, voiceId)) ?? (await findPremadeVoice(platform, voiceId));
  if (!voice) throw new Failure('voice_not_found', `There is no default voice with the id ${voiceId}.`);
  return voice.previewBlob ?? renderPreview(platform, voice, signal);
}

/** Speaks a voice's preview text and keeps it. */
export async function renderPreview(
  platform: Platform,
  voice: VoiceRow,
  signal: AbortSignal,
): Promise<string> {
  const [speaker] = voiceSpeakers(platform.speech.engines(), voice, 'best');
  if (!speaker) throw new Failure('engine_unavailable', `No engine that speaks ${voice.name} is ready.`);
  const request = {
    text: voice.previewText,
    language: voice.language,
    voice: speaker.engineVoice,
    definition: speaker.definition,
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole' as const,
  };
  const mark = speechMark(platform, speaker.sampleRateHz);
  const parts: Float32Array[] = [];
  for await (const part of platform.speech.speak(speaker.engine, request, { caller: 'previews', signal })) {
    if (part.type === 'audio') parts.push(mark.push(part.samples));
  }
  // an aborted engine ends without an error: half a preview is none
  signal.throwIfAborted();
  parts.push(mark.finish());
  const file = await files.encodeFile(joinSamples(parts), outputFormat('mp3_44100_128'), {
    sourceRateHz: speaker.sampleRateHz,
  });
  const { key } = await platform.blobs.put(file, voice.id);
  await setPreview(platform.db, voice.id, key);
  return key;
}
