import { useCallback } from 'react';
import { type LibraryFilter, readFilter } from '#web/features/voice-library/browse/library-filter.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useSession } from '#web/shared/session/session.ts';
import { track } from '#web/shared/track.ts';

export type FilterState = { filter: LibraryFilter; change: (next: LibraryFilter) => void };

/** The filters live in the address alone: a link, back and forward carry them. */
export function useFilter(): FilterState {
  const filter = useSearchValues(readFilter);
  const navigate = useNavigate();
  const change = useCallback(
    (next: LibraryFilter) => {
      void navigate({ to: '.', search: next, replace: true });
      if (useSession.getState().isSignedIn && next.search === filter.search)
        track({ name: 'voices_filtered' });
    },
    [navigate, filter.search],
  );
  return { filter, change };
}
