import { textWidth } from '@mynah/text/subtitles';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text in lines of a width in Latin letters, cut between words; a word that is wider stands alone. */
export function wrapLines(text: string, lineWidth: number): string[] {
  const lines: string[] = [];
  for (const piece of piecesOf(text)) {
    const last = lines.at(-1);
    if (last === undefined || textWidth((last + piece).trimEnd()) > lineWidth) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((line) => line.trim());
}

/** Between which a line may end: words with the space behind them. */
const piecesOf = (text: string): string[] =>
  (text.match(/\S+\s*/g) ?? []).flatMap((run) => (unspaced.test(run) ? splitUnspaced(run) : [run]));

function splitUnspaced(run: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const before = pieces.at(-1);
    const belongs =
      before !== undefined && (/^[\p{P}\s]+$/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(before));
    if (belongs) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** One line, or several of about the same width. */
export function balanceLines(text: string, lineWidth: number): string[] {
  const lines = wrapLines(text, lineWidth);
  if (lines.length < 2) return lines;
  const even = Math.ceil(textWidth(text) / lines.length);
  for (let width = even; width < lineWidth; width++) {
    const balanced = wrapLines(text, width);
    if (balanced.length === lines.length && balanced.every((line) => textWidth(line) <= lineWidth))
      return balanced;
  }
  return lines;
}
