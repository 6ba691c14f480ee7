import { professionalCloningRoutes as routes } from '@mynah/contract/voices/professional-voices';
import { handle } from '../../../platform/http/index.ts';
import type { HeardSound } from '../sample-audio/index.ts';
import { listSamples, toSample, toSeparation } from '../samples/index.ts';
import { addProfessionalSamples } from './actions/add-professional-samples.ts';
import { cancelTraining } from './actions/cancel-training.ts';
import { createProfessionalVoice } from './actions/create-professional-voice.ts';
import { editProfessionalVoice } from './actions/edit-professional-voice.ts';
import { editSample } from './actions/edit-sample.ts';
import { listOwnProfessionalVoices } from './actions/list-professional-voices.ts';
import { previewSample, previewSpeaker } from './actions/preview-sample.ts';
import { removeSample } from './actions/remove-sample.ts';
import { startSeparation } from './actions/start-separation.ts';
import { startTraining } from './actions/start-training.ts';
import { getProfessionalSample, getProfessionalVoice } from './get-professional-voice.ts';
import { toTraining } from './professional.view.ts';

const ok = { status: 'ok' as const };

const inBase64 = ({ bytes, contentType, durationMs }: HeardSound) => ({
  audio_base_64: Buffer.from(bytes).toString('base64'),
  media_type: contentType,
  duration_secs: Math.round(durationMs) / 1000,
});

export const professionalRoutes = [
  handle(routes.list, ({ platform, actor }) => listOwnProfessionalVoices(platform, actor)),
  handle(routes.create, async ({ platform, actor, body }) => ({
    voice_id: await createProfessionalVoice(platform, actor, body),
  })),
  handle(routes.edit, async ({ platform, actor, params, body }) => {
    await editProfessionalVoice(platform, actor, { ...params, ...body });
    return { voice_id: params.voiceId };
  }),
  handle(routes.addSamples, async ({ platform, actor, params, body, signal }) => {
    const samples = await addProfessionalSamples(platform, actor, { ...params, ...body }, signal);
    return samples.map(toSample);
  }),
  handle(routes.editSample, async ({ platform, actor, params, body }) => {
    await editSample(platform, actor, params, body);
    return { voice_id: params.voiceId };
  }),
  handle(routes.deleteSample, async ({ platform, actor, params }) => {
    await removeSample(platform, actor, params);
    return ok;
  }),
  handle(routes.sampleAudio, async ({ platform, actor, params, query, signal }) => {
    const which = { ...params, isCleaned: query.removeBackgroundNoise };
    const sound = await previewSample(platform, actor, which, signal);
    return { ...inBase64(sound), voice_id: params.voiceId, sample_id: params.sampleId };
  }),
  handle(routes.waveform, async ({ platform, actor, params }) => {
    const { sample } = await getProfessionalSample(platform, actor, params);
    return { sample_id: sample.id, visual_waveform: Array.from(sample.peaks, (peak) => peak / 255) };
  }),
  handle(routes.speakers, async ({ platform, actor, params }) => {
    const { sample } = await getProfessionalSample(platform, actor, params);
    return toSeparation(sample);
  }),
  handle(routes.separateSpeakers, async ({ platform, actor, params }) => {
    await startSeparation(platform, actor, params);
    return ok;
  }),
  handle(routes.speakerAudio, async ({ platform, actor, params, signal }) =>
    inBase64(await previewSpeaker(platform, actor, params, signal)),
  ),
  handle(routes.train, async ({ platform, actor, params, body }) => {
    await startTraining(platform, actor, { ...params, modelId: body?.modelId });
    return ok;
  }),
  handle(routes.runTraining, async ({ platform, actor, params, body }) => {
    await startTraining(platform, actor, { ...params, modelId: body?.modelId });
    return ok;
  }),
  handle(routes.cancelTraining, async ({ platform, actor, params }) => {
    await cancelTraining(platform, actor, params.voiceId);
    return ok;
  }),
  handle(routes.training, async ({ platform, actor, params }) => {
    const { voice, training } = await getProfessionalVoice(platform, actor, params.voiceId, 'viewer');
    const samples = await listSamples(platform.db, actor.workspaceId, voice.rowId);
    return toTraining({ voice, training, samples, now: platform.clock.now() });
  }),
];
