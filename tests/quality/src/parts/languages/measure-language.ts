import type { SpeechEngine } from '@mynah/engine-spec';
import type { QualityContext } from '../../quality-part.ts';
import { hearErrors, judgeSound, type SpokenSentence } from './hear.ts';
import { peopleLanguages, readPeopleSentences } from './people.ts';
import { speakByFallback, speakSentences } from './speak-sentences.ts';

/** Share of wrong characters and mean opinion (1 to 5) of somebody who speaks. */
export interface Judged {
  errors: number;
  opinion: number;
}

export interface LanguageMeasure {
  sentences: number;
  /** No fallback is measured where the model was taught the language. */
  fallback?: Judged;
  woman: Judged;
  man: Judged;
  /** The same sentences by a person, by our woman and by the fallback; where recordings can be had. */
  people?: { sentences: number; person: Judged; ours: Judged; fallback: Judged };
}

export interface Speakers {
  woman: string;
  man: string;
  fallback?: SpeechEngine;
}

export async function measureLanguage(
  context: QualityContext,
  language: string,
  texts: readonly string[],
  { woman, man, fallback }: Speakers,
): Promise<LanguageMeasure> {
  const judge = async (sentences: readonly SpokenSentence[]): Promise<Judged> => ({
    errors: await hearErrors(context, sentences, language),
    opinion: await judgeSound(context, sentences),
  });
  const speak = (voice: string, said = texts) => speakSentences(context, said, { language, voice });
  const measure: LanguageMeasure = {
    sentences: texts.length,
    ...(fallback && { fallback: await judge(await speakByFallback(context, fallback, texts, language)) }),
    woman: await judge(await speak(woman)),
    man: await judge(await speak(man)),
  };
  if (fallback && peopleLanguages.some((known) => known === language)) {
    const recordings = await readPeopleSentences(context, language);
    const said = recordings.map(({ text }) => text);
    measure.people = {
      sentences: said.length,
      person: await judge(recordings),
      ours: await judge(await speak(woman, said)),
      fallback: await judge(await speakByFallback(context, fallback, said, language)),
    };
  }
  return measure;
}
