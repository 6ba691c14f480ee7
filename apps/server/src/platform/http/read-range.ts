/** A part of a file, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file. `whole`: answer all of it, as RFC 9110 §14.2 allows for a range that is absent,
 * in another unit, one of several, or ends before it begins. `beyond`: no byte of the file is in it.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'beyond' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'whole';
  const last = sizeBytes - 1;
  if (from === '') return withinFile({ start: Math.max(0, sizeBytes - Number(to)), end: last });
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  return withinFile({ start: Number(from), end: to === '' ? last : Math.min(Number(to), last) });
}

const withinFile = (range: ByteRange): ByteRange | 'beyond' => (range.start <= range.end ? range : 'beyond');
