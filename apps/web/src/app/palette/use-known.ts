import { actions, sections } from '#web/app/palette/features.ts';
import { useMessages } from '#web/app/palette/messages.ts';
import { itemOfEntry, type PaletteGroup, type PaletteItem } from '#web/app/palette/palette-item.ts';
import { useRecent } from '#web/app/palette/recent.ts';
import { useCommands } from '#web/app/palette/use-commands.ts';
import { usePageItems } from '#web/app/palette/use-page-items.ts';
import { mostHits, type SearchEntry, type Searcher } from '#web/shared/search/feature-search.ts';
import { bestOf } from '#web/shared/search/match.ts';

/** What is found without the server: with nothing typed what was opened last, and what there is. */
export function useKnown(query: string, searcher: Searcher): PaletteGroup[] {
  const t = useMessages();
  const groups: PaletteGroup[] = [
    { id: 'pages', label: t('goTo'), items: usePageItems(searcher) },
    { id: 'sections', label: t('sections'), items: itemsFor(searcher, sections) },
    { id: 'actions', label: t('actions'), items: [...itemsFor(searcher, actions), ...useCommands()] },
  ];
  const recent = useRecent(
    groups.flatMap(({ items }) => items),
    searcher,
  );
  if (query !== '') return narrowed(groups, query);
  const known = new Set(recent.map(({ key }) => key));
  const others = groups
    .filter(({ id }) => id !== 'sections')
    .map((group) => ({ ...group, items: group.items.filter(({ key }) => !known.has(key)) }));
  return [{ id: 'recent', label: t('recent'), items: recent }, ...others].filter(hasItems);
}

const itemsFor = (searcher: Searcher, entries: readonly SearchEntry[]): PaletteItem[] =>
  entries.filter(({ isFor }) => isFor?.(searcher) ?? true).map(itemOfEntry);

/** The group with the best match comes first. */
function narrowed(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups
    .map((group) => ({
      group,
      best: bestOf(query, group.items, ({ title, detail = '', keywords = '' }) => [
        title,
        `${detail} ${keywords}`,
      ]),
    }))
    .filter(({ best }) => best.length > 0)
    .toSorted((a, b) => (b.best[0]?.rank ?? 0) - (a.best[0]?.rank ?? 0))
    .map(({ group, best }) => ({ ...group, items: best.slice(0, mostHits).map(({ item }) => item) }));
}

const hasItems = ({ items }: PaletteGroup): boolean => items.length > 0;
