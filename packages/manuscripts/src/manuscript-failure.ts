/** Why a file cannot be read. `code` is stable; the message is one sentence for the person who brought it. */
export class ManuscriptFailure extends Error {
  readonly code: ManuscriptFailureCode;

  constructor(code: ManuscriptFailureCode, message: string = sentences[code], options?: ErrorOptions) {
    super(message, options);
    this.name = 'ManuscriptFailure';
    this.code = code;
  }
}

const sentences = {
  manuscript_encrypted: 'This file is encrypted or locked with a password: bring one that opens without it.',
  manuscript_broken: 'This file is damaged and cannot be read.',
  manuscript_too_large: 'This file is too large to be read as a book.',
  manuscript_too_many_entries: 'This file holds far more parts than a book has.',
  manuscript_nested_archive: 'This file is an archive of other files: unpack it and bring the book itself.',
  manuscript_entities: 'This file declares entities of its own, which no book needs: they are not read.',
  manuscript_without_text: 'There is no text in this file.',
  manuscript_kind_unknown:
    'This is no book that can be read here: bring text, Markdown, HTML, EPUB, DOCX or PDF.',
  manuscript_takes_too_long: 'Reading this file takes too long, and was stopped.',
  manuscript_aborted: 'Reading was stopped.',
} as const;

export type ManuscriptFailureCode = keyof typeof sentences;
