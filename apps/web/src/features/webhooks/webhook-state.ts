import type { Webhook } from '@mynah/contract/workspaces/webhooks';

type LastResult = { isSuccess: boolean; atUnix: number; status: number | null };

/** How the newest attempt went; undefined before the first one. */
export function lastResultOf(webhook: Webhook): LastResult | undefined {
  const failedAt = webhook.most_recent_failure_timestamp;
  const succeededAt = webhook.most_recent_success_timestamp;
  if (failedAt === null && succeededAt === null) return undefined;
  // within one second a row of failures tells which of the two came last
  const isSuccess =
    (succeededAt ?? 0) === (failedAt ?? 0)
      ? webhook.failures_in_a_row === 0
      : (succeededAt ?? 0) > (failedAt ?? 0);
  return {
    isSuccess,
    atUnix: Math.max(failedAt ?? 0, succeededAt ?? 0),
    status: isSuccess ? null : webhook.most_recent_failure_error_code,
  };
}
