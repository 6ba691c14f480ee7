const UNKNOWN = '[UNK]';
const FIRST = '[CLS]';
const LAST = '[SEP]';
/** A longer word is taken for one unknown piece. */
const mostLetters = 100;

const han = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]/u;
/** BERT takes every ASCII sign that is no letter or digit for punctuation, and what Unicode says is. */
const punctuation = /[!-/:-@[-`{-~]|\p{P}/u;

/** The tokenizer of uncased BERT models: plain letters, then the longest pieces that the vocabulary has (WordPiece). */
export class WordPieces {
  readonly #ids: ReadonlyMap<string, number>;

  /** @param vocabulary one piece a line; its place is its number */
  constructor(vocabulary: string) {
    this.#ids = new Map(vocabulary.split(/\r?\n/).map((piece, index) => [piece, index]));
    for (const piece of [UNKNOWN, FIRST, LAST])
      if (!this.#ids.has(piece)) throw new Error(`the vocabulary has no ${piece}`);
  }

  /** Numbers of the pieces with the marks at both ends, `most` at most. */
  encode(text: string, most = Number.POSITIVE_INFINITY): number[] {
    const inner = splitWords(text).flatMap((word) => this.#cut(word));
    return [this.#id(FIRST), ...inner.slice(0, most - 2), this.#id(LAST)];
  }

  #cut(word: string): number[] {
    const letters = [...word];
    if (letters.length > mostLetters) return [this.#id(UNKNOWN)];
    const pieces: number[] = [];
    for (let from = 0; from < letters.length; ) {
      let to = letters.length;
      let id: number | undefined;
      for (; to > from && id === undefined; to -= 1)
        id = this.#ids.get((from > 0 ? '##' : '') + letters.slice(from, to).join(''));
      if (id === undefined) return [this.#id(UNKNOWN)];
      pieces.push(id);
      from = to + 1;
    }
    return pieces;
  }

  #id(piece: string): number {
    return this.#ids.get(piece)!;
  }
}

/** Words and signs in lower case without accents; each Han character is a word. */
function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  let spaced = '';
  for (const sign of plain) {
    if (sign === '\0' || sign === '\ufffd' || (/\p{C}/u.test(sign) && !/\s/.test(sign))) continue;
    spaced += han.test(sign) || punctuation.test(sign) ? ` ${sign} ` : sign;
  }
  return spaced.split(/\s+/).filter((word) => word.length > 0);
}
