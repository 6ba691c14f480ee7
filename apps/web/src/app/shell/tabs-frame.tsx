import { useMessages } from '#web/app/messages.ts';
import { itemsOf } from '#web/app/shell/navigation.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { usePages } from '#web/shared/pages.ts';
import { Outlet, useLocation } from '#web/shared/routing/index.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

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
  const { pathname } = useLocation();
  // a page below one of them has its tab
  const current = items
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => one.length - other.length)
    .at(-1);
  return (
    <div className="mx-auto w-full max-w-240 px-6 pb-16 max-sm:px-4">
      <LinkTabs
        label={label}
        tabs={items.map(({ path, label: name }) => [path, name] as const)}
        current={current}
        // from edge to edge of a phone, where most of them wait outside
        className="max-sm:-mx-4 max-sm:px-4"
      />
      <Outlet />
    </div>
  );
}
