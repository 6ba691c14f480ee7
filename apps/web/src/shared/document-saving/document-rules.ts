/** A document as the server has it. */
export interface Known<Document> {
  revision: number;
  document: Document;
}

export interface Merged<Document> {
  document: Document;
  /** Parts that both changed, each in another way: mine stand in the document. */
  conflicts: readonly string[];
}

/** How a kind of document is told to the server, and how the changes of two people become one. */
export interface DocumentRules<Document, Changes> {
  /** What the server has to be told; undefined: nothing. */
  changesBetween: (saved: Document, present: Document) => Changes | undefined;
  /** Of the saved document, what changes are about: enough to merge them with what others do later. */
  touched: (saved: Document, changes: Changes) => Document;
  /** My changes, made upon `base` (all of it, or what they are about), upon what others made of it meanwhile. */
  merge: (versions: { changes: Changes; base: Document; theirs: Document }) => Merged<Document>;
  /** The changes but for those of some parts; undefined: none is left. */
  without: (changes: Changes, parts: readonly string[]) => Changes | undefined;
}
