import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Those of the workspace, as its own page has them. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'workspace'],
  queryFn: ({ signal }) => call('GET /v1/workspace/webhooks', { signal }),
});

/** Which of them is told of conversations. */
export const chosenWebhookQuery = queryOptions({
  queryKey: ['agents-settings', 'webhook'],
  queryFn: async ({ signal }) =>
    (await call('GET /v1/convai/settings', { signal })).webhooks?.post_call_webhook_id ?? null,
});
