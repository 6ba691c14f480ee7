import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Waits for a change, done or refused; what is kept under the key is then asked for again. */
export function useRenewAfter(queryKey: QueryKey): <Answer>(change: Promise<Answer>) => Promise<Answer> {
  const client = useQueryClient();
  return async (change) => {
    try {
      return await change;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
}
