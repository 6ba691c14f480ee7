import type { UploadedFile } from '@mynah/contract/uploads';
import type { CloneStep, SampleQuality } from '@mynah/engine-spec/tasks';
import type { Platform } from '../../../platform/platform.ts';
import { type ReadableSample, readSamples } from '../sample-audio/index.ts';
import { dropSamples, persistSample, requireSampleRoom } from '../samples/index.ts';
import type { NewSample, VoiceSampleRow } from '../samples/samples.tables.ts';
import { askForClone, type CloningCall, examine, findCloner, mostSampleMs } from './ask-cloning.ts';
import { judgeSamples } from './judge-samples.ts';

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
