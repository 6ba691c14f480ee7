import type { Accent } from './lexicon.ts';

/** What surrounds a word, as far as it changes how the word is said. */
export interface WordContext {
  /** Whether the next sound is a vowel; undefined before a pause. */
  vowelNext: boolean | undefined;
  /** Lower case; empty at the edges and across punctuation. */
  previousWord: string;
  nextWord: string;
}

type Rule = (tag: string, context: WordContext, accent: Accent, word: string) => string | undefined;

const music =
  /^(?:guitars?|players?|lines?|drums?|clef|notes?|singer|boost|sounds?|solo|amp|deep|heavy|double)$/;
const fishing = /^(?:sea|fish|fishing|striped|largemouth|smallmouth|caught|grilled)$/;
const metal = /^(?:pipes?|paint|poisoning|pencils?|acid|bullets?|shot|ore)$/;

const rules: Readonly<Record<string, Rule>> = {
  // A capital inside a sentence is the letter: "vitamin A".
  a: (_tag, { previousWord }, _accent, word) => (word === 'a' || previousWord === '' ? 'ɐ' : undefined),
  an: () => 'ɐn',
  am: (tag, { vowelNext }) => (vowelNext === undefined || tag.startsWith('NN') ? undefined : 'ɐm'),
  by: (tag) => (tag.startsWith('RB') ? 'bˈI' : undefined),
  i: (tag) => (tag === 'PRP' ? 'ˌI' : undefined),
  in: (tag, { vowelNext }) => (tag === 'IN' && vowelNext !== undefined ? 'ɪn' : 'ˈɪn'),
  the: (_tag, { vowelNext }) => (vowelNext === true ? 'ði' : 'ðə'),
  to: (_tag, { vowelNext }) => (vowelNext === undefined ? undefined : vowelNext ? 'tʊ' : 'tə'),
  used: (tag, { nextWord }, accent) => {
    if (nextWord !== 'to' || !/^(?:VBD|VBN|JJ)$/.test(tag)) return undefined;
    return accent === 'gb' ? 'jˈuːst' : 'jˈust';
  },
  bass: (_tag, context, accent) => {
    if (music.test(context.nextWord) || music.test(context.previousWord)) return 'bˈAs';
    if (!fishing.test(context.nextWord) && !fishing.test(context.previousWord)) return undefined;
    return accent === 'gb' ? 'bˈas' : 'bˈæs';
  },
  lead: (tag, { nextWord, previousWord }) =>
    !tag.startsWith('VB') && (metal.test(nextWord) || (previousWord === 'of' && nextWord === ''))
      ? 'lˈɛd'
      : undefined,
  minute: (tag, { previousWord }, accent) =>
    tag === 'JJ' && /^(?:very|so|too|most|more|a|in|the)$/.test(previousWord) && previousWord !== 'a'
      ? accent === 'gb'
        ? 'mInjˈuːt'
        : 'mInˈut'
      : undefined,
};

/**
 * Function words that lose their full sound in running speech, and a few spellings whose sound only the neighbors
 * tell. Undefined when the dictionary's reading stands.
 */
export function readInContext(
  word: string,
  tag: string,
  context: WordContext,
  accent: Accent,
): string | undefined {
  if (word.length > 1 && word === word.toUpperCase() && tag.startsWith('NN')) return undefined;
  const lower = word.toLowerCase();
  return Object.hasOwn(rules, lower) ? rules[lower]!(tag, context, accent, word) : undefined;
}
