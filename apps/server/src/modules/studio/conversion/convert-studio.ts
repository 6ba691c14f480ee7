import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { actorOf } from '../../../platform/http/stored-actor.ts';
import { idOf } from '../../../platform/ids/id-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  defineWorkflow,
  type StateChange,
  WorkEnded,
  type WorkflowRun,
} from '../../../platform/workflows/index.ts';
import { chapters, getProject } from '../projects/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { snapshots } from '../snapshots/index.ts';
import type { BlockToJoin } from '../snapshots/snapshots.tables.ts';
import { changeConversion, findConversion } from './conversions.store.ts';
import type { BlockFailure, ConversionRow } from './conversions.tables.ts';
import { type MadeBlock, makeBlock } from './make-block.ts';
import { makeChapterSnapshot } from './make-snapshot.ts';
import { type ChapterPlan, planChapter, weightOf, weightOfJoining } from './plan-chapter.ts';
import { tellBrowsers, tellPrograms } from './tell.ts';

/** Makes the sound of chapters, a step a block; then of each chapter, and of the project. */
export const convertStudio = defineWorkflow({
  name: 'studio.convert',
  // workers that died, engines that are not ready
  retryLimit: 12,
  expireInSeconds: 20 * 3600,
  // all of them share the engines, after whoever waits for a sound
  atATime: { all: 4, ofGroup: 1 },
  run: async (platform, work) => {
    const conversion = await findConversion(platform.db, work);
    // its workspace may have changed just now: the next try finds it there
    if (!conversion) throw new Failure('system_busy', 'Conversion not found.');
    const actor = { ...actorOf(conversion.actor), workspaceId: work.workspaceId };
    // whoever ordered it was let in then
    const project = await getProject(platform, { ...actor, role: 'admin' }, conversion.projectId);
    await changeConversion(platform.db, conversion, { speakingBlockIds: [] });
    await convert({ platform, work, conversion, actor, project });
  },
  follow,
});

interface Converting {
  platform: Platform;
  work: WorkflowRun;
  conversion: ConversionRow;
  /** Who pays. */
  actor: Actor;
  project: ProjectRow;
}

async function convert(converting: Converting): Promise<void> {
  const { platform, work, conversion } = converting;
  const outline = await work.step('outline', () => outlineOf(converting), { weight: 0 });
  await work.expect(outline.weight);
  const made: Promise<string | undefined>[] = [];
  try {
    for (const [index, chapterId] of outline.chapterIds.entries()) {
      const chapter = await speakChapter(converting, chapterId, index);
      // joined while the next chapter is spoken; never more than one chapter waits for that
      await made.at(-1);
      const snapshot = chapter && joinSpoken(converting, chapter, { chapterId, index });
      snapshot?.catch(() => {}); // heard below
      if (snapshot) made.push(snapshot);
    }
    const ids = (await Promise.all(made)).filter((id) => id !== undefined);
    const ended = await findConversion(platform.db, conversion);
    if (!ended) throw new WorkEnded();
    const [failure] = ended.failures;
    if (failure) throw couldNotSpeak(ended.failures, failure);
    if (ids.length === 0) throw nothingLeft();
    await complete(converting, ids);
  } finally {
    // a step that is still being made must not outlive the try
    await Promise.allSettled(made);
  }
}

/** Which chapters, in the order of their turns, and how much there is to do. */
async function outlineOf({
  platform,
  project,
  conversion,
}: Converting): Promise<{ chapterIds: string[]; weight: number }> {
  const rows = await chapters.listChapters(platform.db, [project.id]);
  const chapterIds = rows.map(({ id }) => id).filter((id) => conversion.chapterIds.includes(id));
  let weight = 1;
  for (const chapterId of chapterIds) {
    const plan = await planChapter(platform, project, chapterId);
    if (plan) weight += sumOf(plan.toMake) + weightOfJoining(plan.blocks);
  }
  return { chapterIds, weight };
}

const sumOf = (blocks: ChapterPlan['toMake']): number =>
  blocks.reduce((sum, block) => sum + weightOf(block), 0);

interface SpokenChapter {
  name: string;
  blocks: BlockToJoin[];
  /** Every block that says something has its sound. */
  isWhole: boolean;
}

