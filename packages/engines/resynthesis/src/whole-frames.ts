/**
 * Borders on whole frames that leave each token one frame at least, as near as may be to where they are wanted.
 * @param borders where each token ends, in frames; they may go back
 * @returns frames per token, `total` together; undefined when there are more tokens than frames
 */
export function wholeFrames(borders: readonly number[], total: number): Float32Array | undefined {
  const count = borders.length;
  if (count > total) return undefined;
  const ends = new Array<number>(count);
  let before = 0;
  for (const [index, border] of borders.entries()) {
    before = Math.max(before + 1, Math.round(border));
    ends[index] = before;
  }
  let after = total + 1;
  for (let index = count - 1; index >= 0; index--) {
    after = index === count - 1 ? total : Math.min(ends[index]!, after - 1);
    ends[index] = after;
  }
  return Float32Array.from(ends, (end, index) => end - (ends[index - 1] ?? 0));
}
