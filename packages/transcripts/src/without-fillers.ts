import type { HeardWord } from './join-words.ts';

/** Sounds of hesitation, by ISO 639-1. Words that can mean something else are none of them. */
const fillers: Readonly<Record<string, string>> = {
  en: 'um umm uh uhh uhm erm er hmm hm mm mhm ah eh',
  de: 'äh ähm öh öhm hm hmm',
  fr: 'euh heu hum hm hmm',
  es: 'eh em mmm hm hmm',
  it: 'ehm mmm uhm hm hmm',
  pt: 'hum ahn hm hmm',
  nl: 'uh uhm eh ehm hm hmm',
  ja: 'えー えっと えーと あのー うーん んー',
  zh: '嗯 呃',
  ko: '음 어 어어',
  ru: 'эм э-э эээ ммм хм',
  pl: 'yyy eee hmm',
};

const bare = (text: string): string => text.toLowerCase().replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
const ending = (text: string): string => /[.!?…。！？]+$/u.exec(text)?.[0] ?? '';
/** Words that are said twice on purpose. */
const doubled = new Set(
  'very really so no yes bye ha had that ja nein oui non sí no sehr far long many'.split(' '),
);

/**
 * Words without sounds of hesitation, false starts and what was not said (`no_verbatim` of the public API). A sentence
 * keeps its end and its capital.
 */
export function withoutFillers(words: readonly HeardWord[], language: string): HeardWord[] {
  const unwanted = new Set((fillers[language] ?? fillers.en!).split(' '));
  const kept: HeardWord[] = [];
  let startsSentence = true;
  let takesCapital = false;
  for (const word of words) {
    const plain = bare(word.text);
    const isSound = /^[([（【♪♫]/u.test(word.text);
    if (isSound || unwanted.has(plain)) {
      takesCapital ||= startsSentence && /^\p{Lu}/u.test(word.text);
      endWith(kept, ending(word.text));
      continue;
    }
    const before = kept.at(-1);
    if (before && isFalseStart(before, word)) kept.pop();
    const opens = before && isFalseStart(before, word) ? before.text : word.text;
    const text = takesCapital || /^\p{Lu}/u.test(opens) ? capitalize(word.text) : word.text;
    kept.push({ ...word, text });
    takesCapital = false;
    startsSentence = ending(word.text) !== '';
  }
  return kept;
}

/** `the the`, `I- I`: the first goes. */
function isFalseStart(before: HeardWord, word: HeardWord): boolean {
  const [one, two] = [bare(before.text), bare(word.text)];
  if (one === '' || ending(before.text) !== '' || word.start - before.end > 1) return false;
  if (one === two) return !doubled.has(one) && !/\d/.test(one);
  return /[-–—]$/u.test(before.text) && two.startsWith(one);
}

/** A filler that ended a sentence leaves its mark to the word before. */
function endWith(kept: HeardWord[], mark: string): void {
  const last = kept.at(-1);
  if (!last || mark === '' || ending(last.text) !== '') return;
  kept[kept.length - 1] = { ...last, text: last.text.replace(/[,;:，、-]+$/u, '') + mark };
}

const capitalize = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, head, letter) => head + letter.toUpperCase());
