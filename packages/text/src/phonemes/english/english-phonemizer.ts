import type { PhonemeWord, Phonemizer } from '../phonemizer.ts';
import { splitWords, type TextPiece } from '../split-words.ts';
import { keepSymbols } from '../vocabulary.ts';
import { type Borrowed, borrow } from './borrow.ts';
import { type Accent, Lexicon } from './lexicon.ts';
import { PartOfSpeechTagger } from './part-of-speech.ts';
import { demote, primary, startsWithVowel, weight } from './stress.ts';
import { UnknownWords } from './unknown-words.ts';
import type { WordContext } from './weak-forms.ts';
import { type ReadUnknown, WordReader } from './word-reader.ts';

interface AccentParts {
  reader: WordReader;
  unknownWords: UnknownWords;
}

/** Words of one hyphenated compound, or a single word. */
interface Group {
  pieces: TextPiece[];
  tags: string[];
}

/** American and British English from a dictionary, a tagger and a small net: the data of the hibari pack. */
export class EnglishPhonemizer implements Phonemizer {
  readonly languages = ['en-US', 'en-GB'];
  readonly #folder: string;
  readonly #accents = new Map<Accent, Borrowed<AccentParts>>();
  #tagger: Borrowed<PartOfSpeechTagger> | undefined;

