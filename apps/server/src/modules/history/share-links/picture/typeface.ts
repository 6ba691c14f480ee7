import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

const { resolve } = createRequire(import.meta.url);

/** Inter comes in files by script; the commonest first. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext'];

/** Text as outlines, so that the picture is the same on every machine. */
export class Typeface {
  readonly #weight: 500 | 600;
  readonly #fonts = new Map<string, Font>();

  constructor(weight: 500 | 600) {
    this.#weight = weight;
  }

  /** Without the characters that no file of the face has. */
  covered(text: string): string {
    return [...text.normalize('NFC')].filter((character) => this.#fontOf(character)).join('');
  }

  widthOf(text: string, sizePx: number): number {
    let width = 0;
    for (const { glyph, font, kerning } of this.#glyphs(text)) {
      width += (((glyph.advanceWidth ?? 0) + kerning) * sizePx) / font.unitsPerEm;
    }
    return width;
  }

  /** The path data of one line whose baseline begins at x and y. */
  outline(text: string, { x, y, sizePx }: { x: number; y: number; sizePx: number }): string {
    let path = '';
    let left = x;
    for (const { glyph, font, kerning } of this.#glyphs(text)) {
      const scale = sizePx / font.unitsPerEm;
      left += kerning * scale;
      path += glyph.getPath(left, y, sizePx).toPathData(1);
      left += (glyph.advanceWidth ?? 0) * scale;
    }
    return path;
  }

  *#glyphs(text: string): Generator<{ glyph: Glyph; font: Font; kerning: number }> {
    let last: { glyph: Glyph; font: Font } | undefined;
    for (const character of text) {
      const font = this.#fontOf(character);
      if (!font) continue;
      const glyph = font.charToGlyph(character);
      const kerning = last?.font === font ? font.getKerningValue(last.glyph, glyph) : 0;
      yield { glyph, font, kerning };
      last = { glyph, font };
    }
  }

  #fontOf(character: string): Font | undefined {
    for (const subset of subsets) {
      const font = this.#load(subset);
      if (font.charToGlyphIndex(character) > 0) return font;
    }
    return undefined;
  }

  #load(subset: string): Font {
    const loaded = this.#fonts.get(subset);
    if (loaded) return loaded;
    const file = readFileSync(resolve(`@fontsource/inter/files/inter-${subset}-${this.#weight}-normal.woff`));
    const font = opentype.parse(new Uint8Array(file).buffer);
    this.#fonts.set(subset, font);
    return font;
  }
}
