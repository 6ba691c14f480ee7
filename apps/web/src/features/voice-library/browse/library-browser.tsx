import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AddVoiceHost } from '#web/features/voice-library/add/add-voice-host.tsx';
import { ActiveFilters } from '#web/features/voice-library/browse/active-filters.tsx';
import { EmptyLibrary } from '#web/features/voice-library/browse/empty-library.tsx';
import { FeaturedStrip } from '#web/features/voice-library/browse/featured-strip.tsx';
import { FilterSheet } from '#web/features/voice-library/browse/filter-sheet.tsx';
import { isWhole } from '#web/features/voice-library/browse/library-filter.ts';
import { SearchRow } from '#web/features/voice-library/browse/search-row.tsx';
import { UseCaseChips } from '#web/features/voice-library/browse/use-case-chips.tsx';
import { useFilter } from '#web/features/voice-library/browse/use-filter.ts';
import { VoiceResults } from '#web/features/voice-library/browse/voice-results.tsx';
import { libraryQuery } from '#web/features/voice-library/library.requests.ts';
import { useSession } from '#web/shared/session/session.ts';

type LibraryBrowserProps = {
  /** Stands beside the search, for what only the app can do. */
  action?: ReactNode;
};

/** The library with its search and filters, in the app and for everybody. */
export function LibraryBrowser({ action }: LibraryBrowserProps) {
  const state = useFilter();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isSignedIn = useSession((session) => session.isSignedIn) === true;
  const isAll = isWhole(state.filter);
  const { data } = useInfiniteQuery({ ...libraryQuery(state.filter, isSignedIn), enabled: isAll });
  // without a voice there is nothing to search in
  if (isAll && data?.pages[0]?.voices.length === 0) return <EmptyLibrary />;
  return (
    <div className="flex flex-col gap-4">
      <SearchRow {...state} onOpenFilters={() => setSheetOpen(true)} action={action} />
      <UseCaseChips {...state} />
      <ActiveFilters {...state} />
      {isAll && <FeaturedStrip />}
      <VoiceResults {...state} />
      <FilterSheet {...state} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      <AddVoiceHost />
    </div>
  );
}
