import { professionalSpeech } from '@mynah/contract/voices/training-stages';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { clearRun, startRun } from '../../../../platform/workflows/index.ts';
import { getSpeechModel } from '../../../models/index.ts';
import { findCloner } from '../../cloning/index.ts';
import { requireUsable, requireVoicePrintsAllowed } from '../../safety/index.ts';
import { usableMs } from '../../sample-audio/index.ts';
import { listSamples } from '../../samples/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { getProfessionalVoice } from '../get-professional-voice.ts';
import { isRunning } from '../professional.policy.ts';
import { changeTraining, lockTraining } from '../professional.store.ts';
import { trainVoice } from '../training/train-voice.ts';
import { requireProfessionalPlan } from './create-professional-voice.ts';

interface TrainingOrder {
  voiceId: string;
  modelId?: string;
}

/**
 * Begins the training of a voice; one that runs already runs on.
 * @throws Failure `can_not_use_professional_voice_cloning`, `audio_too_short`, `engine_unavailable`, and as
 * `requireUsable`, `requireVoicePrintsAllowed` and `getSpeechModel`
 */
export async function startTraining(
  platform: Platform,
  actor: Actor,
  { voiceId, modelId }: TrainingOrder,
): Promise<void> {
  const { voice } = await getProfessionalVoice(platform, actor, voiceId);
  // what speaks texts speaks trained voices too
  if (modelId !== undefined) getSpeechModel(modelId);
  await requireProfessionalPlan(platform, actor);
  await requireVoicePrintsAllowed(platform, actor);
  await requireUsable(platform, actor, voice);
  findCloner(platform);
  const { workspaceId } = actor;
  const key = { workspaceId, voiceId: voice.rowId };
  // what a kill left of a former training
  await clearRun(platform, key.voiceId);
  await platform.db.transaction(async (transaction) => {
    const training = await lockTraining(transaction, key);
    if (!training || isRunning(training)) return;
    requireSpeech(await listSamples(transaction, workspaceId, key.voiceId));
    await startRun(platform, transaction, trainVoice, { id: key.voiceId, workspaceId });
    await changeTraining(transaction, key, {
      modelId: modelId ?? null,
      state: 'queued',
      stage: 'waiting',
      progress: 0,
      message: null,
      startedAt: null,
      endedAt: null,
    });
  });
}

function requireSpeech(samples: readonly VoiceSampleRow[]): void {
  const { leastSecs, advisedSecs } = professionalSpeech;
  const seconds = usableMs(samples) / 1000;
  if (seconds >= leastSecs) return;
  throw new Failure(
    'audio_too_short',
    `There are ${Math.floor(seconds)} seconds of the speaker. A professional voice needs at least ${leastSecs} and sounds best with ${advisedSecs / 60} minutes or more. Add recordings.`,
  );
}
