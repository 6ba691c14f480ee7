import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { EXPLORE_PATH, GENERATE_PATH, HISTORY_PATH } from '#web/features/sound-effects/paths.ts';

/** The three rooms of sound effects. */
export function SoundsFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const rooms = [
    [GENERATE_PATH, t('generate')],
    [HISTORY_PATH, t('history')],
    [EXPLORE_PATH, t('explore')],
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav aria-label={t('rooms')} className="flex shrink-0 gap-5 border-b px-6 max-sm:px-4">
        {rooms.map(([path, label]) => (
          <Link
            key={path}
            to={path}
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
