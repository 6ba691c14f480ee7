import { Failure } from '../../../platform/errors/index.ts';
import { newLine } from '../making/begin-language.ts';
import { contentHashOf } from '../making/line-content.ts';
import { findSegment, listSpeakers } from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { listLines, listTakes, putLine } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { segmentNotFound } from './change-source.ts';
import { type Editing, touchTarget } from './edit-dubbing.ts';

/**
 * Changes what a segment says in a language; null: it is to be translated again. What was spoken of the same before is
 * heard again at once. Resolves to the revision of the language.
 * @throws Failure `dubbing_segment_not_found`, `segment_locked`
 */
export async function changeTranslation(
  editing: Editing,
  target: TargetRow,
  segmentId: string,
  translation: string | null,
): Promise<SegmentRow> {
  const { transaction, dubbing } = editing;
  const segment = await findSegment(transaction, dubbing, segmentId);
  if (!segment) throw segmentNotFound();
  const line = (await listLines(transaction, target)).find((each) => each.segmentId === segmentId);
  if (line?.isLocked)
    throw new Failure('segment_locked', 'This line is locked. Unlock it to change what it says.');
  await putLine(transaction, newLine(target, segmentId), {
    translation,
    sourceText: translation === null ? null : segment.text,
    shorter: [],
    state: 'idle',
    error: null,
  });
  await chooseKnownTake(editing, target, segment, translation);
  await touchTarget(transaction, target);
  return segment;
}

/** A line that says again what it said before has its sound back. */
export async function chooseKnownTake(
  { transaction, dubbing }: Editing,
  target: TargetRow,
  segment: SegmentRow,
  text: string | null,
): Promise<void> {
  if (text === null) return;
  const speaker = (await listSpeakers(transaction, dubbing)).find(({ id }) => id === segment.speakerId);
  if (!speaker) return;
  const contentHash = contentHashOf({ text, segment, speaker, target });
  const takes = (await listTakes(transaction, target)).filter((take) => take.contentHash === contentHash);
  const line = (await listLines(transaction, target)).find(({ segmentId }) => segmentId === segment.id);
  // the one that is heard says it already
  if (takes.some(({ id }) => id === line?.takeId)) return;
  const known = takes.find(({ segmentId }) => segmentId === segment.id) ?? takes[0];
  if (!known) return;
  const { id: takeId, attempt } = known;
  await putLine(transaction, newLine(target, segment.id), { takeId, attempt });
}
