import { Link, Outlet } from '@tanstack/react-router';
import { useMessages } from '#web/app/messages.ts';
import { itemsOf } from '#web/app/shell/navigation.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { usePages } from '#web/shared/pages.ts';

/** The settings pages with their own menu: tabs on top, so that the content keeps the width. */
export function SettingsFrame() {
  const t = useMessages();
  const items = itemsOf(usePages(), 'settings', useAppConfig().data);
  return (
    <div className="mx-auto w-full max-w-240 px-6 pb-16 max-sm:px-4">
      <nav aria-label={t('settings')} className="flex gap-5 overflow-x-auto border-b">
        {items.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            className="-mb-px flex h-12 shrink-0 items-center border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
