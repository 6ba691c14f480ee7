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
  const words: JapaneseWord[] = [];
  for (const run of text.matchAll(/[0-9０-９]+|[^0-9０-９]+/gu)) {
    if (/^[0-9０-９]/.test(run[0])) words.push(readNumber(tokenize, run[0], run.index));
    else words.push(...readRun(tokenize, run[0], run.index));
  }
  return words;
}

function readNumber(tokenize: Tokenize, digits: string, start: number): JapaneseWord {
  const plain = digits.normalize('NFKC');
  const spelled =
    plain.length > 16 || /^0./.test(plain)
      ? [...plain].map((digit) => toCardinal(digit)).join('')
      : toCardinal(plain);
  return { start, end: start + digits.length, kana: tokenize(spelled).map(kanaOf).join('') };
}

function readRun(tokenize: Tokenize, run: string, offset: number): JapaneseWord[] {
  const words: JapaneseWord[] = [];
  let at = 0;
  for (const token of tokenize(run)) {
    const found = run.indexOf(token.surface_form, at);
    const start = offset + (found < 0 ? at : found);
    const end = start + token.surface_form.length;
    const open = words.at(-1);
    if (open?.kana && open.end === start && leansOn(token)) {
      open.end = end;
      open.kana += kanaOf(token);
    } else {
      words.push({ start, end, kana: kanaOf(token) });
    }
    at = end - offset;
  }
  return words;
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
