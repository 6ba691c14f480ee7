import {
  addLine,
  changeLine,
  type DubDocument,
  deleteLine,
  type Line,
  LONGEST_MS,
  lineOf,
  SHORTEST_MS,
} from '#web/features/dubbing/document/dub-document.ts';

interface SplitOptions {
  atMs: number;
  /** Of the later half. */
  newId: string;
  /** Where the text under the cursor is cut; the other is cut in proportion. */
  textAt?: number;
}

/** Two lines of one, cut in time and between words. The same document where there is nothing to cut. */
export function splitLine(dub: DubDocument, id: string, { atMs, newId, textAt }: SplitOptions): DubDocument {
  const line = lineOf(dub, id);
  if (!line || atMs - line.startMs < SHORTEST_MS || line.endMs - atMs < SHORTEST_MS) return dub;
  const share = (atMs - line.startMs) / (line.endMs - line.startMs);
  const source = cutText(line.sourceText, Math.round(line.sourceText.length * share));
  const target = cutText(line.text, textAt ?? Math.round(line.text.length * share));
  const at = Math.round(atMs);
  const first = changeLine(dub, id, { endMs: at, sourceText: source[0], text: target[0] });
  return addLine(first, { ...line, id: newId, startMs: at, sourceText: source[1], text: target[1] });
}

/** At the end of the nearest word. */
export function cutText(text: string, at: number): [string, string] {
  const gaps = [...text.matchAll(/\s+/gu)].map(({ index }) => index);
  if (gaps.length === 0) return cutWithoutSpaces(text, at);
  const place = gaps.reduce((best, gap) => (Math.abs(gap - at) < Math.abs(best - at) ? gap : best));
  return [text.slice(0, place).trim(), text.slice(place).trim()];
}

/** Japanese and Chinese put none between words; a word alone stays whole. */
function cutWithoutSpaces(text: string, at: number): [string, string] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [text, ''];
  return [text.slice(0, at), text.slice(at)];
}

/** The next line of the same speaker. */
export const followerOf = ({ lines }: DubDocument, line: Line): Line | undefined =>
  lines.find(
    (other) => other.speakerId === line.speakerId && other.id !== line.id && other.startMs >= line.startMs,
  );

/** One line of two that follow each other; the first keeps its name. */
export function mergeWithNext(dub: DubDocument, id: string): DubDocument {
  const line = lineOf(dub, id);
  const next = line && followerOf(dub, line);
  if (!line || !next || next.endMs - line.startMs > LONGEST_MS) return dub;
  const joined = changeLine(dub, id, {
    endMs: Math.max(line.endMs, next.endMs),
    sourceText: joinTexts(line.sourceText, next.sourceText),
    text: joinTexts(line.text, next.text),
    isLocked: line.isLocked && next.isLocked,
  });
  return deleteLine(joined, next.id);
}

const joinTexts = (one: string, other: string): string => [one, other].filter(Boolean).join(' ');
