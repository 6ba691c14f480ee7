import { byteOf, letterOf } from './byte-letters.ts';
import { END_OF_TEXT, isText } from './special-tokens.ts';

/** Words, numbers, signs and spaces, each with the space before it: what is never joined to one token. */
const pieces = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/** Text to the model's tokens and back: byte pairs, joined in the order of their ids. */
export class Tokenizer {
  readonly #bytes: readonly Uint8Array[];
  readonly #ids = new Map<string, number>();

  /** @param vocabulary a token a line, its bytes as letters */
  constructor(vocabulary: string) {
    const lines = vocabulary.split('\n').slice(0, END_OF_TEXT);
    this.#bytes = lines.map((line) => Uint8Array.from([...line], byteOf));
    for (const [id, line] of lines.entries()) this.#ids.set(line, id);
  }

  encode(text: string): number[] {
    return (text.match(pieces) ?? []).flatMap((piece) => this.#encodePiece(piece));
  }

  /** Tokens that are no text are left out; bytes that are no letter yet become a replacement character. */
  decode(tokens: readonly number[]): string {
    return new TextDecoder().decode(
      Buffer.concat(tokens.filter(isText).map((token) => this.#bytes[token] ?? new Uint8Array())),
    );
  }

  #encodePiece(piece: string): number[] {
    const parts = [...new TextEncoder().encode(piece)].map(letterOf);
    for (;;) {
      let best = -1;
      let bestId = Number.POSITIVE_INFINITY;
      for (let index = 0; index + 1 < parts.length; index += 1) {
        const id = this.#ids.get(parts[index]! + parts[index + 1]!) ?? Number.POSITIVE_INFINITY;
        if (id < bestId) [best, bestId] = [index, id];
      }
      if (best < 0) return parts.map((part) => this.#ids.get(part)!);
      parts.splice(best, 2, parts[best]! + parts[best + 1]!);
    }
  }
}
