import { toCardinal } from 'n2words/en-US';
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
    const known = this.#known(word, tag, context) ?? this.#capitals(word, tag, context);
    if (known !== undefined) return known;
    const parts = mixedParts(word);
    if (parts.length > 1) return this.#readParts(parts, tag, context, readUnknown);
    if (/^\d/.test(word)) return this.#number(word, tag, context, readUnknown);
    return readUnknown(word);
  }

  /** From the dictionary, as it stands or with a regular ending or beginning; undefined when it has neither. */
  readKnown(word: string, tag: string, context: WordContext): string | undefined {
    return this.#known(word, tag, context);
  }

  #known(word: string, tag: string, context: WordContext): string | undefined {
    const direct = this.#choose(this.#lexicon.find(word), tag, context, word);
    const found = direct ?? this.#derived(word, tag, context);
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
    const kind = wordClass(tag);
    const key = [context.vowelNext === undefined ? 'None' : '', tag, kind].find((name) =>
      Object.hasOwn(entry, name),
    );
    const reading = entry[key ?? 'DEFAULT'];
    return reading === null ? this.#spell(word) : reading;
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
    const [, capitals = '', ending] = /^((?:\p{Lu}\.?)+)('?s'?|'d)?$/u.exec(word) ?? [];
    if (capitals === '') return undefined;
    const dotted = capitals.includes('.');
    const isName = tag.startsWith('NNP') && capitals.length < 4;
    const shouted = dotted || ending || isName ? undefined : this.#known(word.toLowerCase(), tag, context);
    if (shouted !== undefined) return promote(shouted);
    if (!dotted && capitals.length > 4 && isPronounceable(capitals)) return undefined;
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
    return parts
      .map((part, index) => this.read(part, tag, index === parts.length - 1 ? context : inside, readUnknown))
      .join(parts.some((part) => /\d/.test(part)) ? ' ' : '');
  }

  #number(word: string, tag: string, context: WordContext, readUnknown: ReadUnknown): string {
    const digits = word.replaceAll(',', '');
    const spoken = /^\d{1,15}(?:\.\d+)?$/.test(digits) ? toCardinal(digits) : [...digits].join(' ');
    return spoken
      .split(/[\s-]+/)
      .filter(Boolean)
      .map((part) => (/^\d$/.test(part) ? toCardinal(part) : part))
      .map((part) => this.#known(part, tag, context) ?? readUnknown(part))
      .join(' ');
  }
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
