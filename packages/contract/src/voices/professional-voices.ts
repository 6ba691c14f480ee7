import { z } from 'zod';
import { json, route } from '../route.ts';
import { formBoolean, formList, uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryBoolean } from '../wire.ts';
import { fineTuningStates } from './fine-tuning.ts';
import { trainingStages } from './training-stages.ts';
import { voiceDescription, voiceLabels, voiceName } from './voice-cloning.ts';
import { sampleFiles, sampleParams, speakerSeparation, voiceSample } from './voice-samples.ts';
import { voiceParams } from './voices.ts';

/** Where the training of a professional clone is; before its start the answers of a voice know nothing of it. */
export const trainingStates = ['draft', 'not_verified', ...fineTuningStates] as const;
export type TrainingState = (typeof trainingStates)[number];

const voiceIdAnswer = json(z.object({ voice_id: z.string() }));
const access = 'create_professional_voice_clone';
/** BCP 47 tag. */
const language = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i, 'Not a language tag');

/** How far a training is. */
export const voiceTraining = z.object({
  state: z.enum(trainingStates),
  stage: z.enum(trainingStages),
  /** 0 to 1 */
  progress: z.number(),
  eta_secs: z.number().nullable(),
  /** Why it failed, or what came of it, in a sentence. */
  message: z.string().nullable(),
  /** Cosine of the voice and speech of the recordings that it was not fitted to. */
  similarity: z.number().nullable(),
  /** The same of an instant clone of the same recordings. */
  instant_similarity: z.number().nullable(),
});
export type VoiceTraining = z.infer<typeof voiceTraining>;

/** A professional voice as its own page lists it, trained or not. */
export const professionalVoice = z.object({
  voice_id: z.string(),
  name: z.string(),
  language: z.string(),
  description: z.string().nullable(),
  labels: z.record(z.string(), z.string()),
  created_at_unix: z.int(),
  requires_verification: z.boolean(),
  is_verified: z.boolean(),
  /** It speaks: it was trained once at least. */
  is_ready: z.boolean(),
  sample_count: z.int(),
  /** Of the recordings, what is used: trimmed, and of the chosen speakers. */
  speech_secs: z.number(),
  training: voiceTraining,
});
export type ProfessionalVoice = z.infer<typeof professionalVoice>;

