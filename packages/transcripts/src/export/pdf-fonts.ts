import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The files of Inter, by the ranges that their package gives for them. The commonest first. */
const subsets: readonly { name: string; covers: RegExp }[] = [
  {
    name: 'latin',
    covers:
      /^[\t -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\ufeff\ufffd]$/,
  },
  {
    name: 'latin-ext',
    covers: /^[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u2070-\u20cf\u2113\u2c60-\u2c7f\ua720-\ua7ff]$/,
  },
  { name: 'cyrillic', covers: /^[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]$/ },
  { name: 'cyrillic-ext', covers: /^[\u0460-\u052f\u1c80-\u1c8a\u20b4\u2de0-\u2dff\ua640-\ua69f]$/ },
  { name: 'greek', covers: /^[\u0370-\u03ff]$/ },
  { name: 'greek-ext', covers: /^[\u1f00-\u1fff]$/ },
];

/** The file of the face that has a character; undefined when none has it. */
export const fontOf = (character: string): string | undefined =>
  subsets.find(({ covers }) => covers.test(character))?.name;

export const readFont = (subset: string, weight: 400 | 600): Buffer =>
  readFileSync(resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`));

export const fontSubsets = subsets.map(({ name }) => name);

/** A text in stretches of one font file each. @throws Error at a character that no file has */
export function fontRuns(text: string): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    // spaces and marks go with what stands before them
    const font = last && /^[\s\p{P}]$/u.test(character) ? last.font : fontOf(character);
    if (!font) throw new MissingGlyph(character);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** A script that the typeface does not have. */
export class MissingGlyph extends Error {
  constructor(character: string) {
    super(`The typeface has no ${character}.`);
    this.name = 'MissingGlyph';
  }
}
