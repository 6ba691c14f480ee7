import { professionalVerificationRoutes } from '@mynah/contract/voices/professional-voices';
import { voiceSafetyRoutes as routes } from '@mynah/contract/voices/voice-safety';
import { handle } from '../../../platform/http/index.ts';
import { answerCaptcha } from './actions/answer-captcha.ts';
import { decideReview } from './actions/decide-review.ts';
import { getCaptcha } from './actions/get-captcha.ts';
import { lookThroughReviews } from './actions/list-reviews.ts';
import { readPaper, readReviewPreview, readReviewSample } from './actions/read-review.ts';
import { requestVerification } from './actions/request-verification.ts';
import { setSafetyControl } from './actions/set-safety-control.ts';
import { toReview } from './reviews.view.ts';

const ok = { status: 'ok' as const };

export const safetyRoutes = [
  handle(routes.captcha, async ({ platform, actor, params }) => {
    const { text, language, attemptsLeft } = await getCaptcha(platform, actor, params.voiceId);
    return { text, language, attempts_left: attemptsLeft };
  }),
  handle(routes.answerCaptcha, async ({ platform, actor, params, body, signal }) => {
    await answerCaptcha(platform, actor, { ...params, ...body }, signal);
    return ok;
  }),
  handle(routes.manualVerification, async ({ platform, actor, params, body }) => {
    const { files = [], extraText } = body;
    await requestVerification(platform, actor, { ...params, files, extraText });
    return ok;
  }),
  handle(professionalVerificationRoutes.captcha, async ({ platform, actor, params }) => {
    const { text, language } = await getCaptcha(platform, actor, params.voiceId);
    return { text, language };
  }),
  handle(professionalVerificationRoutes.answerCaptcha, async ({ platform, actor, params, body, signal }) => {
    await answerCaptcha(platform, actor, { ...params, ...body }, signal);
    return ok;
  }),
  handle(professionalVerificationRoutes.verification, async ({ platform, actor, params, body }) => {
    const { files, extraText } = body;
    await requestVerification(platform, actor, { ...params, files, extraText });
    return ok;
  }),
  handle(routes.listReviews, async ({ platform, actor, query }) => {
    const { reviews, nextCursor } = await lookThroughReviews(platform, actor, query);
    return { reviews: reviews.map(toReview), next_cursor: nextCursor };
  }),
  handle(routes.decideReview, async ({ platform, actor, params, body }) => {
    const { decision: status, message = null } = body;
    await decideReview(platform, actor, { ...params, status, message: message || null });
    return ok;
  }),
  handle(routes.reviewFile, async ({ platform, actor, params, header, setHeader }) =>
    readPaper(platform, actor, { ...params, range: header('range'), setHeader }),
  ),
  handle(routes.reviewSample, async ({ platform, actor, params, header, setHeader }) =>
    readReviewSample(platform, actor, { ...params, range: header('range'), setHeader }),
  ),
  handle(routes.reviewPreview, async ({ platform, actor, params, signal }) =>
    readReviewPreview(platform, actor, params.reviewId, signal),
  ),
  handle(routes.setSafetyControl, async ({ platform, actor, params, body }) => {
    await setSafetyControl(platform, actor, { ...params, ...body });
    return ok;
  }),
];
