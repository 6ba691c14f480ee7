import { neutralDelivery, type SpeechRequest } from '@mynah/engine-spec';
import { planSpeech } from '@mynah/text';

/** The segments that the server makes of an English text, as it asks an engine for them. */
export function planBare(text: string, voice: string): SpeechRequest[] {
  const { segments } = planSpeech(text, {
    fallbackLanguage: 'en-US',
    normalization: 'auto',
    ssml: true,
    isHeardWhole: true,
  });
  return segments.map((segment, index) => ({
    text: segment.text,
    language: segment.language,
    voice,
    delivery: neutralDelivery,
    seed: index,
    before: segments[index - 1]?.text,
    after: segments[index + 1]?.text,
    mode: 'whole',
  }));
}
