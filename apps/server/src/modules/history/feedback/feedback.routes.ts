import { feedbackRoutes as routes } from '@mynah/contract/history/feedback';
import { handle } from '../../../platform/http/index.ts';
import { giveFeedback } from './actions/give-feedback.ts';
import { lookThroughFeedback } from './actions/list-feedback.ts';
import { listenToItem } from './actions/listen-to-item.ts';
import { reviewFeedback } from './actions/review-feedback.ts';
import { toReviewedFeedback } from './feedback.view.ts';

export const feedbackRoutes = [
  handle(routes.give, async ({ platform, actor, params, body }) => {
    await giveFeedback(platform, actor, { ...params, ...body });
    return { status: 'ok' as const };
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await lookThroughFeedback(platform, actor, query);
    return { feedback: rows.map(toReviewedFeedback), next_cursor: nextCursor };
  }),
  handle(routes.review, async ({ platform, actor, params, body }) => {
    await reviewFeedback(platform, actor, { ...params, ...body });
    return { status: 'ok' as const };
  }),
  handle(routes.audio, async ({ platform, actor, params, header, setHeader }) =>
    listenToItem(platform, actor, { ...params, range: header('range'), setHeader }),
  ),
];
