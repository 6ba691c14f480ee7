/** How many of those that begin one after the other have begun at a time. Seconds; `startOf` rises with the index. */
export function countStarted(count: number, startOf: (index: number) => number, seconds: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(middle) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}
