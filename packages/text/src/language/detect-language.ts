import { eld } from 'eld/small';
import { claimsOf, cyrillicLanguage } from './common-words.ts';
import { countScripts, isLatinLanguage, languageOfScript, type Script } from './scripts.ts';

export interface DetectedLanguage {
  /** BCP 47 primary tag. */
  language: string;
  /** 0 to 1. */
  confidence: number;
}

/** Enough of a text to know its language by; reading more only costs time. */
const sampleLength = 2000;
/** Languages of the multilingual models; rare ones only draw short texts away from these. */
eld.setLanguageSubset(
  'ar be bg cs da de el en es fa fi fr hi hr hu it ja ko ms nl no pl pt ro ru sk sr sv ta tl tr uk ur vi zh'.split(
    ' ',
  ),
);

/** Below so many letters n-grams are mostly guesses. */
const shortText = 12;
/** Languages with voices or common on the web win near ties against rare relatives. */
const common = new Set(['en', 'es', 'fr', 'it', 'pt', 'de', 'nl', 'pl', 'tr', 'sv', 'ru', 'hi', 'ar', 'id']);
const nearTie = 0.06;
/** Up to so many letters the small words of a language are asked too; what a text wholly of them adds to its score. */
const wordsMatter = 80;
const claimWeight = 0.4;
/** Of a very short text, so much must be claimed. */
const clearClaim = 0.4;
/** Real prose of a known language scores above; lists of names, code and noise below. */
const clearScore = 0.62;
/** What it takes to leave the language of the text around. */
const switchScore = 0.7;
const switchMargin = 0.12;
const switchLetters = 25;

/** Short greetings and answers that n-grams get wrong. */
const knownWords: Readonly<Record<string, string>> = {
  hello: 'en',
  hi: 'en',
  yes: 'en',
  thanks: 'en',
  'thank you': 'en',
  'good morning': 'en',
  'good night': 'en',
  hola: 'es',
  gracias: 'es',
  bonjour: 'fr',
  merci: 'fr',
  oui: 'fr',
  ciao: 'it',
  grazie: 'it',
  buongiorno: 'it',
  olá: 'pt',
  obrigado: 'pt',
  obrigada: 'pt',
  hallo: 'de',
  danke: 'de',
  'guten tag': 'de',
  'buenos días': 'es',
  'buenas noches': 'es',
  'bonne nuit': 'fr',
  'buona notte': 'it',
  'bom dia': 'pt',
  'boa noite': 'pt',
};

/**
 * The language of a text: by script where that decides, else by n-grams (library `eld`).
 * @param fallback answered for texts too short or too strange to tell, with confidence 0
 */
export function detectLanguage(text: string, fallback = 'en'): DetectedLanguage {
  const sample = text.slice(0, sampleLength);
  const scripts = countScripts(sample);
  const letters = [...scripts.values()].reduce((sum, count) => sum + count, 0);
  if (letters === 0) return { language: fallback, confidence: 0 };
  return byScript(sample, scripts, letters) ?? byWords(sample, fallback, letters);
}

function byScript(
  sample: string,
  scripts: Map<Script, number>,
  letters: number,
): DetectedLanguage | undefined {
  const share = (...names: Script[]) =>
    names.reduce((sum, name) => sum + (scripts.get(name) ?? 0), 0) / letters;
  const eastAsian = share('Hiragana', 'Katakana', 'Han', 'Bopomofo');
  // A Han or kana character carries about as much as two or three Latin letters.
  if (eastAsian > 0.3) {
    const kana = share('Hiragana', 'Katakana');
    return { language: kana / eastAsian > 0.05 ? 'ja' : 'zh', confidence: eastAsian };
  }
  const [script, count] = [...scripts].sort((a, b) => b[1] - a[1])[0]!;
  const language = languageOfScript(script);
  if (!language) return undefined;
  const confidence = count / letters;
  if (!sharedScripts.has(script)) return { language, confidence };
  const telling = script === 'Cyrillic' ? cyrillicLanguage(sample) : undefined;
  if (telling) return { language: telling, confidence };
  const guess = eld.detect(sample).language;
  return { language: sharedScripts.get(script)!.has(guess) && letters >= 20 ? guess : language, confidence };
}

