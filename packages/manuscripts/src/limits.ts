/** How much a manuscript may be. What is more is refused; nothing is cut off silently. */
export interface ManuscriptLimits {
  /** Of the file. */
  bytes: number;
  /** Of all that is unpacked of it. */
  unpackedBytes: number;
  /** Parts in an archive. */
  entries: number;
  /** Unpacked to packed bytes of one part; parts under 1 MiB may be packed tighter. */
  ratio: number;
  /** UTF-16 units of text in all blocks. */
  characters: number;
  chapters: number;
  /** Of a PDF. */
  pages: number;
  /** Elements of markup within each other. */
  depth: number;
}

const mebi = 2 ** 20;

/** The longest novels have some 12 million characters; what is illustrated has some 100 MB. */
export const manuscriptLimits: ManuscriptLimits = {
  bytes: 200 * mebi,
  unpackedBytes: 400 * mebi,
  entries: 10_000,
  ratio: 200,
  characters: 15_000_000,
  chapters: 2_000,
  pages: 5_000,
  depth: 500,
};