/** Undefined: the chapter is gone meanwhile. */
async function speakChapter(
  converting: Converting,
  chapterId: string,
  index: number,
): Promise<SpokenChapter | undefined> {
  const { platform, work, project } = converting;
  const plan = await work.step(
    'chapter',
    async () => (await planChapter(platform, project, chapterId)) ?? null,
    {
      index,
      weight: 0,
    },
  );
  if (!plan) return undefined;
  const made = await work.each(
    `block of ${index}`,
    plan.toMake,
    (block, step) => makeBlock({ ...converting, chapterId }, block, step),
    // one more than there are engines: one waits while another is kept
    { atATime: platform.speech.slots + 1, weightOf },
  );
  return spokenChapter(plan, made);
}

function spokenChapter(plan: ChapterPlan, made: readonly MadeBlock[]): SpokenChapter {
  const takes = new Map(plan.toMake.map(({ contentHash }, at) => [contentHash, made[at] ?? null]));
  const blocks = plan.blocks.map(({ contentHash, ...block }) => ({
    ...block,
    takeId: block.takeId ?? (contentHash === null ? null : (takes.get(contentHash) ?? null)),
  }));
  return { name: plan.name, blocks, isWhole: made.every((takeId) => takeId !== null) };
}

/** Of a chapter that says nothing, or of which a block has no sound, there is no snapshot. */
async function joinSpoken(
  converting: Converting,
  { isWhole, ...chapter }: SpokenChapter,
  { chapterId, index }: { chapterId: string; index: number },
): Promise<string | undefined> {
  if (!isWhole || chapter.blocks.every(({ takeId }) => takeId === null)) return undefined;
  const weight = weightOfJoining(chapter.blocks);
  return makeChapterSnapshot({ ...converting, chapterId }, chapter, { index, weight });
}

const nothingLeft = (): Failure =>
  new Failure('nothing_to_convert', 'Everything that was to be converted was deleted meanwhile.');

function couldNotSpeak({ length }: readonly BlockFailure[], { message }: BlockFailure): Failure {
  const said =
    length === 1 ? 'A block could not be spoken' : `${length} blocks could not be spoken. The first`;
  return new Failure('unprocessable', `${said}: ${message}`);
}

async function complete(
  { platform, work, conversion, project }: Converting,
  chapterSnapshotIds: string[],
): Promise<void> {
  const id = idOf(conversion.id, project.id);
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction);
    const endedAt = platform.clock.now();
    await changeConversion(transaction, conversion, { state: 'done', endedAt, speakingBlockIds: [] });
    if (conversion.isOfProject) {
      await snapshots.insertProjectSnapshot(transaction, {
        id,
        workspaceId: project.workspaceId,
        projectId: project.id,
        name: project.name,
        chapterSnapshotIds,
        createdAt: endedAt,
      });
      const outcome = { requestId: conversion.id, snapshotId: id };
      await tellPrograms(platform, transaction, project, outcome);
    }
    await tellBrowsers(platform, transaction, { ...conversion, state: 'done' });
  });
}

/** The row follows the work, and whoever asked for it is told. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<undefined> {
  const conversion = await findConversion(transaction, run);
  if (!conversion) return;
  const next = state === 'running' ? ('converting' as const) : state;
  const error = failure?.message ?? null;
  const ended = state === 'running' ? {} : { endedAt: platform.clock.now(), speakingBlockIds: [] };
  await changeConversion(transaction, run, { state: next, error, ...ended });
  await tellBrowsers(platform, transaction, { ...conversion, state: next });
  if (state === 'failed') await tellOfFailure(platform, transaction, conversion, error);
}

async function tellOfFailure(
  platform: Platform,
  transaction: StateChange['transaction'],
  conversion: ConversionRow,
  error: string | null,
): Promise<void> {
  const { workspaceId, projectId, isOfProject, chapterIds, actor } = conversion;
  const viewer = { ...actorOf(actor), workspaceId, role: 'admin' as const };
  const project = await getProject(platform, viewer, projectId);
  const outcome = { requestId: conversion.id, error: error ?? '' };
  if (isOfProject) return tellPrograms(platform, transaction, project, outcome);
  for (const chapterId of chapterIds)
    await tellPrograms(platform, transaction, project, { ...outcome, chapterId });
}
