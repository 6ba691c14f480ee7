import { LibraryBrowser, type LibraryFilter } from '#web/features/sound-effects/library/library-browser.tsx';
import { CATEGORY_PATH, EXPLORE_PATH, SEARCH_PATH } from '#web/features/sound-effects/paths.ts';
import { SoundsFrame } from '#web/features/sound-effects/sounds-frame.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';

const pathOf = ({ category, search }: LibraryFilter): string =>
  category ? CATEGORY_PATH : search ? SEARCH_PATH : EXPLORE_PATH;

/** The library: all of it, by words, or by category; the address says which. */
export function Page() {
  const filter = useSearchValues(({ category, search }) => ({ category, search }));
  return (
    <SoundsFrame>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-260 px-6 py-6 max-sm:px-4">
          <LibraryBrowser filter={filter} pathOf={pathOf} />
        </div>
      </div>
    </SoundsFrame>
  );
}
