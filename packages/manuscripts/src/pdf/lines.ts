/** A piece of text as a PDF places it. Lengths are points; y grows upward. */
export interface PlacedText {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

export interface Line {
  text: string;
  left: number;
  right: number;
  y: number;
  /** Of its letters, in points, to a tenth. */
  size: number;
}

/** Lines of a page in the order in which they were written. Pieces that are turned (margins, watermarks) are left out. */
export function linesOf(pieces: PlacedText[]): Line[] {
  const lines: Line[] = [];
  for (const { str, transform, width, height } of pieces) {
    const [a = 0, b = 0, , , left = 0, y = 0] = transform;
    if (str === '' || Math.abs(b) > Math.abs(a)) continue;
    const line = lines.at(-1);
    // what is raised or lowered less than this belongs to the line
    const reach = Math.max(line?.size ?? 0, height) * 0.5;
    if (!line || Math.abs(line.y - y) > reach || left < line.left - reach) {
      lines.push({ text: str, left, right: left + width, y, size: rounded(height) });
      continue;
    }
    const isApart = left - line.right > line.size * 0.15 && !/\s$/.test(line.text) && !/^\s/.test(str);
    line.text += isApart ? ` ${str}` : str;
    line.right = Math.max(line.right, left + width);
    line.size = Math.max(line.size, rounded(height));
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

const rounded = (size: number) => Math.round(size * 10) / 10;
