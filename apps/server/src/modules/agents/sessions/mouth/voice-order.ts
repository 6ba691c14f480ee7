import type { TtsConfig } from '@mynah/contract/agents/config/speech-settings';
import type { planning } from '../../../speech/speaking/index.ts';

/** Names of upstream's conversational models, as the speech routes know them. */
const modelNames: Readonly<Record<string, string>> = { eleven_v3_conversational: 'eleven_v3' };

/** How an agent speaks, in the words of the speech routes. */
export function voiceOrder(
  tts: TtsConfig,
  { language, format }: { language: string; format: TtsConfig['agent_output_audio_format'] },
): planning.SpeechOrder {
  const preset = tts.supported_voices.find(
    (voice) => voice.language === language && voice.label === language,
  );
  return {
    voiceId: preset?.voice_id ?? tts.voice_id,
    text: '',
    modelId: modelNames[tts.model_id] ?? tts.model_id,
    languageCode: language,
    voiceSettings: { stability: tts.stability, similarityBoost: tts.similarity_boost, speed: tts.speed },
    pronunciationDictionaryLocators: tts.pronunciation_dictionary_locators.map((locator) => ({
      pronunciationDictionaryId: locator.pronunciation_dictionary_id,
      versionId: locator.version_id ?? undefined,
    })),
    outputFormat: format,
    enableLogging: false,
    optimizeStreamingLatency: tts.optimize_streaming_latency,
    applyTextNormalization: 'auto',
    enableSsmlParsing: tts.enable_phoneme_tags,
  };
}
