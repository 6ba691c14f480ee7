import { openPhonemizers } from '@mynah/engine-espeak';
import type { Phonemizers } from '@mynah/text/phonemes';
import type { QualityContext } from '../../quality-part.ts';
import { spokenPieces } from './speak-sentences.ts';

/** The phonemizers that the voices read with, English by eSpeak too. */
export async function openReading(context: QualityContext): Promise<Phonemizers> {
  const arabic = await context.pack('arabic-vowels');
  return openPhonemizers({ packFolder: (pack) => (pack === 'arabic-vowels' ? arabic : undefined) });
}

/** What the model is given for sentences. */
export async function readAll(
  phonemizers: Phonemizers,
  texts: readonly string[],
  language: string,
): Promise<string[]> {
  const read: string[] = [];
  for (const text of texts) {
    for (const piece of spokenPieces(text, language)) {
      const words = await phonemizers.phonemize(piece, language);
      read.push(words.map(({ phonemes, spaced }) => (spaced ? ' ' : '') + phonemes).join(''));
    }
  }
  return read;
}
