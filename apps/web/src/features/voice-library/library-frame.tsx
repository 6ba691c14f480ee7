import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { COLLECTIONS_PATH, LIBRARY_PATH, SHARE_PATH } from '#web/features/voice-library/paths.ts';

/** The rooms of the library. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const rooms = [
    [LIBRARY_PATH, t('explore')],
    [COLLECTIONS_PATH, t('collections')],
    [SHARE_PATH, t('shared')],
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav aria-label={t('rooms')} className="flex shrink-0 gap-5 border-b px-4 xs:px-6">
        {rooms.map(([path, label]) => (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: true, includeSearch: false }}
            className="flex h-11 items-center border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** The part below the rooms that scrolls. */
export const LibraryBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto">
    <div className="mx-auto w-full max-w-260 px-4 py-6 xs:px-6 2.5xl:max-w-350 3xl:max-w-440">{children}</div>
  </div>
);
