import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/features/voices/messages.ts';
import { usePages } from '#web/shared/pages.ts';

/** The rooms of voices; those that are not part of this build are left out. */
export function VoicesNav() {
  const t = useMessages();
  const pages = usePages();
  const rooms = [
    ['/app/voice-lab', t('roomOwn')],
    ['/app/default-voices', t('roomDefault')],
    ['/app/workspace-voices', t('roomWorkspace')],
    ['/app/voice-library', t('roomLibrary')],
  ] as const;
  return (
    <nav aria-label={t('rooms')} className="flex gap-5 overflow-x-auto border-b">
      {rooms
        .filter(([path]) => pages.some((page) => page.path === path))
        .map(([path, label]) => (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
