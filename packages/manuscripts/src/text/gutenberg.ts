import type { Reading } from '../reading.ts';

export interface GutenbergText {
  text: string;
  isGutenberg: boolean;
  title?: string;
  author?: string;
  language?: string;
}

const start = /^\*{3} ?START OF TH(?:E|IS) PROJECT GUTENBERG EBOOK[^\n]*$/im;
const end =
  /^(?:\*{3} ?END OF TH(?:E|IS) PROJECT GUTENBERG EBOOK|End of (?:the )?Project Gutenberg(?:'|’)s)[^\n]*$/im;

/** Takes a Project Gutenberg text out of its header and license, and reads what the header says of it. */
export function withoutGutenberg(text: string, reading: Reading): GutenbergText {
  const begin = start.exec(text);
  if (!begin) return { text, isGutenberg: false };
  const header = text.slice(0, begin.index);
  const body = text.slice(begin.index + begin[0].length);
  const license = end.exec(body);
  reading.warn('gutenberg_left_out');
  return {
    text: plainMarks(license ? body.slice(0, license.index) : body, reading),
    isGutenberg: true,
    title: field(header, 'Title'),
    author: field(header, 'Author'),
    language: languages[field(header, 'Language') ?? ''],
  };
}

/** Its plain texts mark italics by underscores, and name pictures and notes in brackets. */
function plainMarks(text: string, reading: Reading): string {
  const withoutNotes = text.replace(/\[Footnote[^\][]{0,5000}\]/g, '');
  if (withoutNotes !== text) reading.warn('notes_left_out');
  const marks = withoutNotes === text ? withoutNotes : withoutNotes.replace(/\[(?:\d{1,3}|[A-Z*])\]/g, '');
  return marks
    .replace(/\[Illustration[^\][]{0,5000}\]/g, '')
    .replace(/(?<![\p{L}\p{N}])_([^_]{1,2000})_(?![\p{L}\p{N}])/gu, '$1');
}

const field = (header: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(.+(?:\\n {2,}.+)*)$`, 'm').exec(header)?.[1]?.replace(/\s+/g, ' ').trim();

const languages: Record<string, string> = {
  English: 'en',
  French: 'fr',
  German: 'de',
  Spanish: 'es',
  Italian: 'it',
  Portuguese: 'pt',
  Dutch: 'nl',
  Finnish: 'fi',
  Swedish: 'sv',
  Danish: 'da',
  Polish: 'pl',
  Hungarian: 'hu',
  Greek: 'el',
  Latin: 'la',
  Chinese: 'zh',
  Japanese: 'ja',
};
