import type { DubDocument, Line, Speaker } from '#web/features/dubbing/document/dub-document.ts';

/** What has to be told of a document so that the server has it too. */
export interface DubChanges {
  /** New ones and those that say, or are, anything else than before: whole. */
  readonly lines: readonly Line[];
  readonly deletedIds: readonly string[];
  /** All of them, where one is another. */
  readonly speakers: readonly Speaker[] | undefined;
}

/** From what was saved to what is. Undefined where both are the same. */
export function changesBetween(before: DubDocument, now: DubDocument): DubChanges | undefined {
  if (before === now) return undefined;
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Set(now.lines.map(({ id }) => id));
  const lines = now.lines.filter((line) => isOther(was.get(line.id), line));
  const deletedIds = before.lines.filter(({ id }) => !is.has(id)).map(({ id }) => id);
  const speakers = isOther(before.speakers, now.speakers) ? now.speakers : undefined;
  return lines.length + deletedIds.length > 0 || speakers ? { lines, deletedIds, speakers } : undefined;
}

/** Parts that were not touched are the very same: only the others are looked into. */
export const isOther = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);
