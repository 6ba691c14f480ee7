import { dialogTextLength, feedbackLength } from '@mynah/contract/history/feedback-limits';
import type { Answer, RatedItem } from '#web/features/feedback/feedback.requests.ts';

export const isReviewed = ({ feedback }: RatedItem): boolean =>
  feedback !== null && feedback.review_status !== 'not_reviewed';

/** HIS-023, HIS-024. */
export const opensDialog = ({ textLength }: RatedItem, { thumbs_up }: Answer): boolean =>
  !thumbs_up || textLength <= dialogTextLength;

/** HIS-025, HIS-027: empty, or long enough to tell something. */
export const isTooShort = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length < feedbackLength.min;
};

/** The same thumb once more keeps what was said with it; the other one begins anew. */
export function answerFor({ feedback }: RatedItem, thumbsUp: boolean): Answer {
  if (feedback?.thumbs_up === thumbsUp) {
    const { review_status, ...said } = feedback;
    return said;
  }
  return {
    thumbs_up: thumbsUp,
    feedback: '',
    emotions: false,
    inaccurate_clone: false,
    glitches: false,
    audio_quality: false,
    other: false,
  };
}
