/** A part of a file, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file. Undefined: answer the whole, as RFC 9110 §14.2 allows for a range that is
 * absent, in another unit, one of several, or beyond the end.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  const last = sizeBytes - 1;
  const start = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  return start <= end ? { start, end } : undefined;
}
