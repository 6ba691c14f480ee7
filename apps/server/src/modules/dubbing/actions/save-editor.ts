import type { dubbingEditorRoutes } from '@mynah/contract/dubbing/editor';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { speakerNotFound } from '../editing/change-source.ts';
import { addSpeaker, changeSpeaker, requireVoice } from '../editing/change-speakers.ts';
import { type Editing, editDubbing, requirePlaces, touchTarget } from '../editing/edit-dubbing.ts';
import { writeTranslations } from '../editing/write-translations.ts';
import { newLine } from '../making/begin-language.ts';
import {
  deleteSegments,
  deleteSpeakers,
  listSegments,
  listSpeakers,
  putSegments,
} from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { addLines, listTargets, lockTarget } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';

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
      await putPlaces(editing, body.lines);
      await writeTranslations(editing, locked, body.lines);
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

/** Where and when lines are, by whom, and what they say in the source. */
async function putPlaces({ transaction, dubbing }: Editing, lines: readonly ChangedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { id: dubbingId, workspaceId, durationMs } = dubbing;
  const speakers = new Set((await listSpeakers(transaction, dubbing)).map(({ id }) => id));
  if (lines.some(({ speakerId }) => !speakers.has(speakerId))) throw speakerNotFound();
  const known = new Map((await listSegments(transaction, dubbing)).map((segment) => [segment.id, segment]));
  const changed = lines.filter((line) => isOfSource(known.get(line.segmentId), line));
  const rows = changed.map(({ segmentId: id, speakerId, startMs, endMs, sourceText: text }) => ({
    ...{ id, dubbingId, workspaceId, speakerId, startMs, endMs, text },
  }));
  const written = await putSegments(transaction, dubbing, rows);
  // the id is the editor's: one of another dubbing is taken by nobody
  const taken = lines.findIndex(({ segmentId }) => !known.has(segmentId) && !written.has(segmentId));
  if (taken >= 0)
    throw new Failure('unprocessable', 'This id is taken. Choose another.', {
      loc: ['body', 'lines', taken, 'segment_id'],
    });
  const added = lines.filter(({ segmentId }) => !known.has(segmentId));
  const targets = await listTargets(transaction, [dubbingId]);
  await addLines(
    transaction,
    added.flatMap(({ segmentId }) => targets.map((target) => newLine(target, segmentId))),
  );
  // looked at when all lines are where they are to be: two may change places
  requirePlaces(await listSegments(transaction, dubbing), lines, { durationMs, loc: ['body', 'lines'] });
}
