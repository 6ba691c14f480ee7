import { queryOptions } from '@tanstack/react-query';
import { message } from '#web/features/join/messages.ts';
import { readInviteCode } from '#web/shared/account/invite-code.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';

export const joinInfoQuery = (code: string) =>
  queryOptions({
    queryKey: ['join-info', code],
    queryFn: ({ signal }) => call('GET /v1/workspace/join-info', { query: { invite_code: code }, signal }),
  });

/** Accepts the stored invite. Without one it fails before anything is sent (WSP-038, ERR-017). */
export async function acceptInvite(): Promise<void> {
  const code = readInviteCode();
  if (!code) throw new ApiError({ status: 400, message: message('noCode') });
  await call('POST /v1/workspace/invites/{invite_code}/accept', { params: { invite_code: code } });
}

export const cancelSubscription = (): Promise<unknown> => call('POST /cancel-subscription');

export const isAboutSubscription = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'user_has_active_subscription';
