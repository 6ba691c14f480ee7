import { z } from 'zod';
import { json, route } from '../route.ts';
import { formList, uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryInteger, queueCursor } from '../wire.ts';
import { voiceCategories } from './voice-categories.ts';
import { safetyControls } from './voice-verification.ts';
import { voiceParams } from './voices.ts';

export { type SafetyControl, safetyControls } from './voice-verification.ts';

export const captchaText = z.object({
  text: z.string(),
  language: z.string(),
  /** Attempts that are left today. */
  attempts_left: z.int(),
});

/** A voice that staff has to look at. */
export const voiceReview = z.object({
  review_id: z.string(),
  kind: z.enum(['library', 'manual_verification', 'report']),
  voice_id: z.string(),
  voice_name: z.string(),
  voice_category: z.enum(voiceCategories),
  safety_control: z.enum(safetyControls).nullable(),
  workspace_id: z.string(),
  requested_by: z.string().nullable(),
  /** The address of whoever asked, to write to. */
  requested_by_email: z.string().nullable(),
  extra_text: z.string().nullable(),
  files: z.array(
    z.object({ file_id: z.string(), file_name: z.string(), mime_type: z.string(), size_bytes: z.int() }),
  ),
  /** What the checks of names found, in sentences. */
  findings: z.array(z.string()),
  /** Recordings that the voice was made of. */
  samples: z.array(
    z.object({ sample_id: z.string(), file_name: z.string(), duration_secs: z.number().nullable() }),
  ),
  requested_at_unix: z.int(),
});
export type VoiceReview = z.infer<typeof voiceReview>;

export const voiceSafetyRoutes = {
  captcha: route({
    id: 'voice-safety.captcha',
    method: 'GET',
    path: '/v1/voices/{voice_id}/captcha',
    summary: 'Get the text for a voice’s owner to read aloud to unblock it (VOI-038, VOI-040)',
    access: 'voices_write',
    params: voiceParams,
    answer: json(captchaText),
  }),
  answerCaptcha: route({
    id: 'voice-safety.answer-captcha',
    method: 'POST',
    path: '/v1/voices/{voice_id}/captcha',
    summary: 'Send a recording of the text read aloud (VOI-039, VOI-040)',
    access: 'voices_write',
    params: voiceParams,
    upload: true,
    body: z.object({ recording: uploadedFile }),
    answer: json(ok),
  }),
  manualVerification: route({
    id: 'voice-safety.manual-verification',
    method: 'POST',
    path: '/v1/voices/{voice_id}/manual-verification',
    summary: 'Send documents and ask for a review by a person (VOI-037)',
    access: 'voices_write',
    params: voiceParams,
    upload: true,
    body: z.object({
      files: formList(uploadedFile)
        .refine((files) => files.length <= 10, 'Send at most 10 files')
        .optional(),
      extra_text: z.string().max(5000).optional(),
    }),
    answer: json(ok),
  }),
  listReviews: route({
    id: 'staff.list-voice-reviews',
    method: 'GET',
    path: '/v1/admin/voice-reviews',
    summary: 'List voices waiting for a decision, oldest first',
    access: 'staff',
    internal: true,
    query: z.object({
      kind: z.enum(['library', 'manual_verification', 'report']).optional(),
      page_size: queryInteger(1, 100).default(50),
      cursor: queueCursor.optional(),
    }),
    answer: json(z.object({ reviews: z.array(voiceReview), next_cursor: z.string().nullable() })),
  }),
  decideReview: route({
    id: 'staff.decide-voice-review',
    method: 'POST',
    path: '/v1/admin/voice-reviews/{review_id}',
    summary: 'Approve or decline',
    access: 'staff',
    internal: true,
    params: z.object({ review_id: id }),
    body: z.object({
      decision: z.enum(['allowed', 'allowed_with_changes', 'declined']),
      message: optional(z.string().trim().max(1000)),
    }),
    answer: json(ok),
  }),
  reviewFile: route({
    id: 'staff.voice-review-file',
    method: 'GET',
    path: '/v1/admin/voice-reviews/{review_id}/files/{file_id}',
    summary: 'Get a document that was sent',
    access: 'staff',
    internal: true,
    params: z.object({ review_id: id, file_id: id }),
    answer: { kind: 'bytes', contentTypes: ['application/octet-stream'] },
  }),
  reviewSample: route({
    id: 'staff.voice-review-sample',
    method: 'GET',
    path: '/v1/admin/voice-reviews/{review_id}/samples/{sample_id}/audio',
    summary: 'Get a recording the voice was made from',
    access: 'staff',
    internal: true,
    params: z.object({ review_id: id, sample_id: id }),
    answer: { kind: 'bytes', contentTypes: ['audio/mpeg', 'audio/wav'] },
  }),
  reviewPreview: route({
    id: 'staff.voice-review-preview',
    method: 'GET',
    path: '/v1/admin/voice-reviews/{review_id}/preview',
    summary: 'Hear how the voice speaks',
    access: 'staff',
    internal: true,
    params: z.object({ review_id: id }),
    answer: { kind: 'bytes', contentTypes: ['audio/mpeg'] },
  }),
  setSafetyControl: route({
    id: 'staff.set-voice-safety-control',
    method: 'POST',
    path: '/v1/admin/voices/{voice_id}/safety-control',
    summary: 'Block a voice, require a captcha, or lift either',
    access: 'staff',
    internal: true,
    params: voiceParams,
    body: z.object({
      safety_control: z.enum(safetyControls).nullable(),
      reason: z.string().trim().min(1).max(500),
    }),
    answer: json(ok),
  }),
};
