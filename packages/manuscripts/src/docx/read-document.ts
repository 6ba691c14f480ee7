import { TableRows } from '../html/table-rows.ts';
import type { Block } from '../manuscript.ts';
import { localName } from '../markup/read-elements.ts';
import { type Attributes, readMarkup } from '../markup/read-markup.ts';
import type { Reading } from '../reading.ts';
import type { Numbering } from './numbering.ts';
import { headingType, type ParagraphKind } from './styles.ts';

export interface DocumentContext {
  kinds: Map<string, ParagraphKind>;
  numbering: Numbering;
  reading: Reading;
}

/**
 * The paragraphs of a document of Word (ECMA-376, 17.2) as it stands when its tracked changes are accepted.
 *
 * @throws ManuscriptFailure of `readMarkup`, `manuscript_too_large`
 */
export function readDocument(markup: string, context: DocumentContext): Block[] {
  const reader = new DocumentReader(context);
  readMarkup(markup, 'xml', context.reading, reader);
  return reader.blocks;
}

interface Paragraph {
  kind: ParagraphKind;
  text: string;
  list: string | undefined;
  depth: number;
}

/** Deleted, moved away, replaced by something newer, or instructions that make text. */
const leftOut = new Set(['del', 'movefrom', 'fallback', 'instrtext', 'pprchange', 'rprchange', 'sectpr']);
const spaces = new Set(['tab', 'br', 'cr', 'ptab']);

class DocumentReader {
  readonly blocks: Block[] = [];
  readonly #context: DocumentContext;
  readonly #sinks: Block[][] = [this.blocks];
  readonly #tables: TableRows[] = [];
  /** A text box holds paragraphs within a paragraph. */
  readonly #paragraphs: Paragraph[] = [];
  #silence = 0;
  #isText = false;
  #isHidden = false;
  #ofRun = false;

  constructor(context: DocumentContext) {
    this.#context = context;
  }

  open(prefixed: string, attributes: Attributes): void {
    const name = localName(prefixed);
    if (this.#silence > 0 || leftOut.has(name)) {
      this.#silence += 1;
      return;
    }
    const table = this.#tables.at(-1);
    if (name === 'tbl') this.#tables.push(new TableRows());
    else if (name === 'tc' && table) this.#sinks.push(table.beginCell(false));
    else if (name === 'p') this.#paragraphs.push({ kind: 'p', text: '', list: undefined, depth: 0 });
    else if (name === 'r') this.#beginRun();
    else if (name === 't') this.#isText = true;
    else if (name === 'footnotereference' || name === 'endnotereference')
      this.#context.reading.warn('notes_left_out');
    else this.#ofParagraph(name, attributes);
  }

  close(prefixed: string): void {
    const name = localName(prefixed);
    if (this.#silence > 0) {
      this.#silence -= 1;
      return;
    }
    if (name === 't') this.#isText = false;
    if (name === 'r') this.#ofRun = false;
    if (name === 'p') this.#endParagraph(this.#paragraphs.pop());
    if (name === 'tc' && this.#sinks.length > 1) this.#sinks.pop();
    const table = this.#tables.at(-1);
    if (name === 'tr' && table) this.#sinks.at(-1)?.push(...table.endRow());
    if (name === 'tbl') this.#tables.pop();
  }

  text(text: string): void {
    if (this.#silence === 0 && this.#isText) this.#add(text);
  }

  #beginRun(): void {
    this.#ofRun = true;
    this.#isHidden = false;
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph && !this.#isHidden) paragraph.text += text;
  }

  #ofParagraph(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    const value = attributes['w:val'] ?? '';
    if (this.#ofRun) {
      if (spaces.has(name)) this.#add(' ');
      if (name === 'nobreakhyphen') this.#add('-');
      if (name === 'vanish') this.#isHidden = value !== '0' && value !== 'false';
      return;
    }
    if (name === 'pstyle') paragraph.kind = this.#context.kinds.get(value) ?? 'p';
    if (name === 'outlinelvl' && paragraph.kind === 'p') paragraph.kind = headingType(Number(value));
    if (name === 'numid') paragraph.list = value;
    if (name === 'ilvl') paragraph.depth = Number(value);
  }

  #endParagraph(paragraph: Paragraph | undefined): void {
    const text = paragraph?.text.replace(/\s+/g, ' ').trim();
    if (!paragraph || !text) return;
    const { numbering, reading } = this.#context;
    if (paragraph.kind === 'contents') {
      reading.warn('matter_left_out');
      return;
    }
    const { kind, list, depth } = paragraph;
    const number = kind === 'p' && list !== undefined ? numbering.next(list, depth) : '';
    this.#sinks.at(-1)?.push(reading.count({ subType: kind, text: `${number}${text}` }));
  }
}
