import type { AppConfig } from '@mynah/contract/site';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { AddressValues } from '#web/shared/address-values.ts';

/** Where a page stands in the navigation. */
export type NavigationEntry = {
  group: 'main' | 'playground' | 'products' | 'agents' | 'build' | 'settings' | 'workspace';
  /** Rises within the group. */
  order: number;
  icon: LucideIcon;
  /** Differs from the title where the page's own name is too long. */
  label?: string;
  /** For those who may use it alone; without it everybody sees the entry. */
  isShown?: (config: AppConfig) => boolean;
};

export interface PageModule {
  Page: ComponentType;
  /** Checks what stands in the address; all values arrive as text. */
  parseSearch?: (search: AddressValues) => object;
}

/**
 * One page of a feature. A feature's `pages.ts` exports a list of these under the name `pages`; the app
 * finds it by its place in the folder, so a new page needs no edit elsewhere.
 */
export type PageDefinition = {
  /** `$` before what differs: `/app/studio/$projectId`. */
  path: string;
  title: string;
  load: () => Promise<PageModule>;
  /** 'public' pages open for everyone, all others lead to the sign-in page first. */
  access?: 'signed-in' | 'public';
  /** A way in, or what the link of a mail opens: nobody is led back to it after a sign-in, as to all other pages. */
  isEntrance?: boolean;
  /** All that it does takes an editor: viewers read so instead. */
  isForEditors?: boolean;
  /** 'bare' pages stand alone, 'settings' and 'workspace' pages under the tabs of their group, all others in the shell. */
  frame?: 'shell' | 'settings' | 'workspace' | 'bare';
  /** Fills the main area from edge to edge and scrolls by itself. */
  isFullBleed?: boolean;
  /** As that of the page's module, where it is a few words. */
  parseSearch?: PageModule['parseSearch'];
  /** The page whose entry in the sidebar stands for this one too. */
  under?: string;
  /** More than one where the page belongs to the sidebar and to the settings menu. */
  navigation?: readonly NavigationEntry[];
};

/** Where a sign-in may lead to. */
export const destinationsOf = (pages: readonly PageDefinition[]): string[] =>
  pages.filter(({ isEntrance }) => !isEntrance).map(({ path }) => path);

const PagesContext = createContext<readonly PageDefinition[]>([]);
export const PagesProvider = PagesContext.Provider;

export function usePages(): readonly PageDefinition[] {
  return useContext(PagesContext);
}

/** Whether a page is part of this build: what is not there is in no list and not linked to, and comes with its page. */
export function useHasPages(): (path: string) => boolean {
  const pages = usePages();
  return (path) => pages.some((page) => page.path === path);
}

export const useHasPage = (path: string): boolean => useHasPages()(path);
