import { joinSamples, Resampler } from '@mynah/audio';
import { espeakVoices } from '@mynah/engine-espeak';
import { neutralDelivery, type SpeechEngine, type VoiceDefinition } from '@mynah/engine-spec';
import { planSpeech } from '@mynah/text';
import type { QualityContext } from '../../quality-part.ts';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import type { SpokenSentence } from './hear.ts';

const AT_A_TIME = 4;

/** What a text is spoken as, piece by piece. */
export const spokenPieces = (text: string, language: string): string[] =>
  planSpeech(text, { language, normalization: 'auto', ssml: false, isHeardWhole: true }).segments.map(
    (segment) => segment.text,
  );

/** By the neural model, some sentences at a time: the sessions take turns on the cores. */
export async function speakSentences(
  context: QualityContext,
  texts: readonly string[],
  options: { language: string; voice: string; definition?: VoiceDefinition },
): Promise<SpokenSentence[]> {
  const sentences: SpokenSentence[] = [];
  for (let begin = 0; begin < texts.length; begin += AT_A_TIME)
    sentences.push(
      ...(await Promise.all(
        texts.slice(begin, begin + AT_A_TIME).map((text) => speakSentence(context, text, options)),
      )),
    );
  return sentences;
}

async function speakSentence(
  context: QualityContext,
  text: string,
  options: { language: string; voice: string; definition?: VoiceDefinition },
): Promise<SpokenSentence> {
  const parts: Float32Array[] = [];
  for (const spoken of spokenPieces(text, options.language)) {
    const { samples, sampleRateHz } = await context.speak(spoken, options);
    parts.push(toHearing(samples, sampleRateHz));
  }
  return { text, samples: joinSamples(parts) };
}

/** By the robotic fallback. */
export async function speakByFallback(
  { signal }: QualityContext,
  engine: SpeechEngine,
  texts: readonly string[],
  language: string,
): Promise<SpokenSentence[]> {
  const voice = espeakVoices[0]!.id;
  const sentences: SpokenSentence[] = [];
  for (const text of texts) {
    const parts: Float32Array[] = [];
    for (const spoken of spokenPieces(text, language)) {
      const request = {
        text: spoken,
        language,
        voice,
        delivery: neutralDelivery,
        seed: 1,
        mode: 'whole',
      } as const;
      for await (const part of engine.speak(request, signal))
        if (part.type === 'audio') parts.push(toHearing(part.samples, engine.sampleRateHz));
    }
    sentences.push({ text, samples: joinSamples(parts) });
  }
  return sentences;
}

function toHearing(samples: Float32Array, rateHz: number): Float32Array {
  const resampler = new Resampler(rateHz, HEARING_RATE_HZ);
  return joinSamples([resampler.write(samples), resampler.finish()]);
}
