import { message } from '#web/features/security/messages.ts';
import { PasskeysElsewhere } from '#web/features/security/passkeys.requests.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';

/** Why a passkey did not open the account. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof PasskeysElsewhere) return message('passkeysElsewhere', { origin: error.host });
  return error instanceof ApiError ? errorText(error) : message('passkeyFailed');
}
