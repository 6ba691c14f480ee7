/** The package carries no types; this is the part that we use. */
declare module 'kuromoji' {
  export interface KuromojiToken {
    surface_form: string;
    /** `名詞`, `助詞`, `助動詞`, ... */
    pos: string;
    pos_detail_1: string;
    /** Katakana; absent for words that the dictionary lacks. */
    reading?: string;
    pronunciation?: string;
  }
  interface Tokenizer {
    tokenize(text: string): KuromojiToken[];
  }
  interface Builder {
    build(callback: (error: Error | null, tokenizer: Tokenizer) => void): void;
  }
  const kuromoji: { builder(options: { dicPath: string }): Builder };
  export default kuromoji;
}
