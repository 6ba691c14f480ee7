import type { CloneStep, SampleQuality } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../../platform/errors/index.ts';
import { speakerRateHz, writeSpeaker } from '../../../../platform/speaker-embedding/index.ts';
import { askForClone, examine, findCloner, judgeSamples, mostSampleMs } from '../../cloning/index.ts';
import type { VoiceRow } from '../../registry/voices.tables.ts';
import { requireReader } from '../../safety/index.ts';
import { readSamples } from '../../sample-audio/index.ts';
import { listSamples } from '../../samples/index.ts';
import { embedSpeaker } from './embed-speaker.ts';
import { planListening } from './plan-listening.ts';
import { showTraining, stageWeights, type TrainingWork } from './training-work.ts';

interface Heard {
  /** The first voice, and how the search for a better one goes on from it. */
  begun: CloneStep;
  /** What the encoder hears in speech that nothing is fitted to, packed. */
  heldOut: string;
  /** Of the recordings, what is used. */
  datasetMs: number;
}

/**
 * Hears the recordings, with their trims and chosen speakers, and makes a first voice of them.
 * @throws Failure `invalid_voice_sample`, `audio_too_short`, each with a sentence that helps
 */
export const listen = (
  training: TrainingWork,
  { labels }: Pick<VoiceRow, 'labels'>,
  language: string,
): Promise<Heard> =>
  training.work.step('listen', () => hear(training, { labels, language }), {
    weight: stageWeights.listening,
    follow: (transaction, { datasetMs }) =>
      showTraining(training, transaction, { stage: 'fitting', datasetMs }),
  });

async function hear(
  { platform, work: { workspaceId, id: voiceId }, call }: TrainingWork,
  { labels, language }: Pick<VoiceRow, 'labels'> & { language: string },
): Promise<Heard> {
  const { traits } = findCloner(platform);
  const { sampleRateHz } = traits;
  const samples = await listSamples(platform.db, workspaceId, voiceId);
  const plan = planListening(samples);
  const fitting = await readSamples(platform, plan.fitting, { sampleRateHz, mostMs: mostSampleMs, ...call });
  const quality = await examine(platform, fitting, call);
  refuseTalk(quality);
  judgeSamples(quality, traits);
  await requireReader(platform, { voiceId, recordings: plan.fitting }, call);
  const held = { sampleRateHz: speakerRateHz, mostMs: mostSampleMs, ...call };
  const heldOut = await embedSpeaker(platform, await readSamples(platform, plan.judging, held), call);
  const begun = await askForClone(
    platform,
    { kind: 'instant', samples: fitting, language, gender: genders.find((each) => each === labels.gender) },
    call,
  );
  return { begun, heldOut: writeSpeaker(heldOut), datasetMs: plan.usableMs };
}

const genders = ['female', 'male'] as const;
const leastMainShare = 0.8;

/** More is asked of what is to be one voice in all words. */
function refuseTalk({ speakers, mainSpeakerShare }: SampleQuality): void {
  if (speakers < 2 || mainSpeakerShare >= leastMainShare) return;
  throw new Failure(
    'invalid_voice_sample',
    `${speakers} people speak in the recordings. Find the speakers, and choose the one to clone.`,
  );
}