/** Scripts of several languages that n-grams can tell apart in longer texts. */
const sharedScripts: ReadonlyMap<Script, ReadonlySet<string>> = new Map([
  ['Cyrillic', new Set(['ru', 'uk', 'bg', 'sr', 'be'])],
  ['Arabic', new Set(['ar', 'fa', 'ur'])],
]);

function byWords(sample: string, fallback: string, letters: number): DetectedLanguage {
  const known =
    knownWords[
      sample
        .toLowerCase()
        .replace(/[^\p{L}\s]/gu, '')
        .trim()
    ];
  if (known) return { language: known, confidence: 0.9 };
  const result = eld.detect(sample);
  const claims = letters <= wordsMatter ? claimsOf(sample) : new Map<string, number>();
  const scores = withClaims(result.getScores(), claims);
  if (scores.length === 0) return { language: fallback, confidence: 0 };
  const [best, score] = preferCommon(scores, fallback.split('-')[0]!);
  if (score < clearScore) return { language: fallback, confidence: 0 };
  const isTold = (score > 0.8 && result.isReliable()) || (claims.get(best) ?? 0) >= clearClaim;
  if (letters < shortText && !isTold) return { language: fallback, confidence: 0 };
  return { language: best, confidence: Math.min(1, score) };
}

/** Best first. Indonesian, which the n-grams do not know, looks like Malay to them. */
function withClaims(
  known: Readonly<Record<string, number>>,
  claims: ReadonlyMap<string, number>,
): [string, number][] {
  const scores = new Map(Object.entries(known));
  const malay = scores.get('ms');
  if (malay !== undefined) scores.set('id', malay);
  for (const [language, claim] of claims)
    scores.set(language, (scores.get(language) ?? 0) + claim * claimWeight);
  return [...scores].sort((a, b) => b[1] - a[1]);
}

function preferCommon(scores: [string, number][], fallback: string): [string, number] {
  const [first] = scores as [[string, number]];
  const near = scores.filter(([, score]) => first[1] - score < nearTie);
  return (
    near.find(([name]) => name === fallback) ??
    (common.has(first[0]) ? first : near.find(([name]) => common.has(name))) ??
    first
  );
}

/**
 * Language of a part of a text whose language is known: another one only if the script or a clear
 * difference in score says so, since a name or a quoted word must not change the voice's language.
 */
export function detectLanguageWithin(part: string, current: string): string {
  const sample = part.slice(0, sampleLength);
  const scripts = countScripts(sample);
  const letters = [...scripts.values()].reduce((sum, count) => sum + count, 0);
  if (letters === 0) return current;
  const primary = current.split('-')[0]!;
  const script = byScript(sample, scripts, letters)?.language;
  // Chinese characters alone are Japanese in a Japanese text.
  if (script) return script === primary || (script === 'zh' && primary === 'ja') ? current : script;
  const lowerWords = sample.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0;
  if (letters < switchLetters || lowerWords < 3) return latinOr(current);
  const scores = eld.detect(sample).getScores();
  const [best, score] = Object.entries(scores)[0] ?? [primary, 0];
  const isClear = score >= switchScore && score - (scores[primary] ?? 0) >= switchMargin;
  return isClear && best !== primary ? best : latinOr(current);
}

/** A Latin part of a text in another script is most likely English. */
function latinOr(current: string): string {
  return isLatinLanguage(current) ? current : 'en';
}

/** What the n-grams alone give each language, 0 to 1. */
export const scoresOf = (text: string): Readonly<Record<string, number>> => eld.detect(text).getScores();

/** Letters of speakable scripts. */
export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
