import { CharacterMap } from './character-map.ts';
import { readMessage } from './read-message.ts';

const unknownId = 0;
const beginId = 1;
const endId = 2;
/** Stands for a space, before the first word too. */
const space = '\u2581';
/** What is in no piece costs so much more than the rarest one. */
const unknownPenalty = 10;

/** The tokenizer of SentencePiece's unigram models: of all ways to cut a text into pieces, the likeliest. */
export class SentencePieces {
  readonly #map: CharacterMap;
  /** Number of a piece and its score; undefined for the beginning of one. */
  readonly #beginnings = new Map<string, { id: number; score: number } | undefined>();
  readonly #unknownScore: number;

  /** @param model the file of the model, as SentencePiece writes it @throws Error for another one */
  constructor(model: Uint8Array) {
    const fields = readMessage(model);
    const [normalizer] = fields.get(3) ?? [];
    const [map] = (normalizer && readMessage(normalizer).get(2)) ?? [];
    const pieces = fields.get(1) ?? [];
    if (!map || pieces.length === 0) throw new Error('the file is no model of SentencePiece');
    this.#map = new CharacterMap(map);
    let least = 0;
    for (const [id, piece] of pieces.entries()) {
      const { text, score } = readPiece(piece);
      least = Math.min(least, score);
      this.#add(text, { id, score });
    }
    this.#unknownScore = least - unknownPenalty;
  }

  /** Numbers of the pieces, with the marks of both ends; `most` at most. */
  encode(text: string, most: number): number[] {
    const normal = this.#map.normalize(text);
    const inner = normal === '' ? [unknownId] : this.#cut([...(space + normal).replaceAll(' ', space)]);
    return [beginId, ...inner.slice(0, most - 2), endId];
  }

  #add(piece: string, entry: { id: number; score: number }): void {
    const letters = [...piece];
    for (let length = 1; length < letters.length; length++) {
      const beginning = letters.slice(0, length).join('');
      if (!this.#beginnings.has(beginning)) this.#beginnings.set(beginning, undefined);
    }
    this.#beginnings.set(piece, entry);
  }

  /** Viterbi over the places between letters. */
  #cut(letters: readonly string[]): number[] {
    const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    best[0] = 0;
    const cameFrom = new Int32Array(letters.length + 1);
    const pieceOf = new Int32Array(letters.length + 1);
    const offer = (from: number, to: number, id: number, score: number): void => {
      if (best[from]! + score <= best[to]!) return;
      best[to] = best[from]! + score;
      cameFrom[to] = from;
      pieceOf[to] = id;
    };
    for (let from = 0; from < letters.length; from++) {
      let text = '';
      let isKnown = false;
      for (let to = from + 1; to <= letters.length; to++) {
        text += letters[to - 1];
        const piece = this.#beginnings.get(text);
        if (piece) offer(from, to, piece.id, piece.score);
        else if (!this.#beginnings.has(text)) break;
        if (piece && to === from + 1) isKnown = true;
      }
      if (!isKnown) offer(from, from + 1, unknownId, this.#unknownScore);
    }
    const ids: number[] = [];
    for (let at = letters.length; at > 0; at = cameFrom[at]!) ids.push(pieceOf[at]!);
    return ids.reverse();
  }
}

function readPiece(bytes: Uint8Array): { text: string; score: number } {
  const fields = readMessage(bytes);
  const [text] = fields.get(1) ?? [];
  const [score] = fields.get(2) ?? [];
  return {
    text: text ? Buffer.from(text).toString('utf8') : '',
    score: score ? Buffer.from(score).readFloatLE(0) : 0,
  };
}
