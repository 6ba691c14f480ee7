import { useAppConfig } from '#web/shared/app-config.ts';
import { useLocation } from '#web/shared/routing/index.ts';
import { isSecureUrl } from '#web/shared/secure-url.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';

/** How long a reference must stand still before the help link takes it over (NOT-039). */
export const SUPPORT_DEBOUNCE_MS = 500;

/**
 * The operator's help page, with the page that the user comes from as `ref`; undefined where the operator
 * has set none (NOT-040). Mail addresses are allowed and stay as they are.
 */
export function useSupportAddress(): string | undefined {
  const pathname = useLocation({ select: (location) => location.pathname });
  const reference = useDebounced(pathname, SUPPORT_DEBOUNCE_MS);
  const address = useAppConfig().data?.brand.support_url;
  return address ? supportAddress(address, reference) : undefined;
}

export function supportAddress(address: string, reference: string): string | undefined {
  if (address.startsWith('mailto:')) return address;
  if (!isSecureUrl(address)) return undefined;
  const url = new URL(address);
  url.searchParams.set('ref', reference);
  return url.href;
}
