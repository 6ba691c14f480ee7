import type { Gender, SpeechWords } from './speech-words.ts';
import { isAbbreviation, type Token } from './words.ts';

/** Who is named beside speech: by a name, by a word that stands for one, or in a way that tells nobody apart. */
export type Mention =
  | { kind: 'name'; name: string }
  | { kind: 'pronoun'; gender: Gender | 'unknown' }
  | { kind: 'teller' }
  | { kind: 'nameless' };

interface ReadMention {
  mention: Mention;
  /** The token behind it. */
  next: number;
}

/** Words with a capital at the beginning of a sentence that are nobody's name. */
const noNames = new Set(
  `A An And As At But By For From He Her Here His How However I If In It Its Just Like Many Meanwhile More My Next No
  Nobody Nor Not Nothing Now Of Oh On One Or Our Out Over Perhaps She So Some Somebody Someone Still Such Suddenly That
  The Their Them Then There These They This Those Though Through Thus To Under Until Up Upon We Well What When Where
  Which While Who Why With Yes Yet You Your Everybody Everyone Every Each Both All After Again Before Because Once
  Aber Als Also Auf Aus Bei Da Dann Das Dem Den Der Die Doch Ein Eine Er Es Ich Ihr Im In Ja Mein Mit Nach Nein Nun
  Sein Sie So Und Vor Wer Wie Wir Zu Il Elle Et Mais Alors Puis Le La Les Un Une Ce Cette El Los Las Y Pero Entonces
  Ella Un Una No I Lo Gli E Ma Allora O Os As Uma Ele Ela`.split(/\s+/u),
);

/** What tells one of several apart only from where one stands. */
const nameless = new Set(
  `other others latter former first second third last one two voice voices stimme voix voz voce głos rest whole company party crowd all
  andere anderen erste zweite autre autres otro otra otros altro altra outro outra`.split(/\s+/u),
);

const possessives = new Set(
  `his her my their our your its sein seine ihr ihre mein meine son sa ses mon ma leur su sus mi suo sua seu jego jej mój moja`.split(
    /\s+/u,
  ),
);

/** Where a description of somebody ends. */
const behindNouns = new Set(
  `to with in as from at and who when after before on of for but while without into by that which then again zu mit im
  als und nach à avec en et qui avant con y al que a com e do da z i do na`.split(/\s+/u),
);

const joins = new Set(['of', 'de', 'du', 'von', 'van', 'di', 'da', 'del']);

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const isLower = (text: string): boolean => /^\p{Ll}/u.test(text);
const kinds = new Set('elderly lovely lonely ugly early friendly jolly silly curly'.split(' '));
const isManner = (text: string): boolean => /(?:ly|ing|mente|ment)$/u.test(text) && !kinds.has(text);

/** Who is named from this token on; undefined where nobody is. */
export function readMention(
  tokens: readonly Token[],
  at: number,
  words: SpeechWords,
): ReadMention | undefined {
  const text = tokens[at]?.text;
  if (text === undefined || !tokens[at]?.isWord) return undefined;
  const pronoun = pronounOf(text, words);
  if (pronoun) return { mention: pronoun, next: at + 1 };
  if (possessives.has(text.toLowerCase())) return { mention: { kind: 'nameless' }, next: at + 2 };
  if (words.articles.includes(text.toLowerCase())) return readDescribed(tokens, at, words);
  return readName(tokens, at, words);
}

function pronounOf(text: string, { pronouns }: SpeechWords): Mention | undefined {
  const meaning = Object.hasOwn(pronouns, text) ? pronouns[text] : pronouns[text.toLowerCase()];
  if (meaning === undefined) return undefined;
  if (meaning === 'teller' || meaning === 'nameless') return { kind: meaning };
  return { kind: 'pronoun', gender: meaning };
}

function readName(tokens: readonly Token[], at: number, words: SpeechWords): ReadMention | undefined {
  const parts: string[] = [];
  let next = at;
  for (; parts.length < 5; next++) {
    const text = tokens[next]?.text ?? '';
    const before = parts.at(-1) ?? '';
    if (text === '.' && isAbbreviation(before)) parts.push(`${parts.pop()}.`);
    else if (isNamePart(text, words) && (parts.length > 0 || !noNames.has(text))) parts.push(text);
    else if (parts.length > 0 && joins.has(text) && isCapital(tokens[next + 1]?.text ?? '')) parts.push(text);
    else break;
  }
  if (parts.length === 0 || /[’']s?$/u.test(parts.at(-1) ?? '')) return undefined;
  return { mention: { kind: 'name', name: parts.join(' ') }, next };
}

const isNamePart = (text: string, { titles }: SpeechWords): boolean =>
  isCapital(text) || Object.hasOwn(titles, text);

/** `the Hatter` has a name, `the old man` a description. */
function readDescribed(tokens: readonly Token[], at: number, words: SpeechWords): ReadMention | undefined {
  const article = tokens[at]?.text ?? '';
  if (!words.hasCapitalNouns) {
    for (const start of [at + 1, at + 2]) {
      const named = isCapital(tokens[start]?.text ?? '') ? readName(tokens, start, words) : undefined;
      if (named && (start === at + 1 || isLower(tokens[at + 1]?.text ?? ''))) return named;
    }
  }
  const nouns: string[] = [];
  let next = at + 1;
  for (; nouns.length < 3; next++) {
    const { text = '', isWord = false } = tokens[next] ?? {};
    const isVerb = words.verbs.includes(text);
    if (!isWord || isVerb || behindNouns.has(text.toLowerCase()) || isManner(text)) break;
    nouns.push(text);
    if (words.hasCapitalNouns && isCapital(text)) {
      next++;
      break;
    }
  }
  const [noun] = nouns.slice(-1);
  if (noun === undefined) return undefined;
  if (nouns.some((one) => nameless.has(one.toLowerCase()))) return { mention: { kind: 'nameless' }, next };
  const glue = /[’']$/u.test(article) ? '' : ' ';
  return { mention: { kind: 'name', name: `${article.toLowerCase()}${glue}${nouns.join(' ')}` }, next };
}
