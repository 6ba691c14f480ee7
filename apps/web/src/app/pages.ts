import type { PageDefinition } from '#web/shared/pages.ts';

const modules = import.meta.glob<{ pages: PageDefinition[] }>('../features/*/pages.ts', { eager: true });

/** Every page that the features bring. */
export const pages: readonly PageDefinition[] = Object.values(modules).flatMap((module) => module.pages);

export function preloadPage(pathname: string): void {
  // A failed load shows when the page itself is opened.
  pages
    .find((page) => page.path === pathname)
    ?.load()
    .catch(() => undefined);
}
