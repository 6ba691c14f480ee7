import type { UploadedFile } from '@mynah/contract/uploads';
import type { CloneStep, SampleQuality } from '@mynah/engine-spec/tasks';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ReadableSample, readSamples } from '../sample-audio/index.ts';
import { dropSamples, listSamples, persistSample, requireSampleRoom } from '../samples/index.ts';
import type { NewSample, VoiceSampleRow } from '../samples/samples.tables.ts';
import { toQuality } from './advice.ts';
import { askForClone, type CloningCall, examine, findCloner, mostSampleMs } from './ask-cloning.ts';
import { findClone, moveClone, putClone } from './cloning.store.ts';
import { judgeSamples } from './judge-samples.ts';
import { refineClone } from './refine-clone.job.ts';

/** A voice as it can be used within seconds. */
export interface FirstClone {
  samples: readonly NewSample[];
  step: CloneStep;
  quality: SampleQuality;
  removeBackgroundNoise: boolean;
}

interface CloneOrder {
  workspaceId: string;
  voiceId: string;
  /** New recordings. */
  files: readonly UploadedFile[];
  /** Recordings that it has. */
  before?: readonly VoiceSampleRow[];
  /** The voice's own: language and gender say whose prosody is the nearest. */
  labels?: Labels;
  removeBackgroundNoise: boolean;
}

type Labels = Readonly<Record<string, string>>;

/**
 * Keeps recordings and clones the voice that is in them. Their blobs are there when this returns, their rows are not:
 * whoever fails afterwards calls `dropSamples`.
 * @throws Failure `invalid_voice_sample`, `invalid_audio`, `audio_too_short`, `engine_unavailable`
 */
export async function cloneAtOnce(
  platform: Platform,
  { files, before = [], labels = {}, ...options }: CloneOrder,
  signal: AbortSignal,
): Promise<FirstClone> {
  const { workspaceId: caller, removeBackgroundNoise } = options;
  requireSampleRoom(before.length + files.length);
  const samples: NewSample[] = [];
  try {
    for (const file of files) samples.push(await persistSample(platform, file, { ...options, signal }));
    const all = [...before, ...samples];
    const clone = await cloneSamples(platform, { samples: all, labels }, { caller, signal });
    return { samples, removeBackgroundNoise, ...clone };
  } catch (cause) {
    await dropSamples(platform, samples, cause);
    throw cause;
  }
}

/** The voice that is in recordings, as it can be used at once. @throws as `cloneAtOnce` */
export async function cloneSamples(
  platform: Platform,
  { samples, labels }: { samples: readonly ReadableSample[]; labels: Labels },
  call: CloningCall,
): Promise<Pick<FirstClone, 'step' | 'quality'>> {
  const { traits } = findCloner(platform);
  const { sampleRateHz } = traits;
  const sound = await readSamples(platform, samples, { sampleRateHz, mostMs: mostSampleMs, ...call });
  const quality = await examine(platform, sound, call);
  judgeSamples(quality, traits);
  const request = { kind: 'instant', samples: sound, ...speakerOf(labels) } as const;
  return { quality, step: await askForClone(platform, request, call) };
}

/** Labels are in any words: those that mean nothing to the engine are left out. */
function speakerOf({ language, gender }: Labels): { language?: string; gender?: 'female' | 'male' } {
  return {
    ...(language !== undefined && /^[a-z]{2,3}(-|$)/i.test(language) && { language }),
    ...((gender === 'female' || gender === 'male') && { gender }),
  };
}

/** In the transaction that writes the voice: from here on a job brings it nearer. */
export async function beginRefining(
  platform: Platform,
  transaction: Transaction,
  { workspaceId, voiceId, clone }: { workspaceId: string; voiceId: string; clone: FirstClone },
): Promise<void> {
  const { step, quality, removeBackgroundNoise: isCleaned } = clone;
  const payload = { workspaceId, voiceId };
  const jobId = await platform.jobs.enqueue(refineClone, payload, { transaction, group: workspaceId });
  await putClone(transaction, {
    voiceId,
    workspaceId,
    jobId: jobId ?? null,
    state: 'refining',
    progress: step.progress,
    searchState: step.state,
    message: null,
    quality: toQuality(quality, { similarity: step.similarity, isCleaned }),
    startedAt: platform.clock.now(),
  });
}

/**
 * In the transaction that takes a recording away: the voice is cloned anew of those that are left, by a job. Without
 * any left it stays as it is; so does one that is no instant clone.
 */
export async function beginAnew(
  platform: Platform,
  transaction: Transaction,
  key: { workspaceId: string; voiceId: string },
): Promise<void> {
  const { workspaceId, voiceId } = key;
  const clone = await findClone(transaction, key);
  if (!clone || (await listSamples(transaction, workspaceId, voiceId)).length === 0) return;
  const jobId = await platform.jobs.enqueue(refineClone, key, { transaction, group: workspaceId });
  await moveClone(transaction, clone, {
    jobId: jobId ?? null,
    state: 'refining',
    progress: 0,
    searchState: null,
    message: null,
    startedAt: platform.clock.now(),
  });
}
