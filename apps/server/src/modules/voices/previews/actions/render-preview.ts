import { files, joinSamples, outputFormat } from '@mynah/audio';
import { neutralDelivery } from '@mynah/engine-spec';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { speechWatermarker } from '../../../../platform/watermark/index.ts';
import { findPublicVoice, voiceSpeakers } from '../../engine-voices/index.ts';
import { findAnyVoice } from '../../registry/index.ts';
import type { VoiceRow } from '../../registry/voices.tables.ts';
import type { PreviewTurn } from '../make-way.ts';
import { requirePreviewToken } from '../preview-address.ts';
import { setPreview } from '../previews.store.ts';

/**
 * The blob with a voice's preview; spoken now when that did not happen yet. Own voices are heard by who has their
 * signed address. @throws Failure `voice_not_found`, `session_expired`
 */
export async function getPreview(
  platform: Platform,
  { voiceId, token }: { voiceId: string; token?: string },
  signal: AbortSignal,
): Promise<string> {
  const voice =
    token === undefined
      ? await findPublicVoice(platform, voiceId)
      : await findSigned(platform, voiceId, token);
  if (!voice)
    throw new Failure(
      'voice_not_found',
      `There is no voice with the id ${voiceId}, or it has no preview for you.`,
    );
  return voice.previewBlob ?? renderPreview(platform, voice, { signal });
}

async function findSigned(platform: Platform, voiceId: string, token: string): Promise<VoiceRow | undefined> {
  requirePreviewToken(platform, token, voiceId);
  return findAnyVoice(platform.db, voiceId);
}

/** Speaks a voice's preview text and keeps it. */
export const renderPreview = async (
  platform: Platform,
  voice: VoiceRow,
  turn: PreviewTurn,
): Promise<string> => (await speakPreview(platform, voice, turn)).key;

interface SpokenPreview {
  key: string;
  sound: { samples: Float32Array; sampleRateHz: number };
}

/** As `renderPreview`, with what was spoken. */
export async function speakPreview(
  platform: Platform,
  voice: VoiceRow,
  turn: PreviewTurn,
): Promise<SpokenPreview> {
  const [speaker] = voiceSpeakers(platform.speech.engines(), voice, 'best');
  if (!speaker)
    throw new Failure(
      'engine_unavailable',
      `The engine for ${voice.name} isn’t ready. Try again in a moment.`,
    );
  const request = {
    text: voice.previewText,
    language: voice.language,
    voice: speaker.engineVoice,
    definition: speaker.definition,
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole' as const,
  };
  const watermarker = speechWatermarker(platform, speaker.sampleRateHz);
  const parts: Float32Array[] = [];
  for await (const part of platform.speech.speak(speaker.engine, request, { caller: 'previews', ...turn })) {
    if (part.type === 'audio') parts.push(watermarker.push(part.samples));
  }
  // an aborted engine ends without an error: half a preview is none
  turn.signal.throwIfAborted();
  parts.push(watermarker.finish());
  const sound = { samples: joinSamples(parts), sampleRateHz: speaker.sampleRateHz };
  const file = await files.encodeFile(sound.samples, outputFormat('mp3_44100_128'), {
    sourceRateHz: speaker.sampleRateHz,
  });
  const { key } = await platform.blobs.put(file, voice.id);
  if (await setPreview(platform.db, voice, key)) return { key, sound };
  // it was changed while it spoke
  await platform.blobs.remove(key);
  const changed = await findAnyVoice(platform.db, voice.id);
  if (!changed) throw new Failure('voice_not_found', `The voice ${voice.name} no longer exists.`);
  return speakPreview(platform, changed, turn);
}
