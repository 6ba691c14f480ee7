import { isChapterNumber } from '../chapters/chapter-words.ts';
import type { Block, BlockSubType } from '../manuscript.ts';
import { type Attributes, type MarkupLanguage, readMarkup } from '../markup/read-markup.ts';
import type { Reading } from '../reading.ts';
import { blockElements, silentElements, whyLeftOut } from './elements.ts';
import { TableRows } from './table-rows.ts';

export interface HtmlBlocks {
  blocks: Block[];
  /** Names (`id`) to the index of the block that they stand in or before. */
  anchors: Map<string, number>;
  title: string | undefined;
  language: string | undefined;
  author: string | undefined;
}

/**
 * The text of HTML as a person would read it aloud: one block for each heading, paragraph, list entry and table row.
 * Notes, page numbers, navigation and what is hidden are left out.
 *
 * @throws ManuscriptFailure of `readMarkup`, `manuscript_too_large`
 */
export function readHtmlBlocks(markup: string, language: 'html' | 'xhtml', reading: Reading): HtmlBlocks {
  const reader = new HtmlBlockReader(reading);
  readMarkup(markup, language satisfies MarkupLanguage, reading, reader);
  return reader.end();
}

class HtmlBlockReader {
  readonly #reading: Reading;
  readonly #blocks: Block[] = [];
  readonly #anchors = new Map<string, number>();
  /** Where blocks go: the cell of a table, or the page. */
  readonly #sinks: Block[][] = [this.#blocks];
  readonly #tables: TableRows[] = [];
  readonly #lists: { next: number | undefined }[] = [];
  readonly #references: { name: string; start: number; isLink: boolean }[] = [];
  /** How deep within an element that is left out. */
  #silence = 0;
  #isTitle = false;
  #subType: BlockSubType = 'p';
  #text = '';
  #prefix = '';
  #isPreformatted = false;
  #title = '';
  #language: string | undefined;
  #author: string | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#silence > 0) {
      this.#silence += 1;
      this.#ofHead(name, attributes);
      return;
    }
    if (name === 'html') this.#language = attributes.lang || attributes['xml:lang'] || undefined;
    const anchor = attributes.id ?? (name === 'a' ? attributes.name : undefined);
    if (anchor && !this.#anchors.has(anchor)) this.#anchors.set(anchor, this.#blocks.length);
    const why = silentElements.has(name) ? 'hidden' : whyLeftOut(attributes);
    if (why) {
      if (why !== 'hidden') this.#reading.warn(why);
      this.#silence = 1;
      return;
    }
    if (blockElements.has(name)) this.#openBlock(name, attributes);
    else this.#openInline(name, attributes);
  }

  close(name: string): void {
    if (name === 'title') this.#isTitle = false;
    if (this.#silence > 0) {
      this.#silence -= 1;
      return;
    }
    if (blockElements.has(name)) this.#closeBlock(name);
    else if (name === 'sup' || name === 'a') this.#closeReference(name);
  }

  text(text: string): void {
    if (this.#isTitle) this.#title += text;
    if (this.#silence > 0) return;
    if (!this.#isPreformatted) {
      this.#text += text;
      return;
    }
    const [first = '', ...paragraphs] = text.split(/\n[ \t]*\n/);
    this.#text += first;
    for (const paragraph of paragraphs) {
      this.#flush();
      this.#text += paragraph;
    }
  }

  end(): HtmlBlocks {
    this.#flush();
    return {
      blocks: this.#blocks,
      anchors: this.#anchors,
      title: spaced(this.#title) || undefined,
      language: this.#language,
      author: this.#author,
    };
  }

  #ofHead(name: string, attributes: Attributes): void {
    if (name === 'title' && !this.#title) this.#isTitle = true;
    if (name === 'meta' && attributes.name?.toLowerCase() === 'author') {
      this.#author ??= spaced(attributes.content ?? '') || undefined;
    }
  }

  #openBlock(name: string, attributes: Attributes): void {
    this.#flush();
    if (/^h[1-6]$/.test(name)) this.#subType = headingTypes[name] ?? 'h3';
    if (name === 'pre') this.#isPreformatted = true;
    if (name === 'ul' || name === 'ol')
      this.#lists.push({ next: name === 'ol' ? firstNumber(attributes) : undefined });
    if (name === 'li') this.#beginEntry(attributes);
    if (name === 'table') this.#tables.push(new TableRows());
    const table = this.#tables.at(-1);
    if (table && (name === 'td' || name === 'th')) this.#sinks.push(table.beginCell(name === 'th'));
  }

  #openInline(name: string, attributes: Attributes): void {
    if (name === 'br')
      this.#text += this.#subType !== 'p' && isChapterNumber(spaced(this.#text)) ? '. ' : ' ';
    // initials that are drawn
    if (name === 'img' && /^\p{L}$/u.test(attributes.alt ?? '')) this.#text += attributes.alt;
    if (name === 'sup' || name === 'a') {
      const isLink = name === 'a' && (attributes.href ?? '').includes('#');
      this.#references.push({ name, start: this.#text.length, isLink });
    }
  }

  #closeBlock(name: string): void {
    this.#flush();
    if (/^h[1-6]$/.test(name)) this.#subType = 'p';
    if (name === 'pre') this.#isPreformatted = false;
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    const table = this.#tables.at(-1);
    if (!table) return;
    if ((name === 'td' || name === 'th') && this.#sinks.length > 1) this.#sinks.pop();
    if (name === 'tr') this.#sinks.at(-1)?.push(...table.endRow());
    if (name === 'table') {
      this.#sinks.at(-1)?.push(...table.endRow(), ...table.end());
      this.#tables.pop();
    }
  }

  /** The mark of a note is a link that is raised, or a number in brackets that leads somewhere. */
  #closeReference(name: string): void {
    const reference = this.#references.at(-1);
    if (reference?.name !== name) return;
    this.#references.pop();
    const outer = this.#references.at(-1);
    if (reference.isLink && outer) outer.isLink = true;
    const isRaised = name === 'sup' || outer?.name === 'sup';
    const isLink = reference.isLink || (name === 'sup' && outer?.isLink);
    const mark = this.#text.slice(reference.start).trim();
    if (!isLink || !(isRaised ? raisedMark : bracketedMark).test(mark)) return;
    this.#text = this.#text.slice(0, reference.start);
    this.#reading.warn('notes_left_out');
  }

  #beginEntry(attributes: Attributes): void {
    const list = this.#lists.at(-1);
    if (list?.next === undefined) return;
    const own = Number.parseInt(attributes.value ?? '', 10);
    if (Number.isSafeInteger(own)) list.next = own;
    this.#prefix = `${list.next}. `;
    list.next += 1;
  }

  #flush(): void {
    const text = spaced(this.#text);
    this.#text = '';
    // what is open around this paragraph began before it
    for (const reference of this.#references) reference.start = 0;
    if (!text) return;
    const block = this.#reading.count({ subType: this.#subType, text: `${this.#prefix}${text}` });
    this.#prefix = '';
    this.#sinks.at(-1)?.push(block);
  }
}

const headingTypes: Record<string, BlockSubType> = { h1: 'h1', h2: 'h2' };
const raisedMark = /^[[(]?(?:\d{1,4}|[a-z]|[ivxl]{1,6}|[*†‡§¶#]{1,3})[\])]?$/i;
const bracketedMark = /^\[(?:\d{1,4}|[a-z]|[ivxl]{1,6}|[*†‡§¶#]{1,3})\]$/i;

/** Soft hyphens and marks of no width are not heard. */
const spaced = (text: string) =>
  text
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function firstNumber(attributes: Attributes): number {
  const start = Number.parseInt(attributes.start ?? '', 10);
  return Number.isSafeInteger(start) ? start : 1;
}
