import { useMemo } from 'react';
import { useSearchValues } from '#web/shared/address-values.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';

/** Where the newcomer was going when the survey came between. */
export function useDestination() {
  const { redirect } = useSearchValues(({ redirect }) => ({ redirect }));
  // a refusal is logged once, not with each look (RTE-140)
  const destination = useMemo(
    () => resolveRedirect(redirect, { origin: window.location.origin }),
    [redirect],
  );
  return { destination, search: redirect === undefined ? {} : { redirect } };
}
