import { startAddress } from '#web/features/single-sign-on/single-sign-on.requests.ts';

const key = 'single-sign-on-redirect';

/** Sends the browser to the provider; what was wished for before is kept in this tab. */
export async function leaveForProvider(identityProviderId: string, email?: string): Promise<void> {
  const url = await startAddress(identityProviderId, email);
  const wish = new URLSearchParams(location.search).get('redirect');
  if (wish) sessionStorage.setItem(key, wish);
  else sessionStorage.removeItem(key);
  location.assign(url);
}

/** Where the person wanted to go before the provider. Not checked yet. */
export const redirectWish = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
