import { File } from 'lucide-react';
import { useMessages } from '#web/app/messages.ts';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';
import { type NavigationEntry, type PageDefinition, usePages } from '#web/shared/pages.ts';
import type { Searcher } from '#web/shared/search/feature-search.ts';

type Group = NavigationEntry['group'];

const ORDER: readonly (Group | undefined)[] = [
  'main',
  'playground',
  'products',
  'agents',
  'build',
  'settings',
  'workspace',
  undefined,
];

/** Known to staff alone, so that it stands in no navigation. */
const STAFF_PATH = '/app/admin';

/** The pages that this person may open by their plain address: those of the navigation in its order, then the others. */
export function usePageItems(searcher: Searcher): PaletteItem[] {
  const t = useMessages();
  const places = { settings: t('settings'), workspace: t('workspaceSettings') };
  const placeOf = (page: PageDefinition): string | undefined =>
    page.frame === 'settings' || page.frame === 'workspace' ? places[page.frame] : undefined;
  return usePages()
    .filter((page) => isOpenTo(page, searcher))
    .map((page) => ({ page, entry: page.navigation?.[0] }))
    .toSorted((a, b) => orderOf(a.entry) - orderOf(b.entry))
    .map(({ page, entry }) => ({
      key: page.path,
      title: page.title,
      detail: placeOf(page),
      keywords: page.path.replaceAll(/[/-]/g, ' '),
      icon: entry?.icon ?? File,
      target: { to: page.path },
    }));
}

/** Pages that stand alone belong to the ways in; one that a thing belongs to needs its id. */
function isOpenTo(page: PageDefinition, { isEditor, isStaff, config }: Searcher): boolean {
  const isShown = (page.navigation ?? []).every(
    (entry) => !entry.isShown || (config && entry.isShown(config)),
  );
  return (
    isShown &&
    page.access !== 'public' &&
    page.frame !== 'bare' &&
    !page.path.includes('$') &&
    (isEditor || !page.isForEditors) &&
    (isStaff || page.path !== STAFF_PATH)
  );
}

const orderOf = (entry: NavigationEntry | undefined): number =>
  ORDER.indexOf(entry?.group) * 1000 + (entry?.order ?? 0);
