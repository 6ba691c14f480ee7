import { streamingFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, optional } from '../wire.ts';
import { designLimits } from './design-limits.ts';
import { voiceLabels, voiceName } from './voice-cloning.ts';
import { voice, voiceParams } from './voices.ts';

export const designModels = ['eleven_multilingual_ttv_v2', 'eleven_ttv_v3'] as const;

const descriptionOf = ({ least, most }: { least: number; most: number }) =>
  z.string().trim().min(least).max(most);

const shared = {
  text: optional(z.string().min(designLimits.text.least).max(designLimits.text.most)),
  auto_generate_text: z.boolean().default(false),
  /** -1 quiet, 1 loud; 0 is about -24 LUFS. */
  loudness: z.number().min(-1).max(1).default(0.5),
  seed: optional(z.int().min(0).max(2_147_483_647)),
  /** Make no sound yet: it is fetched from `/stream`. */
  stream_previews: z.boolean().default(false),
  remixing_session_id: optional(id),
  remixing_session_iteration_id: optional(id),
  prompt_strength: optional(z.number().min(0).max(1)),
};

const designBody = z.object({
  ...shared,
  voice_description: descriptionOf(designLimits.description),
  model_id: z.enum(designModels).default('eleven_multilingual_ttv_v2'),
  guidance_scale: z.number().min(0).max(100).default(5),
  quality: optional(z.number().min(-1).max(1)),
  should_enhance: z.boolean().default(false),
  /** Within the 8 MB that a JSON body may have. */
  reference_audio_base64: optional(z.string().max(7_500_000)),
});

const formatQuery = z.object({ output_format: z.enum(streamingFormatNames).default('mp3_44100_192') });

export const voicePreview = z.object({
  audio_base_64: z.string(),
  generated_voice_id: z.string(),
  media_type: z.string(),
  duration_secs: z.number(),
  language: z.string().nullable(),
  /** Beyond the compatible API: what it will be labelled with when it is saved. */
  labels: z.record(z.string(), z.string()),
});
export type VoicePreview = z.infer<typeof voicePreview>;
export const voicePreviews = z.object({
  previews: z.array(voicePreview),
  text: z.string(),
  /** Beyond the compatible API: makes the same voices again. */
  seed: z.int(),
  /** Beyond the compatible API: words of the description that no voice here can follow. */
  ignored_words: z.array(z.string()),
});
export type VoicePreviews = z.infer<typeof voicePreviews>;

const saveBody = z.object({
  voice_name: voiceName,
  voice_description: descriptionOf(designLimits.remixDescription),
  generated_voice_id: id,
  labels: optional(voiceLabels),
  played_not_selected_voice_ids: optional(z.array(id).max(100)),
});

const access = 'voice_generation';

export const voiceDesignRoutes = {
  createPreviews: route({
    id: 'voice-design.create-previews',
    method: 'POST',
    path: '/v1/text-to-voice/create-previews',
    summary: 'Design three voices from a description (older name)',
    access,
    query: formatQuery,
    body: designBody,
    answer: json(voicePreviews),
  }),
  design: route({
    id: 'voice-design.design',
    method: 'POST',
    path: '/v1/text-to-voice/design',
    summary: 'Design three voices from a description, to listen to',
    access,
    query: formatQuery,
    body: designBody,
    answer: json(voicePreviews),
  }),
  remix: route({
    id: 'voice-design.remix',
    method: 'POST',
    path: '/v1/text-to-voice/{voice_id}/remix',
    summary: 'Remix a voice into three new ones, as described',
    access,
    params: voiceParams,
    query: formatQuery,
    body: z.object({
      ...shared,
      voice_description: descriptionOf(designLimits.remixDescription),
      guidance_scale: z.number().min(0).max(100).default(2),
    }),
    answer: json(voicePreviews),
  }),
  stream: route({
    id: 'voice-design.stream-preview',
    method: 'GET',
    path: '/v1/text-to-voice/{generated_voice_id}/stream',
    summary: 'Get the audio of a preview',
    access,
    params: z.object({ generated_voice_id: id }),
    answer: bytes('audio/mpeg'),
  }),
  save: route({
    id: 'voice-design.save',
    method: 'POST',
    path: '/v1/text-to-voice',
    summary: 'Save a preview as a voice',
    access,
    body: saveBody,
    answer: json(voice),
  }),
  saveByOlderName: route({
    id: 'voice-design.save-by-older-name',
    method: 'POST',
    path: '/v1/text-to-voice/create-voice-from-preview',
    summary: 'Save a preview as a voice (older name)',
    access,
    body: saveBody,
    answer: json(voice),
  }),
  /** Beyond the compatible API: a voice between voices. */
  mix: route({
    id: 'voice-design.mix',
    method: 'POST',
    path: '/v1/text-to-voice/mix',
    summary: 'Mix two to four voices by weight',
    access,
    query: formatQuery,
    body: z.object({
      voices: z
        .array(z.object({ voice_id: id, weight: z.number().min(0).max(1) }))
        .min(2)
        .max(4),
      text: optional(z.string().min(1).max(designLimits.text.most)),
    }),
    answer: json(voicePreviews),
  }),
};
