import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji, { type KuromojiToken } from 'kuromoji';
import { toCardinal } from 'n2words/ja-JP';

/** A word of a Japanese text with its sound in kana. */
export interface JapaneseWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** Katakana as it is said (particle `は` is `ワ`, long vowels are `ー`); empty for punctuation and foreign words. */
  kana: string;
}

type Tokenize = (text: string) => KuromojiToken[];
let loading: Promise<Tokenize> | undefined;

/** The dictionary is large: it is read once, at the first Japanese text. */
function loadTokenizer(): Promise<Tokenize> {
  loading ??= new Promise((resolve, reject) => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict');
    kuromoji.builder({ dicPath: folder }).build((error, tokenizer) => {
      if (error) reject(error);
      else resolve((text) => tokenizer.tokenize(text));
    });
  });
  return loading;
}

/** Cuts a text into words and reads them. Inflections and suffixes stay with the word that they belong to. */
export async function readJapanese(text: string): Promise<JapaneseWord[]> {
  const tokenize = await loadTokenizer();
  const { spelled, offsets } = spellNumbers(text);
  const words: JapaneseWord[] = [];
  let at = 0;
  for (const token of tokenize(spelled)) {
    const from = Math.max(at, spelled.indexOf(token.surface_form, at));
    at = from + token.surface_form.length;
    const start = offsets[from]!;
    const end = offsets[at]!;
    const open = words.at(-1);
    const sameNumber = open !== undefined && (start < open.end || start === open.start);
    if (open && (sameNumber || (open.kana && open.end === start && leansOn(token)))) {
      open.end = Math.max(open.end, end);
      open.kana += kanaOf(token);
    } else {
      words.push({ start, end, kana: kanaOf(token) });
    }
  }
  return words;
}

/**
 * Digits as Japanese numerals, so that the dictionary sees the counter behind them. `offsets` gives the place in the
 * text of every unit of `spelled`, and of its end; all of a number but its end lies on its first digit.
 */
function spellNumbers(text: string): { spelled: string; offsets: number[] } {
  let spelled = '';
  const offsets: number[] = [];
  for (const { 0: run, index } of text.matchAll(/[0-9０-９]+|[^0-9０-９]+/gu)) {
    const isNumber = /^[0-9０-９]/.test(run);
    // The dictionary's reader breaks on what lies outside of the basic plane; emoji are silent anyway.
    const written = isNumber ? numeral(run.normalize('NFKC')) : run.replace(/[\ud800-\udfff]/g, ' ');
    for (let unit = 0; unit < written.length; unit += 1) offsets.push(isNumber ? index : index + unit);
    spelled += written;
  }
  offsets.push(text.length);
  return { spelled, offsets };
}

function numeral(digits: string): string {
  const isCode = digits.length > 16 || /^0./.test(digits);
  return isCode ? [...digits].map((digit) => toCardinal(digit)).join('') : toCardinal(digits);
}

function kanaOf(token: KuromojiToken): string {
  const kana = token.pronunciation ?? token.reading ?? token.surface_form;
  return /^[\u3041-\u309f\u30a0-\u30ff]+$/.test(kana) && kana !== '・' ? kana : '';
}

/** Auxiliaries, suffixes and the conjunctive particle are said in one breath with the word before. */
function leansOn(token: KuromojiToken): boolean {
  return (
    token.pos === '助動詞' ||
    token.pos_detail_1 === '接尾' ||
    (token.pos === '助詞' && token.pos_detail_1 === '接続助詞' && /^[てでば]$/.test(token.surface_form))
  );
}
