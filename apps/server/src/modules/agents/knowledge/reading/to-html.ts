import { escapeMarkup } from '../../../../platform/http/escape-markup.ts';

const heading = /^(#{1,3}) +(.+)$/;

/** What a document says, as simple HTML: headings and paragraphs. */
export const toHtml = (content: string): string =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const [, marks, words] = heading.exec(paragraph) ?? [];
      if (marks && words) return `<h${marks.length}>${escapeMarkup(words)}</h${marks.length}>`;
      return `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`;
    })
    .join('\n');
