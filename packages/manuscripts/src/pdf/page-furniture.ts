import type { Line } from './lines.ts';

/** Pages without their numbers and running heads: what stands first or last on a page and comes again on others. */
export function withoutFurniture(pages: Line[][]): { pages: Line[][]; leftOut: number } {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let leftOut = 0;
  const bodies = pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter((line) => {
      const isFurniture =
        edges.has(line) && (pageNumber.test(line.text) || (counts.get(keyOf(line)) ?? 0) >= 3);
      if (isFurniture) leftOut += 1;
      return !isFurniture;
    });
  });
  return { pages: bodies, leftOut };
}

/** The two highest and the two lowest lines; a head may have its number in a line of its own. */
function edgesOf(lines: Line[]): Line[] {
  const byHeight = [...lines].sort((one, other) => other.y - one.y);
  return byHeight.length <= 4
    ? [byHeight[0]!, byHeight.at(-1)!].filter(Boolean)
    : [...byHeight.slice(0, 2), ...byHeight.slice(-2)];
}

/** The same but for numbers, at the same height. */
const keyOf = ({ text, y }: Line) => `${text.replace(/\d+/g, '#')} ${Math.round(y / 4)}`;

const pageNumber =
  /^(?:(?:page|p\.|seite)\s*)?[-–—]?\s*(?:\d{1,4}|[ivxl]{1,7})\s*[-–—]?(?:\s*(?:of|\/|von)\s*\d{1,4})?$/i;
