import { type Failure, failureKindTraits, toFailure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { idOf } from '../../../platform/ids/id-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readWhole } from '../../../platform/sound/index.ts';
import { type Step, WorkEnded, type WorkflowRun } from '../../../platform/workflows/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { openSpokenProject, speakBlock } from '../takes/index.ts';
import { addFailure, markSpeaking } from './conversions.store.ts';
import type { ConversionRow } from './conversions.tables.ts';
import type { BlockToMake } from './plan-chapter.ts';

/** What became of a block; null: it has no sound, and the conversion says why. */
export type MadeBlock = string | null;

interface Making {
  platform: Platform;
  actor: Actor;
  work: WorkflowRun;
  conversion: ConversionRow;
  project: ProjectRow;
  chapterId: string;
}

/** Tries of a block whose engine breaks, before it is left out. */
const triesOfBlock = 3;

/** Speaks one block. One that cannot be spoken does not keep the others silent: it is written down. */
export async function makeBlock(making: Making, block: BlockToMake, step: Step): Promise<MadeBlock> {
  const { platform, conversion } = making;
  await markSpeaking(platform.db, conversion, block.id, true);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await speak(making, block, step);
      } catch (cause) {
        if (cause instanceof WorkEnded || step.signal.aborted) throw cause;
        const failure = toFailure(cause);
        if (failure.kind === 'internal' && attempt < triesOfBlock) continue;
        if (isOfAll(failure)) throw cause;
        await writeDown(making, block, failure);
        return null;
      }
    }
  } finally {
    await markSpeaking(platform.db, conversion, block.id, false);
  }
}

/** What is the matter with the server or the account is no fault of a block. */
const isOfAll = ({ kind }: Failure): boolean =>
  kind !== 'internal' && (kind === 'quota' || failureKindTraits[kind].retryJob);

async function speak(
  { platform, actor, work, conversion, project }: Making,
  block: BlockToMake,
  step: Step,
): Promise<MadeBlock> {
  const spoken = await openSpokenProject(platform, project, [block]);
  const made = await speakBlock(platform, actor, spoken, block, {
    takeId: idOf(conversion.id, block.id, block.contentHash),
    signal: step.signal,
    step: {
      persist: async (sound) => {
        const bytes = await readWhole(sound);
        return { key: await step.persist(bytes), sizeBytes: bytes.length };
      },
      record: (transaction, blob) => work.handOver(transaction, [blob]),
    },
  });
  return made ?? null;
}

async function writeDown(
  { platform, conversion, chapterId }: Making,
  block: BlockToMake,
  failure: Failure,
): Promise<void> {
  if (failure.kind === 'internal')
    platform.log.error({ work: conversion.id, block: block.id, err: failure.cause }, 'a block failed');
  const { id: blockId, contentHash } = block;
  const { message } = failure;
  await platform.db.transaction((transaction) =>
    addFailure(transaction, conversion, { chapterId, blockId, contentHash, message }),
  );
}
