import { leaveForProvider } from '#web/features/single-sign-on/leave-for-provider.ts';
import { findProvider } from '#web/features/single-sign-on/single-sign-on.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

/**
 * After a password was refused because the workspace has single sign-on: leads to the provider. False when the refusal
 * was another, or no provider is known for the address.
 */
export async function leaveWhenRequired(error: unknown, email: string): Promise<boolean> {
  if (!(error instanceof ApiError) || error.reason !== 'sso_required') return false;
  try {
    const { identity_provider: provider } = await findProvider(email);
    if (!provider) return false;
    await leaveForProvider(provider.identity_provider_id, email);
    return true;
  } catch {
    // the refusal of the password says what to do, and stands on the page
    return false;
  }
}
