import { unspeakableLetters } from '../language/scripts.ts';
import type { MappedText, Rewriter } from '../mapped-text.ts';
import type { WarningList } from '../warnings.ts';

/** Joiners are letters' business in these scripts and must stay between their letters. */
const joinedScripts =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Malayalam}\\p{Script=Kannada}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}\\p{M}]';
const joiner = new RegExp(`(?<!${joinedScripts})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joinedScripts})`, 'gu');
/** Formatting without sound: soft hyphen, zero widths, bidi marks, variation selectors, language tags. */
const invisible =
  /(?:\u034F|\u180B|\u180C|\u180D|\u180F|\p{Variation_Selector}|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\u{1BCA0}-\u{1BCA3}\u{E0000}-\u{E0FFF}])+/gu;
const control = /(?:(?!\s)[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD])+/gu;
const keycap = /([0-9#*])\uFE0F?\u20E3/gu;
/** A pictograph with skin tones and joined others, a flag, or the pieces of such a thing alone; not `©`, `®`, `™`. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})(?:[\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})*/gu;
/** Letters and digits in disguise: full width, mathematical, ligatures, circled, Roman numeral signs, presentation forms. */
const disguised =
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF03-\uFF06\uFF0B\uFF20\uFFE0-\uFFE6\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F10A}\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC\u2100-\u2115\u2119-\u211D\u2121-\u2125\u212A-\u2138\u2160-\u217F\u2460-\u24E9\u3300-\u33FF]|[\uFF66-\uFF9F]+/gu;
/** Signs between digits that are wide in East Asian text. */
const wideBetweenDigits = /(?<=[0-9０-９])[．：／－](?=[0-9０-９])/gu;
const marked = /[\p{L}\p{N}]\p{M}+/gu;
/** Drawings, braille, music, dingbats and the like that have no agreed reading. */
const drawings =
  /[\u2190-\u21FF\u2300-\u2421\u2440-\u245F\u2500-\u2BFF\u2800-\u28FF\u2E80-\u2FFF\u4DC0-\u4DFF\u{1D000}-\u{1D35F}\u{1F000}-\u{1FAFF}]+/gu;
const space = /\s+/gu;

const steps: readonly [RegExp, Rewriter][] = [
  [keycap, ([, key]) => key],
  [emoji, () => ' '],
  [disguised, ([found]) => found.normalize('NFKC')],
  [wideBetweenDigits, ([found]) => found.normalize('NFKC')],
  [joiner, () => ''],
  [invisible, () => ''],
  [control, () => ''],
  [marked, ([found]) => compose(found)],
  [drawings, () => ' '],
];

/** Most marks that a letter can carry in any living orthography. */
const maxMarks = 4;

function compose(found: string): string {
  const composed = found.normalize('NFC');
  const [base = '', ...marks] = composed;
  return base + marks.slice(0, maxMarks).join('');
}

const plain = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u00FF\u2018-\u201D]*$/;
const doubleSpace = / {2}/;

/**
 * Takes out what cannot be spoken (controls, invisible marks, emoji, letters of unknown scripts) and gives letters in
 * disguise their plain form. White space becomes single spaces. Done in every normalization mode.
 */
export function cleanText(text: MappedText, warnings: WarningList): MappedText {
  if (plain.test(text.text) && !doubleSpace.test(text.text)) return text;
  let cleaned = text;
  for (const [pattern, rewrite] of steps) cleaned = cleaned.replace(pattern, rewrite);
  let skipped = 0;
  cleaned = cleaned.replace(unspeakableLetters, () => {
    skipped += 1;
    return '';
  });
  if (skipped > 0) warnings.add('skipped_characters', sayVoiceless, skipped);
  return cleaned.replace(space, () => ' ');
}

function sayVoiceless(count: number): string {
  return `${count} characters of scripts that no voice can speak were skipped.`;
}
