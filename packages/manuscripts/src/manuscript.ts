/** A book or an article, ready for the studio: chapters of blocks, as a person would read them aloud. */
export interface Manuscript {
  kind: ManuscriptKind;
  title?: string;
  author?: string;
  /** 10 or 13 digits (the last of 10 may be an X), without hyphens; its check digit is right. */
  isbn?: string;
  /** BCP 47, as the file says it. */
  language?: string;
  description?: string;
  /** Year, month or day: `1843`, `1843-12` or `1843-12-19`. */
  publishedOn?: string;
  /** Of a page: whose it is. */
  siteName?: string;
  cover?: ManuscriptCover;
  chapters: Chapter[];
  /** What was left out or may be wrong, for the preview. */
  warnings: ManuscriptWarning[];
}

export type ManuscriptKind = 'text' | 'markdown' | 'html' | 'epub' | 'docx' | 'pdf';

export interface ManuscriptCover {
  bytes: Uint8Array;
  /** `image/jpeg`, `image/png`, `image/gif` or `image/webp`, told by the bytes. */
  mediaType: string;
}

/** What the API calls a chapter's content: `name` and blocks in the order in which they are read. */
export interface Chapter {
  /** Never empty. */
  name: string;
  blocks: Block[];
}

/** One heading or paragraph. */
export interface Block {
  subType: BlockSubType;
  /** Never empty; without line breaks, tabs and spaces at the ends. */
  text: string;
}

/** The API's `sub_type` of a block. Deeper headings are `h3`. */
export type BlockSubType = 'p' | 'h1' | 'h2' | 'h3';

export interface ManuscriptWarning {
  code: ManuscriptWarningCode;
  /** One sentence. */
  message: string;
}

export type ManuscriptWarningCode =
  /** Header and license of a Project Gutenberg text. */
  | 'gutenberg_left_out'
  /** Copyright page, table of contents, index and the like. */
  | 'matter_left_out'
  | 'notes_left_out'
  /** Running heads and page numbers. */
  | 'page_furniture_left_out'
  /** Pages of a PDF that are pictures, or empty. */
  | 'pages_without_text'
  /** No headings were found: all is one chapter, or several of even size. */
  | 'no_chapters'
  /** Some letters could not be read. */
  | 'unreadable_letters'
  /** A part that the book names is not in the file. */
  | 'missing_part'
  /** Its name or media type says another kind than its bytes do. */
  | 'mislabeled';
