import type { EngineHome } from '@mynah/engine-spec';
import type { PronunciationRequest, TaskEngine } from '@mynah/engine-spec/tasks';
import { type PhonemeWord, writeIpa } from '@mynah/text/phonemes';
import { openPhonemizers } from './open-phonemizers.ts';

/** Languages that no phonemizer of this machine reads are passed over. */
export function openPronunciationEngine(home: EngineHome): TaskEngine<'pronunciation'> {
  const phonemizers = openPhonemizers(home);
  return {
    async *run({ text, languages }: PronunciationRequest, signal: AbortSignal) {
      for (const language of languages) {
        if (signal.aborted) return;
        if (!phonemizers.phonemizerFor(language)) continue;
        const ipa = toIpa(await phonemizers.phonemize(text, language));
        if (ipa !== '') yield { type: 'pronunciation', language, ipa };
      }
    },
    dispose: () => phonemizers.dispose(),
  };
}

const toIpa = (words: readonly PhonemeWord[]): string =>
  words
    .map(({ phonemes, spaced }) => (spaced ? ' ' : '') + writeIpa(phonemes))
    .join('')
    .trim();
