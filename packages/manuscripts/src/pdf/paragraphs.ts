import { isChapterHeading } from '../chapters/chapter-words.ts';
import type { Block, BlockSubType } from '../manuscript.ts';
import type { Line } from './lines.ts';

interface Paragraph {
  subType: BlockSubType;
  lines: Line[];
}

/** The outline's entries: their text without spaces and case, and how deep they stand. */
export type OutlineLevels = Map<string, number>;

export const outlineKey = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Paragraphs by gaps, indents and short last lines; headings by the outline, by their size, or by their words. */
export function blocksOfPages(pages: Line[][], outline: OutlineLevels): Block[] {
  const typeOf = headings(pages.flat(), outline);
  const hyphenated = new Set(pages.flat().flatMap(({ text }) => text.match(/\p{L}+-\p{L}+/gu) ?? []));
  const paragraphs: Paragraph[] = [];
  for (const lines of pages) {
    const shape = shapeOf(lines);
    lines.forEach((line, at) => {
      const subType = typeOf(line);
      const paragraph = paragraphs.at(-1);
      const goesOn =
        paragraph?.subType === subType && continues(paragraph, line, at === 0 ? undefined : shape);
      if (paragraph && goesOn) paragraph.lines.push(line);
      else paragraphs.push({ subType, lines: [line] });
    });
  }
  return paragraphs.map(({ subType, lines }) => ({ subType, text: joined(lines, hyphenated) }));
}

function headings(lines: Line[], outline: OutlineLevels): (line: Line) => BlockSubType {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const body = [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
  const larger = [...letters.keys()].filter((size) => size > body * 1.15).sort((one, other) => other - one);
  return ({ text, size }) => {
    const level =
      outline.get(outlineKey(text)) ??
      (larger.includes(size) && text.length < 200 ? larger.indexOf(size) : -1);
    if (level >= 0) return (['h1', 'h2'] as const)[level] ?? 'h3';
    return isChapterHeading(text) ? 'h1' : 'p';
  };
}

interface Shape {
  left: number;
  right: number;
  pitch: number;
}

/** The margins and the distance of lines that most lines of a page have. */
function shapeOf(lines: Line[]): Shape {
  const pitches = lines
    .slice(1)
    .map(({ y }, at) => lines[at]!.y - y)
    .filter((pitch) => pitch > 0);
  const median = (values: number[]) =>
    [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    left: median(lines.map(({ left }) => left)),
    right: Math.max(0, ...lines.map(({ right }) => right)),
    pitch: median(pitches),
  };
}

/** Over the end of a page only the sentence says whether a paragraph goes on. */
function continues({ subType, lines }: Paragraph, line: Line, shape: Shape | undefined): boolean {
  const last = lines.at(-1)!;
  const isSentence = /[.!?:…]["'”’»)\]]*$/.test(last.text);
  if (!shape) return subType === 'p' && (!isSentence || /^\p{Ll}/u.test(line.text));
  const gap = last.y - line.y;
  if (gap > shape.pitch * 1.4 || gap < 0) return gap < 0 && !isSentence;
  if (subType !== 'p') return true;
  const isIndented = line.left > shape.left + line.size * 0.7 && last.left < line.left - line.size * 0.7;
  const isShort = last.right < shape.right - (shape.right - shape.left) * 0.2;
  return !isIndented && !(isShort && isSentence);
}

/** A word that was divided is joined, unless it is written with its hyphen elsewhere. */
const joined = (lines: Line[], hyphenated: Set<string>): string =>
  lines
    .map(({ text }) => text)
    .reduce((text, next) => {
      const start = /\p{L}+[-\u00ad\u2010]$/u.exec(text)?.[0];
      const end = /^\p{Ll}[\p{L}]*/u.exec(next)?.[0];
      if (!start || !end) return `${text} ${next}`;
      return hyphenated.has(`${start.slice(0, -1)}-${end}`) ? text + next : text.slice(0, -1) + next;
    });
