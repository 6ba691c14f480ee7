import type { BookChapter } from '../book.ts';
import { clockValue, escaped, xmlHead } from './markup.ts';

/** Names of the files of a chapter, within the folder of the package document. */
export interface ChapterFiles {
  /** Unique in the package. */
  id: string;
  text: string;
  overlay: string;
  audio: string;
}

export function chapterFiles(index: number, audioExtension: string): ChapterFiles {
  const id = `chapter-${String(index + 1).padStart(3, '0')}`;
  return {
    id,
    text: `text/${id}.xhtml`,
    overlay: `overlay/${id}.smil`,
    audio: `audio/${id}.${audioExtension}`,
  };
}

const wordId = (index: number): string => `w${index + 1}`;

/** The text of a chapter, each word in a span of its own. Source: EPUB 3.3, XHTML content documents. */
export function chapterDocument({ title, texts }: BookChapter, language: string): string {
  let count = 0;
  const blocks = texts.flatMap(({ type, words }) => {
    if (words.length === 0) return [];
    const said = words.map(
      ({ text, joined }, place) =>
        `${place > 0 && !joined ? ' ' : ''}<span id="${wordId(count++)}">${escaped(text)}</span>`,
    );
    return [`<${type}>${said.join('')}</${type}>`];
  });
  // a chapter that names itself needs no second title
  const names = texts.find(({ words }) => words.length > 0)?.type !== 'p' && blocks.length > 0;
  const heading = names ? [] : [`<h1>${escaped(title)}</h1>`];
  return page({ title, language, styles: '../style.css', body: [...heading, ...blocks].join('\n') });
}

/** A page of the book. */
export const page = (of: { title: string; language: string; styles: string; body: string }): string =>
  `${xmlHead}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escaped(of.language)}" xml:lang="${escaped(of.language)}">
<head>
<title>${escaped(of.title)}</title>
<link rel="stylesheet" type="text/css" href="${of.styles}" />
</head>
<body>
${of.body}
</body>
</html>
`;

/**
 * When each word of a chapter is heard. A clip ends where the next one begins, so that a reader that plays clip by clip
 * leaves nothing out: the first begins with the sound, the last ends with it. Source: EPUB 3.3, media overlays.
 */
export function mediaOverlay({ texts, durationSeconds }: BookChapter, files: ChapterFiles): string {
  const starts = texts.flatMap(({ words }) => words.map(({ start }) => start));
  const audio = `../${files.audio}`;
  const pars = starts.map((start, index) => {
    const begin = index === 0 ? 0 : start;
    const end = starts[index + 1] ?? durationSeconds;
    const clip = `<audio src="${audio}" clipBegin="${clockValue(begin)}" clipEnd="${clockValue(end)}" />`;
    return `<par id="p${index + 1}"><text src="../${files.text}#${wordId(index)}" />${clip}</par>`;
  });
  return `${xmlHead}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="chapter" epub:textref="../${files.text}">
${pars.join('\n')}
</seq>
</body>
</smil>
`;
}

/** Has it words to follow? */
export const hasOverlay = ({ texts }: BookChapter): boolean => texts.some(({ words }) => words.length > 0);
