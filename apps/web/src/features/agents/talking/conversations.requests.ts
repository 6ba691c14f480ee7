import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** A conversation that is over, as it was written down; a moment may pass until it is. */
export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', conversationId],
    queryFn: async ({ signal }) => {
      const conversation = await call('GET /v1/convai/conversations/{conversation_id}', {
        params: { conversation_id: conversationId },
        signal,
      });
      return 'transcript' in conversation ? conversation.transcript : [];
    },
    retry: 3,
  });
