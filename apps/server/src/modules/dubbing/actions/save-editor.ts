import type { dubbingEditorRoutes } from '@mynah/contract/dubbing/editor';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { speakerNotFound } from '../editing/change-source.ts';
import { addSpeaker, changeSpeaker, requireVoice } from '../editing/change-speakers.ts';
import { chooseKnownTake } from '../editing/change-translation.ts';
import { type Editing, editDubbing, requirePlace, touchTarget } from '../editing/edit-dubbing.ts';
import { newLine } from '../making/begin-language.ts';
import {
  deleteSegments,
  deleteSpeakers,
  insertSegments,
  listSegments,
  listSpeakers,
  updateSegment,
} from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { listLines, listTargets, lockTarget, putLine } from '../targets.store.ts';
import type { LineRow, TargetRow } from '../targets.tables.ts';

type Body = Call<typeof dubbingEditorRoutes.save>['body'];
type ChangedLine = Body['lines'][number];

/**
 * Writes what an editor changed, all of it or nothing. A line that says again what it said before has its sound back.
 * @throws Failure `dubbing_changed`, `segment_locked`, `dubbing_speaker_not_found`, `voice_not_found`, `unprocessable`
 */
export async function saveEditor(
  platform: Platform,
  actor: Actor,
  { dubbing, target }: { dubbing: DubbingRow; target: TargetRow },
  body: Body,
): Promise<number> {
  for (const { voiceId } of body.speakers ?? []) await requireVoice(platform, actor, voiceId ?? undefined);
  const before = new Map((await listSegments(platform.db, dubbing)).map((segment) => [segment.id, segment]));
  const ofSource =
    body.deletedSegmentIds.length > 0 ||
    body.lines.some((line) => isOfSource(before.get(line.segmentId), line));
  const { version } = await editDubbing(
    platform,
    dubbing,
    { upon: body.revision, ofSource },
    async (editing) => {
      const { transaction } = editing;
      const locked = await lockTarget(transaction, target);
      if (!locked)
        throw new Failure('dubbing_language_not_found', 'This dubbing doesn’t have that language.');
      if (body.speakers) await putSpeakers(editing, body.speakers);
      await deleteSegments(transaction, dubbing, body.deletedSegmentIds);
      for (const [at, line] of body.lines.entries()) await putLineOf(editing, locked, line, at);
      await requirePlaces(editing, body.lines);
      if (body.speakers) await dropSpeakers(editing, body.speakers);
      if (!ofSource && body.lines.length > 0) await touchTarget(transaction, locked);
    },
  );
  return version;
}

const isOfSource = (segment: SegmentRow | undefined, line: ChangedLine): boolean =>
  !segment ||
  segment.text !== line.sourceText ||
  segment.startMs !== line.startMs ||
  segment.endMs !== line.endMs ||
  segment.speakerId !== line.speakerId;

async function putSpeakers(editing: Editing, speakers: NonNullable<Body['speakers']>): Promise<void> {
  const known = new Set((await listSpeakers(editing.transaction, editing.dubbing)).map(({ id }) => id));
  for (const { speakerId: id, name, voiceId } of speakers) {
    const voice = voiceId ?? 'track-clone';
    if (known.has(id)) await changeSpeaker(editing, id, { name, voice });
    else await addSpeaker(editing, { id, name, voice });
  }
}

/** Those that are in the list no more; whoever still says something stays. */
async function dropSpeakers(
  { transaction, dubbing }: Editing,
  speakers: NonNullable<Body['speakers']>,
): Promise<void> {
  const kept = new Set(speakers.map(({ speakerId }) => speakerId));
  const gone = (await listSpeakers(transaction, dubbing)).filter(({ id }) => !kept.has(id));
  const speaking = new Set((await listSegments(transaction, dubbing)).map(({ speakerId }) => speakerId));
  if (gone.some(({ id }) => speaking.has(id)))
    throw new Failure('unprocessable', 'A speaker who still says something can’t be deleted.', {
      loc: ['body', 'speakers'],
    });
  await deleteSpeakers(
    transaction,
    dubbing,
    gone.map(({ id }) => id),
  );
}

async function putLineOf(editing: Editing, target: TargetRow, line: ChangedLine, at: number): Promise<void> {
  const { transaction, dubbing } = editing;
  const { segmentId: id, speakerId, startMs, endMs, sourceText, text, isLocked } = line;
  const speakers = await listSpeakers(transaction, dubbing);
  if (!speakers.some((speaker) => speaker.id === speakerId)) throw speakerNotFound();
  const known = (await listSegments(transaction, dubbing)).find((segment) => segment.id === id);
  const place = { speakerId, startMs, endMs, text: sourceText };
  if (known) await updateSegment(transaction, dubbing, id, place);
  else await addAt(editing, { id, ...place }, at);
  const former = (await listLines(transaction, target)).find(({ segmentId }) => segmentId === id);
  requireUnlocked(former, line);
  const isWritten = text !== (former?.translation ?? null);
  await putLine(transaction, newLine(target, id), {
    isLocked,
    ...(isWritten && { translation: text, sourceText: text === null ? null : sourceText, shorter: [] }),
    ...(isWritten && { state: 'idle' as const, error: null }),
  });
  const segment = (await listSegments(transaction, dubbing)).find((each) => each.id === id)!;
  await chooseKnownTake(editing, target, segment, text);
}

function requireUnlocked(former: LineRow | undefined, { isLocked, text }: ChangedLine): void {
  if (!former?.isLocked || !isLocked || former.translation === text) return;
  throw new Failure('segment_locked', 'This line is locked. Unlock it to change what it says.');
}

/** The id is the editor's: one of another dubbing is taken by nobody. */
async function addAt(
  { transaction, dubbing }: Editing,
  segment: Pick<SegmentRow, 'id' | 'speakerId' | 'startMs' | 'endMs' | 'text'>,
  at: number,
): Promise<void> {
  const { id: dubbingId, workspaceId } = dubbing;
  const added = await insertSegments(transaction, [{ ...segment, dubbingId, workspaceId }])
    .onConflictDoNothing()
    .returning();
  if (added.length === 0)
    throw new Failure('unprocessable', 'This id is taken. Choose another.', {
      loc: ['body', 'lines', at, 'segment_id'],
    });
  for (const target of await listTargets(transaction, [dubbingId]))
    await putLine(transaction, newLine(target, segment.id), { error: null });
}

/** Looked at when all lines are where they are to be: two may change places. */
async function requirePlaces(
  { transaction, dubbing }: Editing,
  lines: readonly ChangedLine[],
): Promise<void> {
  const segments = await listSegments(transaction, dubbing);
  const { durationMs } = dubbing;
  for (const [at, { segmentId }] of lines.entries()) {
    const segment = segments.find(({ id }) => id === segmentId);
    if (segment) requirePlace(segment, segments, { durationMs, loc: ['body', 'lines', at] });
  }
}
