import type { AppConfig } from '@mynah/contract/site';
import type { useMessages } from '#web/app/messages.ts';
import type { NavigationEntry, PageDefinition } from '#web/shared/pages.ts';

type Group = Exclude<NavigationEntry['group'], 'settings' | 'workspace'>;
type Translate = ReturnType<typeof useMessages>;

export type NavigationItem = { path: string; label: string; icon: NavigationEntry['icon'] };
export type NavigationGroup = { id: Group; label: string | undefined; items: NavigationItem[] };

const GROUPS: readonly Group[] = ['main', 'playground', 'products', 'agents', 'build'];

/** The sidebar's groups, in order; a group without pages is left out. */
export function groupNavigation(pages: readonly PageDefinition[], t: Translate): NavigationGroup[] {
  const labels = {
    main: undefined,
    playground: t('groupPlayground'),
    products: t('groupProducts'),
    agents: t('groupAgents'),
    build: t('groupBuild'),
  };
  return GROUPS.map((id) => ({ id, label: labels[id], items: itemsOf(pages, id) })).filter(
    ({ items }) => items.length > 0,
  );
}

export function itemsOf(
  pages: readonly PageDefinition[],
  group: NavigationEntry['group'],
  config?: AppConfig,
): NavigationItem[] {
  return pages
    .flatMap(({ path, title, navigation = [] }) => navigation.map((entry) => ({ path, title, ...entry })))
    .filter((entry) => entry.group === group && (entry.isShown ? config && entry.isShown(config) : true))
    .toSorted((a, b) => a.order - b.order)
    .map(({ path, title, label, icon }) => ({ path, label: label ?? title, icon }));
}
