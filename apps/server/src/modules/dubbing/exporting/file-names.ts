import type { DubbingRow } from '../dubbings.tables.ts';
import type { TargetRow } from '../targets.tables.ts';

/** `A film (pt).mp4`, with nothing that a disk refuses. */
export function fileNameOf(
  { name, language }: Pick<DubbingRow, 'name' | 'language'>,
  target: Pick<TargetRow, 'language'> | undefined,
  extension: string,
): string {
  const plain =
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 100) || 'Dubbing';
  return `${plain} (${target?.language ?? language ?? 'original'}).${extension}`;
}
