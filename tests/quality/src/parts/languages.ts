import { createEspeakEngine } from '@mynah/engine-espeak';
import { spokenVoices } from '@mynah/engine-kokoro/voices';
import type { SpeechEngine } from '@mynah/engine-spec';
import type { Phonemizers } from '@mynah/text/phonemes';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import { chosenDonors, searchDonors } from './languages/donor-search.ts';
import { keepMeasure } from './languages/keep.ts';
import { type Judged, type LanguageMeasure, measureLanguage } from './languages/measure-language.ts';
import { openReading, readAll } from './languages/reading.ts';
import { listLanguages, readSentences } from './languages/texts.ts';

/** Sentences of each of the four kinds (news, dialogue, numbers, names), and of those that people read. */
const ofEachKind = Number(process.env.MYNAH_QUALITY_SENTENCES ?? 3);
/** What the model was taught: the fallback does not stand in for it. */
const taught = new Set(['en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh']);

const fixed = (value: number | undefined): string => value?.toFixed(2) ?? '-';

/**
 * Languages spoken by the neural model beside the robotic fallback. `MYNAH_QUALITY_LANGUAGES` (`de,nl`) names those that
 * are measured, `MYNAH_QUALITY_SENTENCES` how many of each kind (3), `MYNAH_QUALITY_SEARCH` looks for the donors of those.
 */
export const languagesPart: QualityPart = async (context) => {
  const named = process.env.MYNAH_QUALITY_LANGUAGES?.split(',');
  const languages = (await listLanguages()).filter((language) => named?.includes(language) ?? true);
  const fallback = createEspeakEngine({ packFolder: () => undefined, threads: 1, log: context.tell })!;
  const reading = await openReading(context);
  const measured = new Map<string, LanguageMeasure>();
  try {
    if (process.env.MYNAH_QUALITY_SEARCH) await searchDonors(context, reading, languages);
    for (const language of languages) {
      context.tell(`${language}…`);
      measured.set(language, await measureOnce(context, language, { fallback, reading }));
    }
  } finally {
    await reading.dispose();
    await fallback.dispose();
  }
  return {
    method:
      `${4 * ofEachKind} sentences a language (news, dialogue, numbers, names) spoken by the first woman and the first man ` +
      'of the language and by the robotic fallback, transcribed by Whisper base with the language named. Share of wrong ' +
      'characters; both sides are compared as they are spoken, without case, punctuation and spaces. Floor: the ' +
      'fallback, heard by the same judge, which knows some of these languages poorly. Ceiling, where recordings with ' +
      'their texts can be had (Tux Paint, Fish Fillets): people, and beside them our woman with the same sentences. ' +
      'P.808: DNSMOS by speechmos.',
    tables: [wordsTable(measured), peopleTable(measured), chosenDonors()],
  };
};

async function measureOnce(
  context: QualityContext,
  language: string,
  { fallback, reading }: { fallback: SpeechEngine; reading: Phonemizers },
): Promise<LanguageMeasure> {
  const texts = await readSentences(language, ofEachKind);
  const [woman, man] = ['female', 'male'].map((gender) =>
    spokenVoices.find(({ languages, labels }) => languages[0] === language && labels.gender === gender),
  );
  if (!woman) throw new Error(`No woman speaks ${language}.`);
  const speakers = {
    woman: woman.id,
    man: (man ?? woman).id,
    ...(!taught.has(language) && { fallback }),
  };
  const of = [await readAll(reading, texts, language), woman, man, texts];
  return keepMeasure(language, of, () => measureLanguage(context, language, texts, speakers));
}

function wordsTable(measured: ReadonlyMap<string, LanguageMeasure>) {
  const rows = [...measured].map(([language, { fallback, woman, man }]) => [
    language,
    ...[fallback, woman, man].map((judged) => fixed(judged?.errors)),
    ...[fallback, woman, man].map((judged) => fixed(judged?.opinion)),
  ]);
  const further = [...measured.values()].filter(({ fallback }) => fallback);
  const mean = (get: (measure: LanguageMeasure) => Judged, of: keyof Judged): string =>
    fixed(further.reduce((sum, measure) => sum + get(measure)[of], 0) / further.length);
  const means = (['errors', 'opinion'] as const).flatMap((of) => [
    mean(({ fallback }) => fallback!, of),
    mean(({ woman }) => woman, of),
    mean(({ man }) => man, of),
  ]);
  return {
    title: 'Wrong characters and mean opinion by language',
    columns: ['language', 'fallback', 'woman', 'man', 'fallback P.808', 'woman P.808', 'man P.808'],
    rows: [...rows, ...(further.length > 1 ? [[`**mean of ${further.length}**`, ...means]] : [])],
  };
}

function peopleTable(measured: ReadonlyMap<string, LanguageMeasure>) {
  const rows = [...measured].flatMap(([language, { people }]) =>
    people
      ? [
          [
            language,
            people.sentences,
            ...[people.fallback, people.ours, people.person].map(({ errors }) => fixed(errors)),
            ...[people.fallback, people.ours, people.person].map(({ opinion }) => fixed(opinion)),
          ],
        ]
      : [],
  );
  return {
    title: 'The same sentences by people',
    columns: ['language', 'sentences', 'fallback', 'ours', 'person', 'fallback P.808', 'ours', 'person'],
    rows,
  };
}
