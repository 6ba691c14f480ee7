import { type ReactNode, useState } from 'react';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const Sheet = lazy(async () => ({ default: (await import('#web/ui/sheet.tsx')).Sheet }));

type PageWithSettingsProps = {
  /** Names the panel. */
  label: string;
  settings: ReactNode;
  /** The panel scrolls within itself (it has tabs) and takes the height of the screen. */
  isTall?: boolean;
  children: (openSettings: () => void) => ReactNode;
};

/** A page with its settings beside it; where there is no room, they wait in a sheet. */
export function PageWithSettings({ label, settings, isTall = false, children }: PageWithSettingsProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useBreakpoint('lg');
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">{children(() => setSheetOpen(true))}</div>
      {isWide ? (
        <aside
          aria-label={label}
          className={classNames(
            'w-(--settings-width) shrink-0 border-s bg-surface',
            isTall ? 'flex flex-col' : 'overflow-y-auto',
          )}
        >
          {settings}
        </aside>
      ) : (
        <FromFirstOpening isOpen={isSheetOpen}>
          <Sheet
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            side="bottom"
            title={label}
            className={isTall ? 'h-[88dvh]' : ''}
          >
            {settings}
          </Sheet>
        </FromFirstOpening>
      )}
    </div>
  );
}
