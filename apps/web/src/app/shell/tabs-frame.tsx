import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { itemsOf } from '#web/app/shell/navigation.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { usePages } from '#web/shared/pages.ts';

export function SettingsFrame() {
  const t = useMessages();
  return <TabsFrame group="settings" label={t('settings')} />;
}

export function WorkspaceFrame() {
  const t = useMessages();
  return <TabsFrame group="workspace" label={t('workspaceSettings')} />;
}

/** The pages of a group with their own menu: tabs on top, so that the content keeps the width. */
function TabsFrame({ group, label }: { group: 'settings' | 'workspace'; label: string }) {
  const items = itemsOf(usePages(), group, useAppConfig().data);
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // on phones the tabs are wider than the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page another tab is the current one
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, items.length]);
  return (
    <div className="mx-auto w-full max-w-240 px-6 pb-16 max-sm:px-4">
      <nav ref={tabs} aria-label={label} className="flex gap-5 overflow-x-auto border-b">
        {items.map(({ path, label: name }) => (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            className="-mb-px flex h-12 shrink-0 items-center border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {name}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
