import type { PageDefinition } from '#web/shared/pages.ts';

const lists = import.meta.glob<PageDefinition[]>('../features/*/pages.ts', { eager: true, import: 'pages' });

/** Every page that the features bring. */
export const pages: readonly PageDefinition[] = Object.values(lists).flat();

export function preloadPage(pathname: string): void {
  // A failed load shows when the page itself is opened.
  pages
    .find((page) => page.path === pathname)
    ?.load()
    .catch(() => undefined);
}
