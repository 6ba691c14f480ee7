import { Failure } from '../../../platform/errors/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { newLine } from '../making/begin-language.ts';
import {
  deleteSegments,
  findSegment,
  findSpeaker,
  insertSegments,
  listSegments,
  updateSegment,
} from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { forgetTranslations, listTargets, putLine } from '../targets.store.ts';
import { type Editing, requirePlace } from './edit-dubbing.ts';

export interface SourceChange {
  text?: string | undefined;
  speakerId?: string | undefined;
  startMs?: number | undefined;
  endMs?: number | undefined;
}

export const segmentNotFound = (): Failure =>
  new Failure('dubbing_segment_not_found', 'Segment not found in this dubbing.');
export const speakerNotFound = (): Failure =>
  new Failure('dubbing_speaker_not_found', 'Speaker not found in this dubbing.');

/**
 * Changes what a segment says in the source, when and by whom. Another text takes its translations away, but for those
 * that are locked. @throws Failure `dubbing_segment_not_found`, `dubbing_speaker_not_found`, `unprocessable`
 */
export async function changeSegment(
  { transaction, dubbing }: Editing,
  id: string,
  change: SourceChange,
): Promise<SegmentRow> {
  const segment = await findSegment(transaction, dubbing, id);
  if (!segment) throw segmentNotFound();
  const { text = segment.text, speakerId = segment.speakerId } = change;
  const { startMs = segment.startMs, endMs = segment.endMs } = change;
  const next = { ...segment, text, speakerId, startMs, endMs };
  if (speakerId !== segment.speakerId && !(await findSpeaker(transaction, dubbing, speakerId)))
    throw speakerNotFound();
  const isMoved = startMs !== segment.startMs || endMs !== segment.endMs || speakerId !== segment.speakerId;
  if (isMoved) {
    const others = await listSegments(transaction, dubbing);
    requirePlace(next, others, { durationMs: dubbing.durationMs, loc: ['body'] });
  }
  await updateSegment(transaction, dubbing, id, { text, speakerId, startMs, endMs });
  if (text !== segment.text) await forgetTranslations(transaction, dubbing, id);
  return next;
}

interface NewSegmentOrder {
  id?: string;
  text: string;
  speakerId: string;
  startMs: number;
  endMs: number;
  /** By the id of the language. */
  translations?: ReadonlyMap<string, string>;
}

/** @throws Failure `dubbing_speaker_not_found`, `unprocessable` */
export async function addSegment(
  { transaction, dubbing }: Editing,
  { id = newId(), translations, ...order }: NewSegmentOrder,
): Promise<SegmentRow> {
  if (!(await findSpeaker(transaction, dubbing, order.speakerId))) throw speakerNotFound();
  const segments = await listSegments(transaction, dubbing);
  const segment = { ...order, id, dubbingId: dubbing.id, workspaceId: dubbing.workspaceId };
  requirePlace(segment, segments, { durationMs: dubbing.durationMs, loc: ['body'] });
  await insertSegments(transaction, [segment]);
  for (const target of await listTargets(transaction, [dubbing.id])) {
    const translation = translations?.get(target.id) ?? null;
    await putLine(transaction, newLine(target, id), {
      translation,
      sourceText: translation === null ? null : order.text,
    });
  }
  return (await findSegment(transaction, dubbing, id))!;
}

/** @throws Failure `dubbing_segment_not_found` */
export async function removeSegment({ transaction, dubbing }: Editing, id: string): Promise<void> {
  const gone = await deleteSegments(transaction, dubbing, [id]);
  if (gone.length === 0) throw segmentNotFound();
}
