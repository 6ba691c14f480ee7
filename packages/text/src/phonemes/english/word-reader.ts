import { toCardinal } from 'n2words/en-US';
import { findExtraWord } from './extra-words.ts';
import type { Lexicon, Readings } from './lexicon.ts';
import { demote, primary, promote, secondary, stressIfNone } from './stress.ts';
import { plural, prefixes, suffixes } from './suffixes.ts';
import { readInContext, type WordContext } from './weak-forms.ts';

/** Reads a word that neither the dictionary nor its rules know. */
export type ReadUnknown = (word: string) => string;

/** Spelling to sound for single words of English. */
export class WordReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** The sound of one word, which may hold spaces when the word is a number or a row of letters. */
  read(spelling: string, tag: string, context: WordContext, readUnknown: ReadUnknown): string {
    const word = spelling.normalize('NFKC').replaceAll('’', "'");
    const weak = readInContext(word, tag, context, this.#lexicon.accent);
    if (weak !== undefined) return weak;
    const known =
      this.#known(word, tag, context) ?? this.#letters(word) ?? this.#capitals(word, tag, context);
    if (known !== undefined) return known;
    if (/^'?\d[\d.,]*'?s?$/.test(word)) return this.#number(word, tag, context, readUnknown);
    const parts = mixedParts(word);
    if (parts.length > 1) return this.#readParts(parts, tag, context, readUnknown);
    return readUnknown(word);
  }

  /** From the dictionary, as it stands or with a regular ending or beginning; undefined when it has neither. */
  readKnown(word: string, tag: string, context: WordContext): string | undefined {
    return this.#known(word, tag, context);
  }

  #known(word: string, tag: string, context: WordContext): string | undefined {
    const found =
      findExtraWord(word, this.#lexicon.accent) ??
      this.#choose(this.#lexicon.find(word), tag, context, word) ??
      this.#derived(word, tag, context) ??
      this.#withoutAccents(word, tag, context);
    if (found === undefined || word.length === 1) return found;
    const capitalized = word !== word.toLowerCase() && word !== word.toUpperCase();
    return capitalized ? stressIfNone(found, secondary) : found;
  }

  #choose(
    entry: string | Readings | undefined,
    tag: string,
    context: WordContext,
    word: string,
  ): string | undefined {
    if (entry === undefined || typeof entry === 'string') return entry;
    const kind = actsAsVerb(entry, tag, context) ? 'VERB' : wordClass(tag);
    const key = [context.vowelNext === undefined ? 'None' : '', tag, kind].find((name) =>
      Object.hasOwn(entry, name),
    );
    const reading = entry[key ?? 'DEFAULT'];
    return reading === null ? this.#spell(word) : reading;
  }

  /** `naïve` and `Zoë` stand in the dictionary without their marks. */
  #withoutAccents(word: string, tag: string, context: WordContext): string | undefined {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    return plain === word ? undefined : this.#choose(this.#lexicon.find(plain), tag, context, plain);
  }

  /** Dotted letters (`U.S.`, `a.m.`) and short words without a vowel (`btw`) are spelled. */
  #letters(word: string): string | undefined {
    const dotted = /^(?:\p{L}\.)+\p{L}?$/u.test(word);
    const voweless = /^[b-df-hj-np-tv-xz]{2,5}$/i.test(word) && word === word.toLowerCase();
    return dotted || voweless ? this.#spell(word) : undefined;
  }

  #derived(word: string, tag: string, context: WordContext): string | undefined {
    for (const suffix of suffixes) {
      for (const stem of suffix.stems(word)) {
        const sound =
          stem.length > 1 ? this.#choose(this.#lexicon.find(stem), tag, context, stem) : undefined;
        if (sound) return suffix.join(sound, this.#lexicon.accent);
      }
    }
    for (const [spelling, sound] of Object.entries(prefixes)) {
      const stem = word.toLowerCase().slice(spelling.length);
      if (stem.length < 4 || !word.toLowerCase().startsWith(spelling)) continue;
      const rest = this.#choose(this.#lexicon.find(stem), tag, context, stem);
      if (rest?.includes(primary)) return sound + rest;
    }
    return undefined;
  }

  /** A word in capitals: shouted, or a name that is spelled out. */
  #capitals(word: string, tag: string, context: WordContext): string | undefined {
    const [, capitals = '', ending] = /^(\p{Lu}+)('?s'?|'d)?$/u.exec(word) ?? [];
    if (capitals === '') return undefined;
    const isName = tag.startsWith('NNP') && capitals.length < 4;
    const shouted = ending || isName ? undefined : this.#known(word.toLowerCase(), tag, context);
    if (shouted !== undefined) return promote(shouted);
    if (capitals.length > 4 && isPronounceable(capitals)) return undefined;
    const spelled = this.#spell(capitals);
    return spelled && ending?.includes('s') ? plural.join(spelled, this.#lexicon.accent) : spelled;
  }

  #spell(letters: string): string | undefined {
    const sounds = [...letters.replace(/[^\p{L}]/gu, '')].map((letter) => {
      const entry = this.#lexicon.find(letter.toUpperCase());
      return typeof entry === 'string' ? entry : undefined;
    });
    if (sounds.length === 0 || sounds.includes(undefined)) return undefined;
    const last = sounds.pop()!;
    return sounds.map((sound) => demote(sound!)).join('') + last;
  }

  #readParts(parts: string[], tag: string, context: WordContext, readUnknown: ReadUnknown): string {
    const inside: WordContext = { vowelNext: false, previousWord: '', nextWord: '' };
    const sounds = parts.map((part, index) => {
      const sound = this.read(part, tag, index === parts.length - 1 ? context : inside, readUnknown);
      // In "GitHub" the second word steps back; letters keep their stress: "OpenAI".
      return index > 0 && /\p{Ll}/u.test(part) ? demote(sound) : sound;
    });
    return sounds.join(parts.some((part) => /\d/.test(part)) ? ' ' : '');
  }

  #number(word: string, tag: string, context: WordContext, readUnknown: ReadUnknown): string {
    const digits = word.replace(/[,'s]/g, '');
    const spoken = /^\d{1,15}(?:\.\d+)?$/.test(digits) ? toCardinal(digits) : [...digits].join(' ');
    const sound = spoken
      .split(/[\s-]+/)
      .filter(Boolean)
      .map((part) => (/^\d$/.test(part) ? toCardinal(part) : part))
      .map((part) => this.#known(part, tag, context) ?? readUnknown(part))
      .join(' ');
    return word.endsWith('s') ? plural.join(sound, this.#lexicon.accent) : sound;
  }
}

const subjects = /^(?:i|we|they|you)$/;
const determiners = /^(?:the|a|an|your|my|his|her|our|their|this|that|these|those|it|them|all|every)$/;

/** Where the tagger is weakest: after a bare subject, and in orders ("Separate the eggs"). */
function actsAsVerb(entry: Readings, tag: string, { previousWord, nextWord }: WordContext): boolean {
  if (!Object.hasOwn(entry, 'VERB') || tag.startsWith('VB')) return false;
  return subjects.test(previousWord) || (previousWord === '' && determiners.test(nextWord));
}

function wordClass(tag: string): string {
  if (tag.startsWith('VB')) return 'VERB';
  if (tag.startsWith('NN')) return 'NOUN';
  if (tag.startsWith('JJ')) return 'ADJ';
  return tag.startsWith('RB') ? 'ADV' : tag;
}

/** `iPhone` to `i`, `Phone`; `ChatGPT` to `Chat`, `GPT`; `MP3` to `MP`, `3`. */
function mixedParts(word: string): string[] {
  return word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}']+|\d[\d.,]*|[^\p{Lu}\p{Ll}\d]+/gu) ?? [word];
}

function isPronounceable(letters: string): boolean {
  return /[AEIOUY]/.test(letters) && !/[^AEIOUY]{3}/.test(letters);
}
