import { Failure } from '../../../platform/errors/index.ts';
import { newLine } from '../making/begin-language.ts';
import { contentHashOf } from '../making/line-content.ts';
import { findSegment, findSpeaker } from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { findLine, listTakesOf, putLine } from '../targets.store.ts';
import type { LineRow, TakeRow, TargetRow } from '../targets.tables.ts';
import { segmentNotFound } from './change-source.ts';
import { type Editing, touchTarget } from './edit-dubbing.ts';

/**
 * Changes what a segment says in a language; null: it is to be translated again. What was spoken of the same before is
 * heard again at once. @throws Failure `dubbing_segment_not_found`, `segment_locked`
 */
export async function changeTranslation(
  { transaction, dubbing }: Editing,
  target: TargetRow,
  segmentId: string,
  translation: string | null,
): Promise<SegmentRow> {
  const segment = await findSegment(transaction, dubbing, segmentId);
  if (!segment) throw segmentNotFound();
  const line = await findLine(transaction, target, segmentId);
  if (line?.isLocked)
    throw new Failure('segment_locked', 'This line is locked. Unlock it to change what it says.');
  const speaker = await findSpeaker(transaction, dubbing, segment.speakerId);
  const contentHash =
    translation === null || !speaker ? '' : contentHashOf({ text: translation, segment, speaker, target });
  const takes = contentHash === '' ? [] : await listTakesOf(transaction, target, contentHash);
  await putLine(transaction, newLine(target, segmentId), {
    translation,
    sourceText: translation === null ? null : segment.text,
    shorter: [],
    state: 'idle',
    error: null,
    ...knownTake(takes, { segmentId, takeId: line?.takeId ?? null }),
  });
  await touchTarget(transaction, target);
  return segment;
}

/**
 * Of takes that say the same as a line, newest first, the one that is its sound again; none where the one that is
 * heard says it already.
 */
export function knownTake(
  takes: readonly TakeRow[],
  { segmentId, takeId }: Pick<LineRow, 'segmentId' | 'takeId'>,
): Pick<LineRow, 'takeId' | 'attempt'> | undefined {
  if (takes.some(({ id }) => id === takeId)) return undefined;
  const known = takes.find((take) => take.segmentId === segmentId) ?? takes[0];
  return known && { takeId: known.id, attempt: known.attempt };
}
