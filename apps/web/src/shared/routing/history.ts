import { parseSearch } from '#web/shared/routing/search-params.ts';
import type { Visit, VisitState } from '#web/shared/routing/visit.ts';

/** The list of visits that somebody goes back and forth in. */
export interface History {
  visit: () => Visit;
  push: (href: string, state?: VisitState) => void;
  /** In place of the present visit. */
  replace: (href: string, state?: VisitState) => void;
  /** Called after every change of the present visit. Gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

interface Entry {
  key: string;
  own?: VisitState | undefined;
}

/** Needs no secret, and pages without HTTPS have no `randomUUID`. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

function visitOf({ pathname, search, hash }: Location, { key, own = {} }: Entry): Visit {
  return {
    href: `${pathname}${search}${hash}`,
    pathname,
    searchStr: search,
    search: parseSearch(search),
    hash: hash.slice(1),
    state: own,
    key,
  };
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

/** The browser's own. */
export function createBrowserHistory(): History {
  const listeners = new Set<() => void>();
  const read = (): Visit => {
    // a typed address, and a link to a part of the page, come without an entry of ours
    if (!isEntry(window.history.state)) window.history.replaceState({ key: newKey() } satisfies Entry, '');
    return visitOf(window.location, window.history.state as Entry);
  };
  let visit = read();
  const tell = () => {
    visit = read();
    for (const listener of listeners) listener();
  };
  return {
    visit: () => visit,
    push: (href, own) => {
      window.history.pushState({ key: newKey(), own } satisfies Entry, '', href);
      tell();
    },
    replace: (href, own) => {
      window.history.replaceState({ key: newKey(), own } satisfies Entry, '', href);
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('popstate', tell);
        // it may have changed before anybody followed
        visit = read();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', tell);
      };
    },
  };
}
