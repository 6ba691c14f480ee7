import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/shared/api/api-error.ts';

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  });
}

/** A refusal stays a refusal; a broken line or a busy server may be over in a moment. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500);
}