/** Recordings and training. */
export const professionalCloningRoutes = {
  list: route({
    id: 'professional-voices.list',
    method: 'GET',
    path: '/v1/voices/pvc',
    summary: 'List the professional voices visible to the caller, trained or not, newest first',
    access: 'voices_read',
    internal: true,
    answer: json(
      z.object({
        voices: z.array(professionalVoice),
        is_allowed: z.boolean(),
        slots_used: z.int(),
        slots: z.int(),
        /** Of the slots, those beside the plan's. */
        extra_slots: z.int(),
      }),
    ),
  }),
  create: route({
    id: 'professional-voices.create',
    method: 'POST',
    path: '/v1/voices/pvc',
    summary: 'Create a professional voice',
    access,
    body: z.object({
      name: voiceName,
      language,
      description: optional(voiceDescription),
      labels: optional(voiceLabels),
    }),
    answer: voiceIdAnswer,
  }),
  edit: route({
    id: 'professional-voices.edit',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}',
    summary: 'Change a professional voice',
    access,
    params: voiceParams,
    body: z.object({
      name: optional(voiceName),
      language: optional(language),
      description: optional(voiceDescription),
      labels: optional(voiceLabels),
    }),
    answer: voiceIdAnswer,
  }),
  addSamples: route({
    id: 'professional-voices.add-samples',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/samples',
    summary: 'Add recordings',
    access,
    params: voiceParams,
    upload: true,
    body: z.object({
      files: sampleFiles.refine((files) => files.length > 0, 'Send at least one file'),
      remove_background_noise: formBoolean.default(false),
    }),
    answer: json(z.array(voiceSample)),
  }),
  editSample: route({
    id: 'professional-voices.edit-sample',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}',
    summary: 'Trim a recording, choose its speakers or remove noise',
    access,
    params: sampleParams,
    body: z.object({
      /** Absent: as it was. */
      remove_background_noise: optional(z.boolean()),
      selected_speaker_ids: optional(z.array(id).max(32)),
      /** ms */
      trim_start_time: optional(z.int().min(0)),
      trim_end_time: optional(z.int().min(1)),
      file_name: optional(z.string().min(1).max(200)),
    }),
    answer: voiceIdAnswer,
  }),
  deleteSample: route({
    id: 'professional-voices.delete-sample',
    method: 'DELETE',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}',
    summary: 'Delete a recording',
    access,
    params: sampleParams,
    answer: json(ok),
  }),
  sampleAudio: route({
    id: 'professional-voices.sample-audio',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}/audio',
    summary: 'Get the first 30 seconds of a recording, original or cleaned',
    access,
    params: sampleParams,
    query: z.object({ remove_background_noise: queryBoolean.default(false) }),
    answer: json(
      z.object({
        audio_base_64: z.string(),
        voice_id: z.string(),
        sample_id: z.string(),
        media_type: z.string(),
        duration_secs: z.number().nullable(),
      }),
    ),
  }),
  waveform: route({
    id: 'professional-voices.waveform',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}/waveform',
    summary: 'Get the waveform of a recording, from 0 to 1',
    access,
    params: sampleParams,
    answer: json(z.object({ sample_id: z.string(), visual_waveform: z.array(z.number()) })),
  }),
  speakers: route({
    id: 'professional-voices.speakers',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers',
    summary: 'Get the speakers of a recording, once they’re found',
    access,
    params: sampleParams,
    answer: json(speakerSeparation),
  }),
  separateSpeakers: route({
    id: 'professional-voices.separate-speakers',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}/separate-speakers',
    summary: 'Find the speakers of a recording',
    access,
    params: sampleParams,
    answer: json(ok),
  }),
  speakerAudio: route({
    id: 'professional-voices.speaker-audio',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers/{speaker_id}/audio',
    summary: 'Get the audio of one speaker',
    access,
    params: sampleParams.extend({ speaker_id: id }),
    answer: json(z.object({ audio_base_64: z.string(), media_type: z.string(), duration_secs: z.number() })),
  }),
  train: route({
    id: 'professional-voices.train',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/train',
    summary: 'Start training',
    access,
    params: voiceParams,
    body: z.object({ model_id: optional(z.string().min(1).max(100)) }).optional(),
    answer: json(ok),
  }),
  /** VOI-041: the older address of the same. */
  runTraining: route({
    id: 'professional-voices.run-training',
    method: 'POST',
    path: '/v1/voices/{voice_id}/run-pvc-training',
    summary: 'Start training',
    access,
    params: voiceParams,
    body: z.object({ model_id: optional(z.string().min(1).max(100)) }).optional(),
    answer: json(ok),
  }),
  cancelTraining: route({
    id: 'professional-voices.cancel-training',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/cancel-training',
    summary: 'Stop training and discard its progress',
    access,
    internal: true,
    params: voiceParams,
    answer: json(ok),
  }),
  training: route({
    id: 'professional-voices.training',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/training',
    summary: 'Get training progress: stages, share, end',
    access,
    internal: true,
    params: voiceParams,
    answer: json(voiceTraining),
  }),
};

/** Who owns the voice: answered by the safety of voices, as the older addresses are. */
export const professionalVerificationRoutes = {
  captcha: route({
    id: 'professional-voices.captcha',
    method: 'GET',
    path: '/v1/voices/pvc/{voice_id}/captcha',
    summary: 'Get the text for the voice’s owner to read aloud',
    access,
    params: voiceParams,
    answer: json(z.object({ text: z.string(), language: z.string() })),
  }),
  answerCaptcha: route({
    id: 'professional-voices.answer-captcha',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/captcha',
    summary: 'Send a recording of the text read aloud',
    access,
    params: voiceParams,
    upload: true,
    body: z.object({ recording: uploadedFile }),
    answer: json(ok),
  }),
  verification: route({
    id: 'professional-voices.request-verification',
    method: 'POST',
    path: '/v1/voices/pvc/{voice_id}/verification',
    summary: 'Send documents and ask for a review by a person',
    access,
    params: voiceParams,
    upload: true,
    body: z.object({
      files: formList(uploadedFile).refine((files) => files.length <= 10, 'Send at most 10 files'),
      extra_text: z.string().max(5000).optional(),
    }),
    answer: json(ok),
  }),
};
