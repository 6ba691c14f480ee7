import { type ManuscriptLimits, manuscriptLimits } from './limits.ts';
import type { Block, ManuscriptWarning, ManuscriptWarningCode } from './manuscript.ts';
import { ManuscriptFailure } from './manuscript-failure.ts';
import type { ReadingOptions } from './manuscript-input.ts';

/** One reading of one manuscript: its limits, whether it was stopped, and what there is to say about it. */
export class Reading {
  readonly limits: ManuscriptLimits;
  readonly #signal: AbortSignal | undefined;
  readonly #warnings = new Map<ManuscriptWarningCode, string>();
  #characters = 0;

  constructor(options: ReadingOptions = {}) {
    this.limits = { ...manuscriptLimits, ...options.limits };
    this.#signal = options.signal;
    this.goOn();
  }

  /** @throws ManuscriptFailure `manuscript_aborted` */
  goOn(): void {
    if (this.#signal?.aborted) throw new ManuscriptFailure('manuscript_aborted');
  }

  /** Counts what becomes text. @throws ManuscriptFailure `manuscript_too_large` */
  count(block: Block): Block {
    this.#characters += block.text.length;
    if (this.#characters > this.limits.characters) throw new ManuscriptFailure('manuscript_too_large');
    return block;
  }

  /** @throws ManuscriptFailure `manuscript_too_large` */
  checkSize(bytes: number): void {
    if (bytes > this.limits.bytes) throw new ManuscriptFailure('manuscript_too_large');
  }

  warn(code: ManuscriptWarningCode): void {
    this.#warnings.set(code, sentences[code]);
  }

  warnings(): ManuscriptWarning[] {
    return [...this.#warnings].map(([code, message]) => ({ code, message }));
  }
}

const sentences: Record<ManuscriptWarningCode, string> = {
  gutenberg_left_out: 'The header and license of Project Gutenberg were left out.',
  matter_left_out: 'Pages that nobody reads aloud were left out: contents, copyright, index.',
  notes_left_out: 'Footnotes and endnotes were left out.',
  page_furniture_left_out: 'Page numbers and running heads were left out.',
  pages_without_text: 'Some pages hold no text: they are empty, or pictures.',
  no_chapters: 'No chapters were found, so the text was kept whole or divided evenly.',
  unreadable_letters: 'Some letters could not be read and are shown as �.',
  missing_part: 'A part that this book names is not in the file.',
  mislabeled: 'The name of this file says another kind than what it holds.',
};
