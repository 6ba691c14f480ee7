import { outputFormat } from '@mynah/audio';
import { defaultVoiceSettings } from '@mynah/contract/voices/voices';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSpeechModel } from '../../models/index.ts';
import { planning, tracks } from '../../speech/speaking/index.ts';
import { type Speaker, substituteSpeaker, voiceSpeakers } from '../../voices/engine-voices/index.ts';

export interface StrangersText {
  text: string;
  /** A voice of the engines. */
  voiceId: string;
  languageCode: string;
}

interface Turn {
  /** Whose turn it is among those who want to hear something. */
  caller: string;
  requestId: string;
  signal: AbortSignal;
}

/**
 * Speaks a short text for somebody without an account, as PCM while it is made, watermarked as everything. Nothing is
 * kept, counted or charged. @throws Failure `voice_not_found`, `input_text_empty`, EngineFailure
 */
export async function* speakForStranger(
  platform: Platform,
  { text, voiceId, languageCode }: StrangersText,
  { caller, requestId, signal }: Turn,
): AsyncGenerator<Uint8Array> {
  const setup = planSetup(platform.speech.engines(), { text, voiceId, languageCode });
  const segments = planning.planText(text, setup, { whole: false });
  const calls = planning.planCalls(segments, setup, {
    source: text,
    context: {},
    firstIndex: 0,
    whole: false,
  });
  const { format, settings, warnings, voice } = setup;
  const { sampleRateHz } = voice.speakerFor(languageCode);
  const track = await tracks.openSpeechTrack(platform, {
    format,
    sampleRateHz,
    speed: settings.speed,
    spool: undefined,
  });
  try {
    const options = { caller, answer: requestId, signal };
    let isSilent = true;
    for await (const { bytes } of tracks.speakCalls(platform, track, { calls, warnings }, options)) {
      isSilent = false;
      yield bytes;
    }
    // an aborted engine ends without an error
    signal.throwIfAborted();
    const { bytes } = await track.finish();
    if (isSilent && bytes.length === 0)
      throw new Failure('input_text_empty', 'There’s nothing to speak in the text.');
    yield bytes;
  } finally {
    track.dispose();
  }
}

function planSetup(
  engines: readonly SpeechEngineInfo[],
  { text, voiceId, languageCode }: StrangersText,
): planning.SpeechSetup {
  const voice = engines.flatMap(({ voices }) => voices).find(({ id }) => id === voiceId);
  if (!voice) throw new Failure('voice_not_found', `There is no voice with the id ${voiceId}.`);
  const own = voiceSpeakers(engines, { engineVoice: voice.id, definition: null }, 'best');
  return {
    order: {
      voiceId,
      text,
      languageCode,
      outputFormat: 'pcm_24000',
      enableLogging: false,
      enableSsmlParsing: false,
    },
    model: getSpeechModel('eleven_v3'),
    voice: {
      id: voice.id,
      name: voice.displayName,
      category: 'premade',
      language: voice.language,
      settings: defaultVoiceSettings,
      speakerFor: (language) =>
        own.find((speaker) => speaker.speaks(language) || hasAccentIn(speaker, language)) ??
        substituteSpeaker(engines, { labels: { ...voice.labels } }, language) ??
        own[0]!,
    },
    pronunciations: [],
    settings: defaultVoiceSettings,
    format: outputFormat('pcm_24000'),
    seed: 1,
    warnings: new planning.Warnings(),
  };
}

/** A voice of another language that reads English keeps the color of its own: that is what accents are made of here. */
const hasAccentIn = ({ capabilities }: Speaker, language: string): boolean =>
  capabilities.neural && capabilities.phonemes && /^en(-|$)/.test(language);