  /** `folder`: a built hibari pack. Nothing is read before the first text. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async phonemize(text: string, language: string): Promise<PhonemeWord[]> {
    const [{ reader, unknownWords }, tagger] = await Promise.all([
      this.#accent(language),
      this.#loadTagger(),
    ]);
    const pieces = splitWords(text);
    const groups = groupCompounds(text, pieces, tagPieces(tagger, text, pieces));
    const sounds = new Map<string, string>();
    readGroups(reader, text, groups, (word) => {
      sounds.set(word, '');
      return '';
    });
    for (const word of sounds.keys()) sounds.set(word, await unknownWords.read(word));
    return readGroups(reader, text, groups, (word) => sounds.get(word) ?? '');
  }

  async dispose(): Promise<void> {
    const borrowed = [...this.#accents.values(), ...(this.#tagger ? [this.#tagger] : [])];
    this.#accents.clear();
    this.#tagger = undefined;
    await Promise.all(borrowed.map((one) => one.release()));
  }

  #accent(language: string): Promise<AccentParts> {
    const accent = isBritish(language) ? 'gb' : 'us';
    const borrowed =
      this.#accents.get(accent) ??
      borrow(
        `${accent} ${this.#folder}`,
        () => loadAccent(this.#folder, accent),
        ({ unknownWords }) => unknownWords.dispose(),
      );
    this.#accents.set(accent, borrowed);
    return borrowed.value;
  }

  #loadTagger(): Promise<PartOfSpeechTagger> {
    this.#tagger ??= borrow(
      `tagger ${this.#folder}`,
      () => PartOfSpeechTagger.load(this.#folder),
      async () => undefined,
    );
    return this.#tagger.value;
  }
}

async function loadAccent(folder: string, accent: Accent): Promise<AccentParts> {
  const [lexicon, unknownWords] = await Promise.all([
    Lexicon.load(folder, accent),
    UnknownWords.load(folder, accent),
  ]);
  return { reader: new WordReader(lexicon), unknownWords };
}

function isBritish(language: string): boolean {
  return /^en-(?:gb|uk|au|nz|ie|za|in)\b/i.test(language);
}

/** The tagger sees clitics apart and hyphens as tokens; each piece keeps the tag of its first token. */
function tagPieces(tagger: PartOfSpeechTagger, text: string, pieces: readonly TextPiece[]): string[] {
  const tokens: string[] = [];
  const firstToken: number[] = [];
  pieces.forEach((piece, index) => {
    if (isHyphenated(text, pieces[index - 1], piece)) tokens.push('-');
    firstToken.push(tokens.length);
    tokens.push(...clitics(piece.text));
  });
  const tags = tagger.tag(tokens);
  return firstToken.map((token) => tags[token]!);
}

function clitics(word: string): string[] {
  const parts = /^(.+?)(n['’]t|['’](?:s|re|ll|ve|d|m))$/i.exec(word);
  return parts ? [parts[1]!, parts[2]!.replace('’', "'")] : [word];
}

function isHyphenated(text: string, left: TextPiece | undefined, right: TextPiece): boolean {
  return left?.kind === 'word' && right.kind === 'word' && /^[-‐‑]$/.test(text.slice(left.end, right.start));
}

function groupCompounds(text: string, pieces: readonly TextPiece[], tags: readonly string[]): Group[] {
  const groups: Group[] = [];
  pieces.forEach((piece, index) => {
    const open = groups.at(-1);
    if (open && isHyphenated(text, pieces[index - 1], piece)) {
      open.pieces.push(piece);
      open.tags.push(tags[index]!);
    } else {
      groups.push({ pieces: [piece], tags: [tags[index]!] });
    }
  });
  return groups;
}

/** From the last word to the first, because a word may depend on the sound that follows it. */
function readGroups(
  reader: WordReader,
  text: string,
  groups: readonly Group[],
  readUnknown: ReadUnknown,
): PhonemeWord[] {
  const words: PhonemeWord[] = [];
  let vowelNext: boolean | undefined;
  for (let index = groups.length - 1; index >= 0; index -= 1) {
    const context: WordContext = {
      vowelNext,
      previousWord: plainWord(groups[index - 1]?.pieces.at(-1)),
      nextWord: plainWord(groups[index + 1]?.pieces[0]),
    };
    const read = readGroup(reader, text, groups[index]!, context, readUnknown).filter(hasSound);
    words.unshift(...read);
    vowelNext = followingVowel(groups[index]!.pieces[0]!, read, vowelNext);
  }
  return words;
}

function followingVowel(
  piece: TextPiece,
  read: readonly PhonemeWord[],
  vowelNext: boolean | undefined,
): boolean | undefined {
  if (piece.kind === 'word') return startsWithVowel(read.map((word) => word.phonemes).join('')) ?? vowelNext;
  return /[“”"()]/.test(piece.text) ? vowelNext : undefined;
}

function plainWord(piece: TextPiece | undefined): string {
  return piece?.kind === 'word' ? piece.text.toLowerCase() : '';
}

function readGroup(
  reader: WordReader,
  text: string,
  { pieces, tags }: Group,
  context: WordContext,
  readUnknown: ReadUnknown,
): PhonemeWord[] {
  const first = pieces[0]!;
  if (first.kind === 'punctuation') return [toWord(first, first.text)];
  if (pieces.length === 1)
    return [toWord(first, toModelSymbols(reader.read(first.text, tags[0]!, context, readUnknown)))];
  const end = pieces.at(-1)!.end;
  const whole = reader.readKnown(text.slice(first.start, end).replace(/[‐‑]/g, '-'), tags.at(-1)!, context);
  if (whole) return [toWord({ ...first, end }, toModelSymbols(whole))];
  return readCompound(reader, { pieces, tags }, context, readUnknown);
}

function readCompound(
  reader: WordReader,
  { pieces, tags }: Group,
  context: WordContext,
  readUnknown: ReadUnknown,
): PhonemeWord[] {
  const words: PhonemeWord[] = [];
  let next = context;
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const phonemes = reader.read(pieces[index]!.text, tags[index]!, next, readUnknown);
    words.unshift(toWord(pieces[index]!, toModelSymbols(phonemes)));
    next = { vowelNext: startsWithVowel(phonemes), previousWord: '', nextWord: plainWord(pieces[index]) };
  }
  return balanceStress(words);
}

/** In a compound the lighter half of the stressed parts steps back: "wˌɛl-nˈOn". */
function balanceStress(words: PhonemeWord[]): PhonemeWord[] {
  const stressed = words.filter((word) => word.phonemes.includes(primary));
  if (stressed.length <= (words.length + 1) / 2) return words;
  const byWeight = [...words].sort(
    (one, other) =>
      Number(one.phonemes.includes(primary)) - Number(other.phonemes.includes(primary)) ||
      weight(one.phonemes) - weight(other.phonemes),
  );
  const light = new Set(byWeight.slice(0, Math.floor(words.length / 2)));
  return words.map((word) => (light.has(word) ? { ...word, phonemes: demote(word.phonemes) } : word));
}

/** Words in another script have none here. */
function hasSound({ phonemes }: PhonemeWord): boolean {
  return phonemes !== '';
}

function toWord({ start, end, spaced }: TextPiece, phonemes: string): PhonemeWord {
  return { start, end, phonemes, spaced };
}

/** The dictionary writes the flap of "water" and the stop of "button" as IPA; the model learned `T` and `t`. */
function toModelSymbols(phonemes: string): string {
  return keepSymbols(phonemes.replaceAll('ɾ', 'T').replaceAll('ʔ', 't')).replace(/ +/g, ' ').trim();
}
