/** What begins and ends a paragraph. */
export const blockElements = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** What is no text, or is not read aloud; of `ruby` the letters are read and their small readings are not. */
export const silentElements = new Set(
  (
    'audio button canvas datalist embed frameset head iframe input map math menu nav noframes noscript object rp rt ' +
    'script select style svg template textarea video'
  ).split(' '),
);

/** `epub:type` of EPUB 3, `role` of DPUB-ARIA (without `doc-`) and the classes of Project Gutenberg's books. */
const notes = new Set(
  'footnote footnotes endnote endnotes rearnote rearnotes noteref backlink fnanchor noteanchor footnote-ref footnotes-list'.split(
    ' ',
  ),
);
const furniture = new Set('pagebreak pagenum pageno page-number pagelist page-list'.split(' '));
const matter = new Set('toc landmarks index copyright-page loi lot lof'.split(' '));

export type LeftOut = 'notes_left_out' | 'page_furniture_left_out' | 'matter_left_out';

/** Why an element with these attributes is not read, if it is not. */
export function whyLeftOut(attributes: Readonly<Record<string, string>>): LeftOut | 'hidden' | undefined {
  if ('hidden' in attributes || /display\s*:\s*none/i.test(attributes.style ?? '')) return 'hidden';
  const meanings = `${attributes['epub:type'] ?? ''} ${(attributes.role ?? '').replace(/\bdoc-/g, '')}`;
  for (const meaning of `${meanings} ${attributes.class ?? ''}`.toLowerCase().split(/\s+/)) {
    if (notes.has(meaning)) return 'notes_left_out';
    if (furniture.has(meaning)) return 'page_furniture_left_out';
  }
  for (const meaning of meanings.toLowerCase().split(/\s+/))
    if (matter.has(meaning)) return 'matter_left_out';
  return undefined;
}
