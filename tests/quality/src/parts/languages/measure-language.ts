import type { EngineVoice, SpeechEngine } from '@mynah/engine-spec';
import type { Phonemizers } from '@mynah/text/phonemes';
import type { QualityContext } from '../../quality-part.ts';
import { hearErrors, type SpokenSentence } from './hear.ts';
import { keepMeasure } from './keep.ts';
import { readPeopleSentences } from './people.ts';
import { readAll } from './reading.ts';
import { speakByFallback, speakSentences } from './speak-sentences.ts';
import type { SpeechJudge } from './speech-judge.ts';

/** Share of wrong characters and mean opinion (1 to 5) of somebody who speaks. */
export interface Judged {
  errors: number;
  opinion: number;
}

/** What speaks and what judges. */
export interface Tools {
  context: QualityContext;
  fallback: SpeechEngine;
  reading: Phonemizers;
  judge: SpeechJudge;
}

/** Kept by what the model is given, and by what the voice is made of. */
export async function measureVoice(
  tools: Tools,
  language: string,
  texts: readonly string[],
  voice: EngineVoice,
): Promise<Judged | undefined> {
  const { definition, id } = voice;
  const read = await readAll(tools.reading, texts, language);
  return keepMeasure(`${language}-${voice.labels.gender}`, [texts, read, id, definition], async () =>
    judged(tools, language, await speakSentences(tools.context, texts, { language, voice: id })),
  );
}

export function measureFallback(
  tools: Tools,
  language: string,
  texts: readonly string[],
): Promise<Judged | undefined> {
  const { context, fallback } = tools;
  return keepMeasure(`${language}-fallback`, texts, async () =>
    judged(tools, language, await speakByFallback(context, fallback, texts, language)),
  );
}

/** The first sentences that people read, as they read them. */
export function measurePeople(
  tools: Tools,
  language: string,
  count: number,
): Promise<(Judged & { texts: string[] }) | undefined> {
  return keepMeasure(`${language}-people`, count, async () => {
    const recordings = (await readPeopleSentences(tools.context, language)).slice(0, count);
    return {
      texts: recordings.map(({ text }) => text),
      ...(await judged(tools, language, recordings)),
    };
  });
}

async function judged(
  { context, judge }: Tools,
  language: string,
  sentences: readonly SpokenSentence[],
): Promise<Judged> {
  return {
    errors: await hearErrors(context, sentences, language),
    opinion: await judge.judge(sentences),
  };
}
