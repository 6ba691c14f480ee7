import { joinSamples } from '@mynah/audio';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext } from '../../quality-part.ts';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import { characterErrors } from './character-errors.ts';

/** A sentence as somebody spoke it; mono, 16 kHz. */
export interface SpokenSentence {
  text: string;
  samples: Float32Array;
}

const longestWindow = 28 * HEARING_RATE_HZ;
const pause = new Float32Array(0.4 * HEARING_RATE_HZ);

/** What Whisper calls the languages that it has by another name. */
const whisperNames: Readonly<Record<string, string>> = { fil: 'tl' };

/** Share of wrong characters. Sentences are heard some at a time, as many as one window holds. */
export async function hearErrors(
  context: QualityContext,
  sentences: readonly SpokenSentence[],
  language: string,
): Promise<number> {
  let wrong = 0;
  let all = 0;
  for (const window of windowsOf(sentences)) {
    const samples = joinSamples(window.flatMap((sentence) => [sentence.samples, pause]));
    const parts = await context.run(whisperTranscription, {
      samples,
      language: whisperNames[language] ?? language,
      wordTimes: false,
    });
    const heard = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const errors = characterErrors(window.map(({ text }) => text).join('\n'), heard, language);
    wrong += errors.wrong;
    all += errors.all;
  }
  return wrong / all;
}

function windowsOf(sentences: readonly SpokenSentence[]): SpokenSentence[][] {
  const windows: SpokenSentence[][] = [];
  let filled = longestWindow;
  for (const sentence of sentences) {
    const length = sentence.samples.length + pause.length;
    if (filled + length > longestWindow) {
      windows.push([]);
      filled = 0;
    }
    windows.at(-1)!.push(sentence);
    filled += length;
  }
  return windows;
}
