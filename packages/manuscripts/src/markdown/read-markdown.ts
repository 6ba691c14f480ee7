import MarkdownIt from 'markdown-it';
import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import { readHtmlBlocks } from '../html/read-html-blocks.ts';
import type { Manuscript } from '../manuscript.ts';
import type { Reading } from '../reading.ts';

const frontMatter = /^\ufeff?---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Reads Markdown (CommonMark with tables): chapters by headings, title and author of its front matter. */
export function readMarkdown(source: string, reading: Reading): Manuscript {
  const lines = source.replace(/\r\n?/g, '\n');
  const matter = frontMatter.exec(lines)?.[1];
  const body = withoutNotes(matter === undefined ? lines : lines.replace(frontMatter, ''), reading);
  const html = new MarkdownIt({ html: true }).render(body);
  const { blocks } = readHtmlBlocks(html, 'html', reading);
  const title = field(matter, 'title');
  return {
    kind: 'markdown',
    title,
    author: field(matter, 'author'),
    language: field(matter, 'lang(?:uage)?'),
    chapters: divideIntoChapters(blocks, title ?? 'Text', reading),
    warnings: reading.warnings(),
  };
}

/** `[^1]` and what it stands for, with the indented lines that go on. */
function withoutNotes(text: string, reading: Reading): string {
  const left = text.replace(/^\[\^[^\]\n]+\]:.*(?:\n(?:[ \t]+\S.*))*$/gm, '').replace(/\[\^[^\]\n]+\]/g, '');
  if (left !== text) reading.warn('notes_left_out');
  return left;
}

/** One line of YAML; what is more than a word or a quoted text stays out. */
const field = (matter: string | undefined, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(["']?)([^\\n[{|>].*?)\\1[ \\t]*$`, 'm').exec(matter ?? '')?.[2];
