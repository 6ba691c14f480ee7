import { edit } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import { detectLanguage, planSpeech, type SpeechSegment } from '@mynah/text';
import { eld } from 'eld/extrasmall';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import type { Table } from '../table.ts';
import { mixedTexts } from './language/mixed-texts.ts';
import { shortTexts } from './language/short-texts.ts';

const method = `Three short everyday sentences in each of thirty languages; an answer of no language counts as wrong. The floor
guesses, the peer is the library eld alone, which knows sixty languages (and Indonesian as Malay, which counts as right).
Mixed text: twelve sentences with a phrase of another language, planned and spoken as text to speech does, in one voice;
the phrase alone is heard by Whisper base in its language and compared letter by letter. The floor says the phrase by the
rules of the language around it.`;

/** Which language a text has, and how a phrase of another one is said. */
export async function languagePart(context: QualityContext): Promise<QualityResult> {
  return { method, tables: [measureDetection(), await measureMixed(context)] };
}

function measureDetection(): Table {
  const ways: Record<string, (text: string) => string | undefined> = {
    ours: (text) => {
      const { language, confidence } = detectLanguage(text);
      return confidence > 0 ? language : undefined;
    },
    'eld alone': (text) => {
      const { language } = eld.detect(text);
      return language === 'ms' ? 'id' : language;
    },
  };
  const languages = Object.keys(shortTexts);
  const all = languages.flatMap((language) => shortTexts[language]!.map((text) => ({ language, text })));
  const rows = Object.entries(ways).map(([name, tell]) => {
    const wrong = all.filter(({ language, text }) => tell(text) !== language);
    const silent = wrong.filter(({ text }) => tell(text) === undefined);
    const counts = languages.map((language) => wrong.filter((each) => each.language === language).length);
    const worst = languages[counts.indexOf(Math.max(...counts))];
    return [
      name,
      percent(1 - wrong.length / all.length),
      silent.length,
      `${worst} (${Math.max(...counts)} of 3 wrong)`,
    ];
  });
  return {
    title: `Language of a text: ${all.length} short sentences`,
    columns: ['', 'right', 'told none', 'worst'],
    rows: [...rows, ['chance (floor)', percent(1 / languages.length), '-', '-']],
  };
}

async function measureMixed(context: QualityContext): Promise<Table> {
  const rows = [];
  const errors: [number, number][] = [];
  for (const { text, language, voice, foreign } of mixedTexts) {
    const { segments } = planSpeech(text, { fallbackLanguage: language, normalization: 'auto', ssml: false });
    const phrase = segments.filter((segment) => isIn(segment, text, foreign.text));
    const told = phrase.map((segment) => segment.language).join(', ') || '-';
    const ours = phrase[0] ?? { text: foreign.text, language };
    const figures: number[] = [];
    for (const as of [ours.language, language])
      figures.push(await unheard(context, { text: ours.text, voice, language: as }, foreign));
    errors.push(figures as [number, number]);
    context.tell(`${foreign.text}: ${told} ${figures.map(percent).join(' ')}`);
    rows.push([foreign.text, `${language}, ${voice}`, foreign.language, told, ...figures.map(percent)]);
  }
  const mean = (side: 0 | 1): number => errors.reduce((sum, pair) => sum + pair[side], 0) / errors.length;
  return {
    title: 'Mixed text: letters of the phrase that are not heard',
    columns: ['phrase', 'in', 'is', 'taken for', 'ours', 'by the rules around it (floor)'],
    rows: [...rows, ['**mean**', '', '', '', percent(mean(0)), percent(mean(1))]],
  };
}

/** Speaks some of the phrase. */
function isIn({ sourceStart, sourceEnd }: SpeechSegment, text: string, phrase: string): boolean {
  const start = text.indexOf(phrase);
  const middle = (sourceStart + sourceEnd) / 2;
  return middle > start && middle < start + phrase.length;
}

async function unheard(
  context: QualityContext,
  said: { text: string; voice: string; language: string },
  { text, language }: { text: string; language: string },
): Promise<number> {
  const spoken = await context.speak(said.text, said).catch((cause) => {
    // rules of another script may find nothing to say, and then all of it is missing
    if (cause instanceof EngineFailure && cause.kind === 'unspeakable') return undefined;
    throw cause;
  });
  if (!spoken) return 1;
  const samples = edit.resample(spoken.samples, spoken.sampleRateHz, 16_000);
  const parts = await context.run(whisperTranscription, { samples, language, wordTimes: false });
  const heard = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return Math.min(1, wordErrorRate(letterByLetter(text), letterByLetter(heard)));
}

/** Each letter as a word of its own. */
const letterByLetter = (text: string): string =>
  [...text.toLowerCase()].filter((character) => /[\p{L}\p{M}\p{N}]/u.test(character)).join(' ');

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
