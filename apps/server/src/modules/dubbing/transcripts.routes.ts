import { dubbingTranscriptRoutes as routes } from '@mynah/contract/dubbing/project-transcripts';
import { Failure } from '../../platform/errors/index.ts';
import { handle } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDubbing, getTarget, requireDubbing, requireReady } from './dubbing.policy.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { addSegment, changeSegment, removeSegment } from './editing/change-source.ts';
import { changeTranslation } from './editing/change-translation.ts';
import { editDubbing } from './editing/edit-dubbing.ts';
import { regenerate } from './editing/regenerate.ts';
import { changedProject, type OfProject, toMs } from './of-project.ts';
import { toSourceSegment, toTargetSegment } from './projects.view.ts';
import { readTarget } from './read-full.ts';
import { listSegments } from './segments.store.ts';
import type { TargetRow } from './targets.tables.ts';

interface GivenChange {
  text?: string | undefined;
  speakerId?: string | undefined;
  startS?: number | undefined;
  endS?: number | undefined;
}
const toChange = ({ text, speakerId, startS, endS }: GivenChange) => ({
  text,
  speakerId,
  startMs: toMs(startS),
  endMs: toMs(endS),
});

const ofSource = { ofSource: true };

/** What a language says; before anything was translated there is nothing to say. */
async function readable(
  { platform, actor, params }: OfProject & { params: { languageId: string } },
  least: 'viewer' | 'editor',
): Promise<{ dubbing: DubbingRow; target: TargetRow }> {
  const dubbing =
    least === 'viewer'
      ? await getDubbing(platform, actor, params.projectId)
      : await requireDubbing(platform, actor, params.projectId, least);
  const target = await getTarget(platform, dubbing, params.languageId);
  if (target.outputRevision === null && (target.state === 'queued' || target.state === 'processing'))
    throw new Failure('dubbing_busy', 'This language is still on its first dub. Try again when it is done.');
  return { dubbing, target };
}

/** A translation as it is now, and the revision of its language. */
async function changeAll(
  platform: Platform,
  { dubbing, target }: { dubbing: DubbingRow; target: TargetRow },
  changes: readonly (readonly [string, string | null | undefined])[],
) {
  await editDubbing(platform, dubbing, { ofSource: false }, async (editing) => {
    for (const [id, translation] of changes)
      if (translation !== undefined) await changeTranslation(editing, target, id, translation);
  });
  const fresh = await getTarget(platform, dubbing, target.id);
  const { lines } = await readTarget(platform, fresh);
  const segments = await listSegments(platform.db, dubbing);
  const ids = changes.map(([id]) => id);
  return {
    segments: segments
      .filter(({ id }) => ids.includes(id))
      .map((segment) => toTargetSegment(segment, lines.get(segment.id))),
    revision: fresh.revision,
  };
}

export const transcriptHttpRoutes = [
  handle(routes.source, async ({ platform, actor, params }) => {
    const dubbing = await getDubbing(platform, actor, params.projectId);
    requireReady(dubbing);
    const segments = await listSegments(platform.db, dubbing);
    return {
      language: dubbing.language,
      segments: segments.map(toSourceSegment),
      revision: dubbing.revision,
    };
  }),
  handle(routes.updateSegment, async (call) => {
    const { platform, params, body } = call;
    const { result, revision } = await editDubbing(
      platform,
      await changedProject(call),
      ofSource,
      (editing) => changeSegment(editing, params.segmentId, toChange(body)),
    );
    return { segment: toSourceSegment(result), revision };
  }),
  handle(routes.removeSegment, async (call) => {
    const { platform, params } = call;
    const { revision } = await editDubbing(platform, await changedProject(call), ofSource, (editing) =>
      removeSegment(editing, params.segmentId),
    );
    return { revision };
  }),
  handle(routes.updateSegments, async (call) => {
    const { platform, body } = call;
    const { result, revision } = await editDubbing(
      platform,
      await changedProject(call),
      ofSource,
      async (editing) => {
        const segments = [];
        for (const [id, change] of Object.entries(body.segments)) {
          const { text, speaker_id: speakerId, start_s: startS, end_s: endS } = change;
          segments.push(await changeSegment(editing, id, toChange({ text, speakerId, startS, endS })));
        }
        return segments;
      },
    );
    return { segments: result.map(toSourceSegment), revision };
  }),
  handle(routes.addSegment, async (call) => {
    const { platform, body } = call;
    const { text, speakerId, startS, endS } = body;
    const order = { text, speakerId, startMs: toMs(startS), endMs: toMs(endS) };
    const { result, revision } = await editDubbing(
      platform,
      await changedProject(call),
      ofSource,
      (editing) => addSegment(editing, order),
    );
    return { segment: toSourceSegment(result), revision };
  }),
  handle(routes.target, async (call) => {
    const { platform } = call;
    const { dubbing, target } = await readable(call, 'viewer');
    const [segments, { lines }] = [
      await listSegments(platform.db, dubbing),
      await readTarget(platform, target),
    ];
    return {
      source_language: dubbing.language,
      target_language: target.language,
      segments: segments.map((segment) => toTargetSegment(segment, lines.get(segment.id))),
      revision: target.revision,
    };
  }),
  handle(routes.updateTargetSegment, async (call) => {
    const { platform, params, body } = call;
    const found = await readable(call, 'editor');
    const changes = [[params.segmentId, body.translation]] as const;
    const { segments, revision } = await changeAll(platform, found, changes);
    const [segment] = segments;
    if (!segment) throw new Failure('dubbing_segment_not_found', 'Segment not found in this dubbing.');
    return { segment, revision };
  }),
  handle(routes.updateTargetSegments, async (call) => {
    const found = await readable(call, 'editor');
    const changes = Object.entries(call.body.segments).map(
      ([id, { translation }]) => [id, translation] as const,
    );
    return changeAll(call.platform, found, changes);
  }),
  handle(routes.regenerate, async (call) => {
    const { platform, actor, signal } = call;
    const { dubbing, target } = await readable(call, 'editor');
    const made = await regenerate(platform, { actor, dubbing, target, signal });
    return {
      regenerated_segment_ids: made.segmentIds,
      regenerated_seconds: made.seconds,
      charged_seconds: made.chargedSeconds,
      free_regeneration_seconds_remaining: made.freeSecondsLeft,
    };
  }),
];
