import type { JoinInfo } from '@mynah/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { message } from '#web/features/join/messages.ts';
import { readInviteCode } from '#web/shared/account/invite-code.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { requestJson } from '#web/shared/api/client.ts';

export const joinInfoQuery = (code: string) =>
  queryOptions({
    queryKey: ['join-info', code],
    queryFn: ({ signal }) =>
      requestJson<JoinInfo>('/v1/workspace/join-info', { query: { invite_code: code }, signal }),
  });

/** Accepts the stored invite. Without one it fails before anything is sent (WSP-038, ERR-017). */
export async function acceptInvite(): Promise<void> {
  const code = readInviteCode();
  if (!code) throw new ApiError({ status: 400, message: message('noCode') });
  await requestJson(`/v1/workspace/invites/${encodeURIComponent(code)}/accept`, { method: 'POST' });
}

export const cancelSubscription = (): Promise<unknown> =>
  requestJson('/cancel-subscription', { method: 'POST' });

export const isAboutSubscription = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'user_has_active_subscription';
