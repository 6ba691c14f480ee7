import type { CloneStep } from '@mynah/engine-spec/tasks';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../platform/workflows/index.ts';
import { introduceVoice } from '../previews/index.ts';
import { changeSound, findAnyVoice } from '../registry/index.ts';
import { listSamples } from '../samples/index.ts';
import { toQuality } from './advice.ts';
import { askForClone } from './ask-cloning.ts';
import { cloneSamples } from './clone-at-once.ts';
import { type CloneKey, changeCloneOfRun, findCloneOfRun } from './cloning.store.ts';
import type { VoiceCloneRow } from './cloning.tables.ts';

/** Brings a clone nearer to its recordings: each step makes the voice better at once. */
export const refineVoice = defineWorkflow({
  name: 'voices.refine-clone',
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 1, ofGroup: 1 },
  run: refine,
  follow: followRefining,
});

/** How near the voice is: where the search for it goes on, and what the recordings are worth. */
interface Nearness extends Pick<CloneStep, 'state' | 'progress'> {
  quality: VoiceCloneRow['quality'];
}

async function refine(platform: Platform, work: WorkflowRun): Promise<void> {
  const clone = await findCloneOfRun(platform.db, work.id);
  if (!clone) return;
  const { voiceId, searchState, progress, quality } = clone;
  await work.expect(1);
  const introduce = () => introduceVoice(platform, voiceId, work.signal);
  await work.step('introduce', introduce, { weight: progress });
  let near: Nearness =
    searchState === null
      ? await beginAtRecordings(platform, work, clone)
      : { state: searchState, progress, quality };
  for (let index = 0; near.progress < 1; index++) {
    // its voice has gone, or is cloned anew by other work
    if (!(await findCloneOfRun(platform.db, work.id))) return;
    near = await refineOnce(platform, work, { near, index });
  }
  await completeRefining(platform, work);
  await introduce();
}

/** What a step made of the voice. */
type Nearer = Nearness & Pick<CloneStep, 'definition'>;

const beginAtRecordings = (platform: Platform, work: WorkflowRun, clone: CloneKey): Promise<Nearer> =>
  nearer(platform, work, { name: 'begin', index: 0, from: 0 }, async () => {
    const { workspaceId, voiceId } = clone;
    const samples = await listSamples(platform.db, workspaceId, voiceId);
    const isCleaned = samples.some(({ cleanBlob }) => cleanBlob !== null);
    const { labels = {} } = (await findAnyVoice(platform.db, voiceId)) ?? {};
    const { step, quality } = await cloneSamples(platform, { samples, labels }, callOf(work));
    return { ...step, quality: toQuality(quality, { similarity: step.similarity, isCleaned }) };
  });

const refineOnce = (
  platform: Platform,
  work: WorkflowRun,
  { near: { state, progress, quality }, index }: { near: Nearness; index: number },
): Promise<Nearer> =>
  nearer(platform, work, { name: 'refine', index, from: progress }, async () => {
    const step = await askForClone(platform, { kind: 'refine', grade: 'instant', state }, callOf(work));
    return { ...step, quality: quality && { ...quality, similarity: step.similarity } };
  });

const callOf = ({ workspaceId: caller, signal }: WorkflowRun) => ({ caller, signal, waitsForModel: true });

/** A step that the voice follows. */
async function nearer(
  platform: Platform,
  work: WorkflowRun,
  { name, index, from }: { name: string; index: number; from: number },
  make: () => Promise<Nearer>,
): Promise<Nearer> {
  let formerPreview: string | undefined;
  const near = await work.step(name, make, {
    index,
    weight: ({ progress }) => Math.max(0, progress - from),
    follow: async (transaction, made) => {
      formerPreview = await showNearer(platform, transaction, work.id, made);
    },
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
  return near;
}

/** Nothing is changed when the voice has gone, or was cloned anew. Resolves to the preview that is no longer its own. */
async function showNearer(
  platform: Platform,
  transaction: Transaction,
  runId: string,
  { definition, quality, progress }: Nearer,
): Promise<string | undefined> {
  const key = await changeCloneOfRun(transaction, runId, { quality });
  if (!key) return undefined;
  const { workspaceId, voiceId } = key;
  const formerPreview = await changeSound(transaction, { workspaceId, id: voiceId }, { definition });
  if (progress < 1) await tell(platform, transaction, key, { progress, is_done: false });
  return formerPreview;
}

async function completeRefining(platform: Platform, work: WorkflowRun): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const end = { state: 'refined', progress: 1, searchState: null, message: null } as const;
    await work.complete(transaction);
    const key = await changeCloneOfRun(transaction, work.id, end);
    if (key) await tell(platform, transaction, key, { progress: 1, is_done: true });
  });
}

const tell = (
  { events }: Platform,
  transaction: Transaction,
  { workspaceId, voiceId }: CloneKey,
  how: { progress: number; is_done: boolean },
) =>
  events.append(transaction, { name: 'voice.refined', workspaceId, payload: { voice_id: voiceId, ...how } });

/** The voice stays as near as it has come, and is heard once more. */
async function followRefining(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const clone = state === 'failed' ? await findCloneOfRun(transaction, run.id) : undefined;
  if (!clone) return undefined;
  const progress = Math.max(clone.progress, run.progress);
  await changeCloneOfRun(transaction, run.id, { state: 'failed', message: failure!.message, progress });
  return () => introduceVoice(platform, clone.voiceId, new AbortController().signal);
}
