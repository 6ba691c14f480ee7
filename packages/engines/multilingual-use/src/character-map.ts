const isOfLabel = (unit: number, byte: number): boolean => (unit & 0x800000ff) >>> 0 === byte;
const offsetOf = (unit: number): number => (unit >>> 10) << ((unit & 0x200) >>> 6);
const hasLeaf = (unit: number): boolean => (unit & 0x100) !== 0;

/** How many bytes a character has, by its first one. */
const bytesOf = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/**
 * The map by which SentencePiece makes texts alike (NFKC and more): a double-array trie of what is replaced, and what
 * it is replaced by (`precompiled_charsmap` of its models).
 */
export class CharacterMap {
  readonly #units: Uint32Array;
  readonly #replacements: Buffer;

  constructor(map: Uint8Array) {
    const bytes = Buffer.from(map);
    const trieBytes = bytes.readUInt32LE(0);
    this.#units = new Uint32Array(new Uint8Array(bytes.subarray(4, 4 + trieBytes)).buffer);
    this.#replacements = bytes.subarray(4 + trieBytes);
  }

  /** With one space where there are several, and none at the ends. */
  normalize(text: string): string {
    const bytes = Buffer.from(text, 'utf8');
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const { length, value } = this.#longestAt(bytes, at);
      if (length > 0) {
        pieces.push(this.#replacement(value));
        at += length;
      } else {
        const end = at + bytesOf(bytes[at]!);
        pieces.push(bytes.subarray(at, end));
        at = end;
      }
    }
    return Buffer.concat(pieces).toString('utf8').replace(/ +/g, ' ').replace(/^ | $/g, '');
  }

  /** The longest of what is replaced that begins there; of length 0 where nothing does. */
  #longestAt(bytes: Buffer, start: number): { length: number; value: number } {
    const units = this.#units;
    let found = { length: 0, value: 0 };
    let node = offsetOf(units[0]!);
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at]!;
      node ^= byte;
      const unit = units[node] ?? 0;
      if (!isOfLabel(unit, byte)) break;
      node ^= offsetOf(unit);
      if (hasLeaf(unit)) found = { length: at + 1 - start, value: (units[node] ?? 0) & 0x7fffffff };
    }
    return found;
  }

  #replacement(start: number): Buffer {
    return this.#replacements.subarray(start, this.#replacements.indexOf(0, start));
  }
}
