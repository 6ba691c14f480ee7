/** The rules of feedback, apart from its schemas: the web app has them in its first bundle, where no zod is. */

/** HIS-014, HIS-015: what staff has seen can no longer be changed. */
export const reviewStatuses = ['not_reviewed', 'reviewed'] as const;

/** HIS-025 to HIS-027, HIS-035: empty, or within these. Characters. */
export const feedbackLength = { min: 20, max: 200 } as const;

/** HIS-024: a thumb up for a longer text opens no dialog. Characters. */
export const dialogTextLength = 400;

/** HIS-028 to HIS-034, in the order of the page. */
export const feedbackFlags = ['emotions', 'inaccurate_clone', 'glitches', 'audio_quality', 'other'] as const;
export type FeedbackFlag = (typeof feedbackFlags)[number];
