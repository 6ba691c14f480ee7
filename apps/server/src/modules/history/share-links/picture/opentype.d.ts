/** The part of opentype.js that the picture needs; the package brings no types. */
declare module 'opentype.js' {
  export interface Glyph {
    index: number;
    /** In font units. */
    advanceWidth?: number;
    getPath(x: number, y: number, sizePx: number): { toPathData(decimals: number): string };
  }
  export interface Font {
    unitsPerEm: number;
    /** 0: the font has no such character. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    /** In font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** A CommonJS module: its names come with the default. */
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
