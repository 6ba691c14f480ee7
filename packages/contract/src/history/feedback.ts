import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional, queryInteger, queueCursor } from '../wire.ts';
import { feedbackLength, reviewStatuses } from './feedback-limits.ts';

const flags = {
  emotions: z.boolean(),
  inaccurate_clone: z.boolean(),
  glitches: z.boolean(),
  audio_quality: z.boolean(),
  other: z.boolean(),
};

/** HIS-013, HIS-014. */
export const feedback = z.object({
  thumbs_up: z.boolean(),
  feedback: z.string(),
  ...flags,
  review_status: z.enum(reviewStatuses),
});
export type Feedback = z.infer<typeof feedback>;

const flag = z.boolean().default(false);

export const reviewedFeedback = feedback.extend({
  history_item_id: z.string(),
  workspace_id: z.string(),
  source: z.string(),
  voice_name: z.string().nullable(),
  model_id: z.string().nullable(),
  text: z.string().nullable(),
  duration_ms: z.number(),
  created_at_unix: z.int(),
  /** Milliseconds since 1970: which of its wordings this is. */
  updated_at_unix_ms: z.int(),
});
export type ReviewedFeedback = z.infer<typeof reviewedFeedback>;

export const feedbackRoutes = {
  give: route({
    id: 'history.give-feedback',
    method: 'POST',
    path: '/v1/history/{history_item_id}/feedback',
    summary: 'Rate a generation; a later rating replaces the earlier one until staff has reviewed it',
    access: 'speech_history_write',
    params: z.object({ history_item_id: id }),
    body: z.object({
      thumbs_up: z.boolean(),
      feedback: optional(
        z
          .string()
          .trim()
          .max(feedbackLength.max)
          .refine((text) => text.length === 0 || text.length >= feedbackLength.min, {
            error: `Feedback must be at least ${feedbackLength.min} characters long`,
          }),
      ),
      emotions: flag,
      inaccurate_clone: flag,
      glitches: flag,
      audio_quality: flag,
      other: flag,
    }),
    answer: json(ok),
  }),
  list: route({
    id: 'staff.list-feedback',
    method: 'GET',
    path: '/v1/admin/feedback',
    summary: 'List feedback on generations, oldest first (reviewed feedback: newest first); access is logged',
    access: 'staff',
    internal: true,
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      review_status: z.enum(reviewStatuses).default('not_reviewed'),
      cursor: queueCursor.optional(),
    }),
    answer: json(z.object({ feedback: z.array(reviewedFeedback), next_cursor: z.string().nullable() })),
  }),
  review: route({
    id: 'staff.review-feedback',
    method: 'POST',
    path: '/v1/admin/feedback/{history_item_id}',
    summary: 'Set the review status of feedback',
    access: 'staff',
    internal: true,
    params: z.object({ history_item_id: id }),
    body: z.object({
      review_status: z.enum(reviewStatuses),
      reason: optional(z.string().trim().max(500)),
      /** The wording that was read: one that was changed since is not marked. */
      updated_at_unix_ms: optional(z.int()),
    }),
    answer: json(ok),
  }),
  /** ACC-083, ACC-084. */
  audio: route({
    id: 'staff.history-audio',
    method: 'GET',
    path: '/v1/admin/history/{history_item_id}/audio',
    summary: 'Get any item’s audio, for staff; each access is logged',
    access: 'staff',
    params: z.object({ history_item_id: id }),
    answer: {
      kind: 'bytes',
      contentTypes: ['audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'],
    },
  }),
};
