import { startAddress } from '#web/features/single-sign-on/single-sign-on.requests.ts';
import { call } from '#web/shared/api/call.ts';

const key = 'single-sign-on-redirect';

/**
 * Sends the browser to the provider; what was wished for before is kept in this tab. Providers lead back to the public
 * address of the server, and the way back is bound to a cookie: who is here by another name first goes there.
 */
export async function leaveForProvider(identityProviderId: string, email?: string): Promise<void> {
  const { public_url: publicUrl } = await call('GET /v1/app-config', { anonymous: true });
  if (new URL(publicUrl).origin !== location.origin) {
    location.assign(publicUrl + location.pathname + location.search);
    return;
  }
  const url = await startAddress(identityProviderId, email);
  const wish = new URLSearchParams(location.search).get('redirect');
  if (wish) sessionStorage.setItem(key, wish);
  else sessionStorage.removeItem(key);
  location.assign(url);
}

/** Where the person wanted to go before the provider. Not checked yet. */
export const redirectWish = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
