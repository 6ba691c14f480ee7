import { Resampler } from '@mynah/audio';
import type { QualityContext } from './quality-part.ts';

export const HEARING_RATE_HZ = 16_000;

/** Speech of our own whose words and their times are known. */
export interface Recording {
  voice: string;
  /** ISO 639-1 */
  language: string;
  text: string;
  /** Mono, 16 kHz. */
  samples: Float32Array;
  words: { text: string; startMs: number; endMs: number }[];
}

/** Speaks sentences one after the other, with pauses between them. */
export async function recordSpeech(
  context: QualityContext,
  {
    voice,
    language,
    sentences,
    pauseMs = 700,
  }: {
    voice: string;
    /** BCP 47 */
    language: string;
    sentences: readonly string[];
    pauseMs?: number;
  },
): Promise<Recording> {
  const blocks: Float32Array[] = [];
  const words: Recording['words'] = [];
  let lengthSamples = 0;
  const append = (block: Float32Array): void => {
    blocks.push(block);
    lengthSamples += block.length;
  };
  for (const sentence of sentences) {
    const spoken = await context.speak(sentence, { voice, language });
    const beginMs = (lengthSamples * 1000) / HEARING_RATE_HZ;
    for (const word of spoken.words)
      words.push({ text: word.text, startMs: beginMs + word.startMs, endMs: beginMs + word.endMs });
    const resampler = new Resampler(spoken.sampleRateHz, HEARING_RATE_HZ);
    append(resampler.write(spoken.samples));
    append(resampler.finish());
    append(new Float32Array((pauseMs * HEARING_RATE_HZ) / 1000));
  }
  const samples = new Float32Array(lengthSamples);
  let at = 0;
  for (const block of blocks) {
    samples.set(block, at);
    at += block.length;
  }
  return { voice, language: language.slice(0, 2), text: sentences.join(' '), samples, words };
}
