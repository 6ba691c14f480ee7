/** How much one document, and one search, may be. */
export const knowledgeLimits = {
  name: 200,
  /** Characters of a text that comes in a call. */
  text: 1_000_000,
  /** Characters that are kept of a file or a page. */
  content: 5_000_000,
  /** Bytes of a file. */
  fileBytes: 20 * 2 ** 20,
  folderDepth: 10,
  query: 2_000,
  /** Bytes of vectors in a workspace. */
  indexBytes: 2 ** 30,
};
