import { useSearch } from '@tanstack/react-router';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';

/** Where the newcomer was going when the survey came between. */
export function useDestination() {
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const destination = resolveRedirect(redirect, { origin: window.location.origin });
  return { destination, search: redirect === undefined ? {} : { redirect } };
}
