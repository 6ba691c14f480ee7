import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import { dropUnwritten } from '../../../platform/blobs/drop-unwritten.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundFile } from '../../../platform/sound/index.ts';
import type { FinishedSpeech, Keeping } from '../../speech/speaking/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { BlockText } from './spoken-project.ts';
import { findTakeOf, insertTake, lockContent } from './takes.store.ts';
import type { NewTake, TakeTimes } from './takes.tables.ts';

interface TakeToKeep {
  takeId: string;
  project: ProjectRow;
  block: BlockText & { id: string };
  contentHash: string;
  /** Another take of what was spoken before. */
  isAnother: boolean;
  /** Where work that is recorded in steps puts the sound, and what it writes with the row. */
  step?: TakeStep | undefined;
}

export interface TakeStep {
  persist(sound: SoundFile): Promise<StoredBlob>;
  record(transaction: Transaction, blob: string): Promise<void>;
}

/** Somebody spoke the same meanwhile: theirs is kept, and this is not charged. */
class SpokenMeanwhile extends Error {
  readonly takeId: string;

  constructor(takeId: string) {
    super('The same was spoken meanwhile.');
    this.name = 'SpokenMeanwhile';
    this.takeId = takeId;
  }
}

/** Keeps speech as a take of its block, which is written with the charge. `onKept` hears which take says it now. */
export const keepTake = (
  platform: Platform,
  order: TakeToKeep,
  onKept: (takeId: string) => void = () => {},
): Keeping => ({
  product: 'studio',
  usage: { projectId: order.project.id },
  complete: async (finished) => {
    const { takeId, step } = order;
    const stored = await (step ? step.persist(finished.sound) : finished.store(takeId));
    try {
      finished.generation.note({ durationMs: Math.round(finished.recording.durationMs) });
      await finished.generation.complete(async (transaction, { credits }) => {
        await writeTake(platform, transaction, order, { ...takeOf(finished, stored), credits });
        await step?.record(transaction, stored.key);
      });
      onKept(takeId);
    } catch (cause) {
      const isSame = cause instanceof SpokenMeanwhile && cause.takeId === takeId;
      // what a step put away goes with its work
      if (!isSame && !step) await dropUnwritten(platform, [stored.key], cause);
      if (!(cause instanceof SpokenMeanwhile)) throw cause;
      await finished.generation.release();
      onKept(cause.takeId);
    }
  },
});

type MadeTake = Pick<
  NewTake,
  | 'modelId'
  | 'engine'
  | 'audioBlob'
  | 'audioBytes'
  | 'sampleRateHz'
  | 'durationMs'
  | 'peaks'
  | 'times'
  | 'credits'
>;

const takeOf = (
  { planned, recording }: FinishedSpeech,
  { key, sizeBytes }: StoredBlob,
): Omit<MadeTake, 'credits'> => ({
  modelId: planned.model.id,
  engine: planned.speaker.engine,
  audioBlob: key,
  audioBytes: sizeBytes,
  sampleRateHz: planned.format.sampleRateHz,
  durationMs: recording.durationMs,
  peaks: recording.peaks,
  times: timesOf(recording.written),
});

/** To the millisecond. */
const timesOf = (characters: FinishedSpeech['recording']['written']): TakeTimes => ({
  characters: characters.map(({ character }) => character),
  startMs: characters.map(({ startMs }) => Math.round(startMs)),
  endMs: characters.map(({ endMs }) => Math.round(endMs)),
});

async function writeTake(
  { clock, events }: Platform,
  transaction: Transaction,
  { takeId, project, block, contentHash, isAnother }: TakeToKeep,
  made: MadeTake,
): Promise<void> {
  const { id: projectId, workspaceId } = project;
  await lockContent(transaction, project, contentHash);
  const spoken = isAnother ? undefined : await findTakeOf(transaction, project, contentHash);
  if (spoken) throw new SpokenMeanwhile(spoken.id);
  await insertTake(transaction, {
    ...made,
    id: takeId,
    workspaceId,
    projectId,
    blockId: block.id,
    contentHash,
    nodes: block.nodes,
    delivery: block.delivery,
    createdAt: clock.now(),
  });
  await events.append(transaction, {
    name: 'take.made',
    workspaceId,
    payload: { project_id: projectId, block_id: block.id, take_id: takeId },
  });
}
