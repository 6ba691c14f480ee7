import type { Block } from '../manuscript.ts';

interface Cell {
  isHeader: boolean;
  blocks: Block[];
}

/** A table as it is read aloud: a row is a paragraph, each value after the name of its column. */
export class TableRows {
  #cells: Cell[] = [];
  #headers: string[] | undefined;
  #headersWereRead = false;

  beginCell(isHeader: boolean): Block[] {
    const blocks: Block[] = [];
    this.#cells.push({ isHeader, blocks });
    return blocks;
  }

  endRow(): Block[] {
    const cells = this.#cells.filter(({ blocks }) => blocks.length > 0);
    const all = this.#cells;
    this.#cells = [];
    // a table that only arranges a page holds paragraphs, and they stay paragraphs
    if (cells.some(({ blocks }) => blocks.length > 1 || blocks[0]?.subType !== 'p') || all.length < 2) {
      return cells.flatMap(({ blocks }) => blocks);
    }
    const texts = all.map(({ blocks }) => blocks[0]?.text ?? '');
    if (all.every(({ isHeader }) => isHeader) && !this.#headers) {
      this.#headers = texts;
      return [];
    }
    this.#headersWereRead = true;
    return [{ subType: 'p', text: rowText(texts, this.#headers, all[0]?.isHeader ?? false) }];
  }

  /** Names of columns that nothing stood under. */
  end(): Block[] {
    const left = this.#headers && !this.#headersWereRead ? this.#headers.filter(Boolean) : [];
    return left.length > 0 ? [{ subType: 'p', text: left.join('; ') }] : [];
  }
}

function rowText(texts: string[], headers: string[] | undefined, beginsWithName: boolean): string {
  if (headers?.length === texts.length) {
    return texts
      .flatMap((text, at) => (text ? [headers[at] ? `${headers[at]}: ${text}` : text] : []))
      .join('; ');
  }
  const filled = texts.filter(Boolean);
  return beginsWithName ? `${filled[0]}: ${filled.slice(1).join('; ')}` : filled.join('; ');
}
