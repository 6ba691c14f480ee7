import { outputFormat } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { idOf } from '../../../platform/ids/id-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Step, WorkflowRun } from '../../../platform/workflows/index.ts';
import { casting } from '../projects/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { formatNameOf, joinChapter, packTimes, snapshots, timesOfChapter } from '../snapshots/index.ts';
import type { BlockToJoin, SpokenBlock } from '../snapshots/snapshots.tables.ts';
import { listTakes } from '../takes/index.ts';
import type { ConversionRow } from './conversions.tables.ts';
import { tellBrowsers, tellPrograms } from './tell.ts';

interface Making {
  platform: Platform;
  work: WorkflowRun;
  conversion: ConversionRow;
  project: ProjectRow;
  chapterId: string;
}

/** A snapshot of a chapter as a step has it: plain data. */
interface MadeSnapshot {
  id: string;
  blocks: SpokenBlock[];
  audioBlob: string;
  audioBytes: number;
  outputFormat: string;
  contentType: string;
  durationMs: number;
  /** base64 */
  peaks: string;
  timesBlob: string;
}

interface ChapterToJoin {
  name: string;
  blocks: readonly BlockToJoin[];
}

/** Joins what was spoken of a chapter, and keeps it; a step. Resolves to the id of the snapshot. */
export async function makeChapterSnapshot(
  making: Making,
  chapter: ChapterToJoin,
  { index, weight }: { index: number; weight: number },
): Promise<string> {
  const { platform, work, conversion, project, chapterId } = making;
  const { workspaceId, id: projectId } = project;
  const made = await work.step('snapshot', (step) => joinAndStore(making, chapter.blocks, step), {
    index,
    weight,
    follow: async (transaction, { peaks, ...snapshot }) => {
      await snapshots.insertChapterSnapshot(transaction, {
        ...snapshot,
        peaks: Buffer.from(peaks, 'base64'),
        workspaceId,
        projectId,
        chapterId,
        name: chapter.name,
        createdAt: platform.clock.now(),
      });
      await work.handOver(transaction, [snapshot.audioBlob, snapshot.timesBlob]);
      const told = { chapter_id: chapterId, chapter_snapshot_id: snapshot.id };
      await tellBrowsers(platform, transaction, { ...conversion, state: 'converting' }, told);
      const outcome = { requestId: conversion.id, chapterId, snapshotId: snapshot.id };
      await tellPrograms(platform, transaction, project, outcome);
    },
  });
  return made.id;
}

async function joinAndStore(
  { platform, conversion, project, chapterId }: Making,
  blocks: readonly BlockToJoin[],
  step: Step,
): Promise<MadeSnapshot> {
  const ids = blocks.flatMap(({ takeId }) => takeId ?? []);
  const takes = new Map((await listTakes(platform.db, project, ids)).map((take) => [take.id, take]));
  if (ids.some((id) => !takes.has(id)))
    throw new Failure('conflict', 'A take was deleted while its chapter was converted. Convert it again.');
  const cast = await casting.readCast(platform.db, project);
  const { signal } = step;
  const name = formatNameOf(project);
  const sound = await joinChapter(platform, project, blocks, { takes, cast, signal });
  try {
    const { track } = sound;
    return {
      id: idOf(conversion.id, chapterId),
      blocks: sound.blocks,
      audioBlob: await step.persistStream(() => track.read()),
      audioBytes: track.sizeBytes!,
      outputFormat: name,
      contentType: outputFormat(name).contentType,
      durationMs: track.durationMs,
      peaks: Buffer.from(track.peaks).toString('base64'),
      timesBlob: await step.persist(await packTimes(timesOfChapter(sound.blocks, takes))),
    };
  } finally {
    await sound.track.dispose();
  }
}
