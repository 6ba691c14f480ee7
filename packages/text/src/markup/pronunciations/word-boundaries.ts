const wordUnit = /[\p{L}\p{M}\p{N}_]/u;
const mark = /\p{M}/u;
const lowSurrogate = /[\uDC00-\uDFFF]/;
const digit = /\p{Nd}/u;
/** Between two digits, they make one number, date or time of them. */
const numberSign = /[.,:/'’-]/;

/**
 * Scripts that do not part words by spaces: any place is a boundary. A row of katakana is one word, since it is most
 * often a name.
 */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const katakana = /[\p{Script=Katakana}ー]/u;

/** Whether a word may begin or end at this UTF-16 offset. */
export function isWordBoundary(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at];
  if (before === undefined || after === undefined) return true;
  if (!isCharacterBoundary(text, at)) return false;
  if (!wordUnit.test(before) || !wordUnit.test(after)) return true;
  if (unspaced.test(before) || unspaced.test(after)) return true;
  return katakana.test(before) !== katakana.test(after);
}

/** Whether a letter with its marks may begin or end here. */
export function isCharacterBoundary(text: string, at: number): boolean {
  const after = text[at];
  return at === 0 || after === undefined || !(lowSurrogate.test(after) || mark.test(after));
}

/** Whether the stretch is a part of a longer number, date or time: the 5 of `5,000`. */
export function isWithinNumber(text: string, start: number, end: number): boolean {
  const isDigit = (at: number) => digit.test(text[at] ?? '');
  const isSign = (at: number) => numberSign.test(text[at] ?? '');
  return (
    (isDigit(start) && isSign(start - 1) && isDigit(start - 2)) ||
    (isDigit(end - 1) && isSign(end) && isDigit(end + 1))
  );
}
