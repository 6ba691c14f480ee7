import { type Mention, readMention } from './read-mention.ts';
import type { SpeechWords } from './speech-words.ts';
import { clausesOf, sentencesOf, type Token, tokensOf } from './words.ts';

/** Between somebody and what they do: `Alice then hastily replied`. */
const between = new Set(
  'had then again at last only quietly once now never also just auch dann da alors entonces allora'.split(
    ' ',
  ),
);
const isBetween = ({ text }: Token): boolean => between.has(text) || /ly$/u.test(text);

const openers = new Set('and but then so und da et alors y entonces e allora a'.split(' '));

const reportsBehind = new Set('that nothing dass que che że'.split(' '));

/** Before the somebody with whom a sentence begins: `At last Alice …`. */
const leads = new Set([
  ...openers,
  ...'at last length once suddenly presently finally soon now again thereupon meanwhile'.split(' '),
]);

/** `Rising up, …` begins with nobody. */
const isDoing = (text: string): boolean => /^\p{L}{4,}ing$/u.test(text);

/** Who speaks, as the words right behind speech have it: `said Anna`, `Anna replied`. */
export function speakerBehind(text: string, words: SpeechWords): Mention | undefined {
  const tokens = tokensOf(text);
  let at = 0;
  while (tokens[at] && (!tokens[at]?.isWord || openers.has(tokens[at]?.text ?? ''))) {
    if (['.', '!', '?', '…', ';'].includes(tokens[at]?.text ?? '')) break;
    at++;
  }
  // a new sentence is by who it begins with, if that is somebody who speaks
  while (tokens[at] && !tokens[at]?.isWord) at++;
  if (isVerb(tokens[at], words)) return whoBehind(tokens, at, words);
  const who = readMention(tokens, at, words);
  if (!who) return undefined;
  let verb = who.next;
  while (tokens[verb] && isBetween(tokens[verb] as Token)) verb++;
  // `Elizabeth replied that it was` tells of an answer
  const isTold = reportsBehind.has(tokens[verb + 1]?.text ?? '');
  return isVerb(tokens[verb], words) && !isTold ? who.mention : undefined;
}

/** Who speaks, as the sentence that leads up to speech has it: `Anna replied:`, `Alice waited a little, and said`. */
export function speakerBefore(text: string, words: SpeechWords): Mention | undefined {
  const sentence = sentencesOf(tokensOf(text)).at(-1) ?? [];
  const verb = sentence.findLastIndex((one) => isVerb(one, words));
  if (verb < 0 || /[.!?…]$/u.test(sentence.at(-1)?.text ?? '')) return undefined;
  for (let start = Math.max(0, verb - 8); start < verb; start++) {
    const who = readMention(sentence, start, words);
    if (!who) continue;
    const isNext = sentence.slice(who.next, verb).every(isBetween);
    if (isNext && who.next <= verb) return who.mention;
  }
  const led = sentence.slice(0, verb);
  // `…, when the Mouse entreated, saying:` is by the last part that has somebody
  const ofPart = clausesOf(led).map((part) => subjectOf(part, words));
  return whoBehind(sentence, verb, words) ?? ofPart.at(-1) ?? subjectOf(led, words);
}

/** Who a sentence begins with, if nobody else is named in it. */
export function subjectOf(sentence: readonly Token[], words: SpeechWords): Mention | undefined {
  const start = sentence.findIndex(({ text, isWord }) => isWord && !leads.has(text.toLowerCase()));
  const who =
    start < 0 || isDoing(sentence[start]?.text ?? '') ? undefined : readMention(sentence, start, words);
  if (!who) return undefined;
  for (let at = who.next; at < sentence.length; at++) {
    const other = readMention(sentence, at, words);
    if (other?.mention.kind === 'name' && /^\p{Lu}/u.test(other.mention.name)) return undefined;
  }
  return who.mention;
}

const isVerb = (token: Token | undefined, { verbs }: SpeechWords): boolean =>
  token !== undefined && verbs.includes(token.text.toLowerCase());

/** `said Anna`, `said quietly the old man`, `dit-il`, `demanda-t-elle` */
function whoBehind(tokens: readonly Token[], verb: number, words: SpeechWords): Mention | undefined {
  let at = verb + 1;
  while (tokens[at] && isBetween(tokens[at] as Token)) at++;
  return readMention(tokens, at, words)?.mention;
}
