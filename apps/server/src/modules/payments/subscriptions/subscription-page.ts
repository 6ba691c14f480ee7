import type { Platform } from '../../../platform/platform.ts';

/** Where a browser comes back to from a provider. */
export function subscriptionPage(
  platform: Pick<Platform, 'publicUrl'>,
  query: Record<string, string> = {},
): string {
  const words = new URLSearchParams(query).toString();
  return `${platform.publicUrl()}/app/subscription${words && `?${words}`}`;
}
