import { createEspeakEngine } from '@mynah/engine-espeak';
import { spokenVoices } from '@mynah/engine-kokoro/voices';
import type { EngineVoice } from '@mynah/engine-spec';
import type { QualityPart } from '../quality-part.ts';
import type { Table } from '../table.ts';
import { chosenDonors, searchDonors } from './languages/donor-search.ts';
import {
  type Judged,
  measureFallback,
  measurePeople,
  measureVoice,
  type Tools,
} from './languages/measure-language.ts';
import { peopleLanguages } from './languages/people.ts';
import { openReading } from './languages/reading.ts';
import { SpeechJudge } from './languages/speech-judge.ts';
import { listLanguages, readSentences } from './languages/texts.ts';

/** Sentences of each of the four kinds (news, dialogue, numbers, names); of those that people read, four times as many. */
const ofEachKind = Number(process.env.MYNAH_QUALITY_SENTENCES ?? 3);
/** What the model was taught: the fallback does not stand in for it. */
const taught = new Set(['en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh']);

/**
 * Languages spoken by the neural model beside the robotic fallback. `MYNAH_QUALITY_LANGUAGES` (`de,nl`) names those that
 * are measured, `MYNAH_QUALITY_SENTENCES` how many of each kind (3), `MYNAH_QUALITY_SEARCH` looks for the donors of those.
 */
export const languagesPart: QualityPart = async (context) => {
  const named = process.env.MYNAH_QUALITY_LANGUAGES?.split(',');
  const languages = (await listLanguages()).filter((language) => named?.includes(language) ?? true);
  const fallback = createEspeakEngine({ packFolder: () => undefined, threads: 1, log: context.tell })!;
  const judge = new SpeechJudge(context);
  const reading = await openReading(context);
  const tools: Tools = { context, fallback, reading, judge };
  try {
    if (process.env.MYNAH_QUALITY_SEARCH) await searchDonors(tools, languages);
    const tables = [await compareWithFallback(tools, languages), await compareWithPeople(tools, languages)];
    return {
      method:
        `${4 * ofEachKind} sentences a language (news, dialogue, numbers, names) spoken by the first woman and the first ` +
        'man of the language and by the robotic fallback, transcribed by Whisper base with the language named. Share of ' +
        'wrong characters; both sides are compared as they are spoken, without case, punctuation and spaces. Floor: the ' +
        'fallback, heard by the same judge, which knows some of these languages poorly. Ceiling, where recordings with ' +
        'their texts can be had (Tux Paint, Fish Fillets): people, and beside them our woman with the same sentences. ' +
        'P.808: DNSMOS by speechmos.',
      tables: [...tables, chosenDonors()].filter(({ rows }) => rows.length > 0),
    };
  } finally {
    judge.close();
    await reading.dispose();
    await fallback.dispose();
  }
};

/** Whoever speaks, one after the other for all languages: a run that is stopped has the women of most. */
const speakers = ['female', 'fallback', 'male'] as const;
type Speaker = (typeof speakers)[number];

async function compareWithFallback(tools: Tools, languages: readonly string[]): Promise<Table> {
  const found = new Map<string, Judged | undefined>();
  for (const speaker of speakers) {
    for (const language of languages) {
      tools.context.tell(`${language}, ${speaker}…`);
      found.set(`${language}-${speaker}`, await measureSpeaker(tools, language, speaker));
    }
  }
  const judgedOf = (language: string) =>
    (['fallback', 'female', 'male'] as const).map((speaker) => found.get(`${language}-${speaker}`));
  const further = languages.filter((language) => !taught.has(language));
  const means = (of: keyof Judged) =>
    [0, 1, 2].map((column) => mean(further.map((language) => judgedOf(language)[column]?.[of])));
  return {
    title: 'Wrong characters and mean opinion by language',
    columns: ['language', 'fallback', 'woman', 'man', 'fallback P.808', 'woman P.808', 'man P.808'],
    rows: [
      ...languages.map((language) => [language, ...cells(judgedOf(language))]),
      [`**mean of ${further.length}**`, ...means('errors'), ...means('opinion')],
    ],
  };
}

async function measureSpeaker(tools: Tools, language: string, speaker: Speaker): Promise<Judged | undefined> {
  const texts = await readSentences(language, ofEachKind);
  if (speaker === 'fallback')
    return taught.has(language) ? undefined : measureFallback(tools, language, texts);
  const voice = firstVoice(language, speaker);
  return voice && measureVoice(tools, language, texts, voice);
}

async function compareWithPeople(tools: Tools, languages: readonly string[]): Promise<Table> {
  const rows: (string | number)[][] = [];
  for (const language of peopleLanguages.filter((known) => languages.includes(known))) {
    const person = await measurePeople(tools, language, 4 * ofEachKind);
    if (!person) continue;
    const robot = await measureFallback(tools, language, person.texts);
    const ours = await measureVoice(tools, language, person.texts, firstVoice(language, 'female')!);
    rows.push([language, person.texts.length, ...cells([robot, ours, person])]);
  }
  return {
    title: 'The same sentences by people',
    columns: ['language', 'sentences', 'fallback', 'ours', 'person', 'fallback P.808', 'ours', 'person'],
    rows,
  };
}

const firstVoice = (language: string, gender: 'female' | 'male'): EngineVoice | undefined =>
  spokenVoices.find(({ languages, labels }) => languages[0] === language && labels.gender === gender);

/** Errors of each, then opinions of each. */
const cells = (judged: readonly (Judged | undefined)[]): string[] => [
  ...judged.map((one) => fixed(one?.errors)),
  ...judged.map((one) => fixed(one?.opinion)),
];

function mean(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length && known.length > 0
    ? fixed(known.reduce((sum, value) => sum + value, 0) / known.length)
    : '-';
}

const fixed = (value: number | undefined): string => value?.toFixed(2) ?? '-';
