import { z } from 'zod';
import { json, route } from '../route.ts';
import { formBoolean, formJson } from '../uploads.ts';
import { id } from '../wire.ts';
import { voiceLimits } from './voice-limits.ts';
import { sampleFiles } from './voice-samples.ts';
import { voiceParams } from './voices.ts';

export { consentStatement } from './consent-statement.ts';

export const voiceName = z.string().trim().min(1).max(voiceLimits.name);
export const voiceDescription = z.string().trim().max(voiceLimits.description);
export const voiceLabels = z
  .record(z.string().min(1).max(voiceLimits.labelLength), z.string().max(voiceLimits.labelLength))
  .refine(
    (labels) => Object.keys(labels).length <= voiceLimits.labels,
    `Use at most ${voiceLimits.labels} labels`,
  );

/** What is said of a clone, in numbers; null where there is nothing to compare with. */
export const cloneQuality = z.object({
  /** Cosine of the clone and speech of the samples that it was not fitted to; 1 is the same voice. */
  similarity: z.number().nullable(),
  /** The same between two parts of the samples: the most that can be reached. */
  ceiling: z.number().nullable(),
  signal_to_noise_db: z.number().nullable(),
  /** Share of the samples that are cut off at full scale, 0 to 1. */
  clipped: z.number(),
  speech_secs: z.number(),
  speakers: z.int(),
  /** How it would come closer, in sentences; empty when nothing is to be said. */
  advice: z.array(z.string()),
});
export type CloneQuality = z.infer<typeof cloneQuality>;

export const cloneStates = ['ready', 'refining', 'refined', 'failed'] as const;

/** What a person has said yes to before their voice is cloned. */
export const voiceConsent = z.object({
  consent_id: z.string(),
  voice_id: z.string(),
  voice_name: z.string(),
  user_id: z.string(),
  user_name: z.string().nullable(),
  user_email: z.string().nullable(),
  /** The sentence that stood beside the box, word by word. */
  statement: z.string(),
  /** SHA-256 of each sample it was given for. */
  sample_hashes: z.array(z.string()),
  given_at_unix: z.int(),
  client_address: z.string().nullable(),
});
export type VoiceConsent = z.infer<typeof voiceConsent>;

export const voiceCloningRoutes = {
  add: route({
    id: 'voice-cloning.add',
    method: 'POST',
    path: '/v1/voices/add',
    summary: 'Create an instant voice clone from recordings',
    access: 'create_instant_voice_clone',
    upload: true,
    body: z.object({
      name: voiceName,
      files: sampleFiles.refine((files) => files.length > 0, 'Send at least one file'),
      remove_background_noise: formBoolean.optional(),
      description: voiceDescription.optional(),
      labels: formJson(voiceLabels).optional(),
      /** The web app's form has the box; the call of a program is the consent of whoever holds the key. */
      consent: formBoolean.optional(),
    }),
    answer: json(z.object({ voice_id: z.string(), requires_verification: z.boolean() })),
  }),
  edit: route({
    id: 'voices.edit',
    method: 'POST',
    path: '/v1/voices/{voice_id}/edit',
    summary: 'Edit a voice; new recordings are added to the existing ones',
    access: 'voices_write',
    params: voiceParams,
    upload: true,
    body: z.object({
      name: voiceName,
      files: sampleFiles.optional(),
      remove_background_noise: formBoolean.optional(),
      description: voiceDescription.optional(),
      labels: formJson(voiceLabels).optional(),
      moderate_metadata: formBoolean.optional(),
    }),
    answer: json(z.object({ status: z.literal('ok') })),
  }),
  remove: route({
    id: 'voices.delete',
    method: 'DELETE',
    path: '/v1/voices/{voice_id}',
    summary: 'Delete a voice and its recordings',
    access: 'voices_write',
    params: voiceParams,
    answer: json(z.object({ status: z.literal('ok') })),
  }),
  state: route({
    id: 'voice-cloning.state',
    method: 'GET',
    path: '/v1/voices/{voice_id}/clone',
    summary: 'Get a clone’s refinement progress and similarity',
    access: 'voices_read',
    internal: true,
    params: voiceParams,
    answer: json(
      z.object({
        state: z.enum(cloneStates),
        /** 0 to 1 */
        progress: z.number(),
        eta_secs: z.number().nullable(),
        message: z.string().nullable(),
        quality: cloneQuality.nullable(),
      }),
    ),
  }),
  inspect: route({
    id: 'voice-cloning.inspect',
    method: 'POST',
    path: '/v1/voices/inspect-sample',
    summary: 'Check how suitable recordings are for a clone; nothing is stored',
    access: 'create_instant_voice_clone',
    internal: true,
    upload: true,
    body: z.object({ files: sampleFiles.refine((files) => files.length > 0, 'Send at least one file') }),
    answer: json(cloneQuality.omit({ similarity: true, ceiling: true })),
  }),
  listConsents: route({
    id: 'voice-consents.list',
    method: 'GET',
    path: '/v1/voices/consents',
    summary: 'List voice cloning consents, newest first',
    access: 'voices_read',
    internal: true,
    query: z.object({ voice_id: id.optional() }),
    answer: json(z.object({ consents: z.array(voiceConsent) })),
  }),
  exportConsents: route({
    id: 'voice-consents.export',
    method: 'GET',
    path: '/v1/voices/consents/export',
    summary: 'Get the consents as a CSV file',
    access: 'voices_read',
    internal: true,
    answer: { kind: 'bytes', contentTypes: ['text/csv'] },
  }),
};
