import type { History } from '#web/shared/routing/history.ts';
import { hrefOf } from '#web/shared/routing/href-of.ts';
import { byRank, matchPath } from '#web/shared/routing/paths.ts';
import { stringifySearch } from '#web/shared/routing/search-params.ts';
import type {
  AddressValues,
  Forward,
  Frames,
  Route,
  Shown,
  Target,
  Visit,
} from '#web/shared/routing/visit.ts';

/** Pages that come sooner replace the former one at once, without a glimpse of the state between. */
const PENDING_AFTER_MS = 1000;

interface RouterOptions extends Frames {
  routes: readonly Route[];
  history: History;
}

export interface RouterState {
  /** The present address, from the moment on that somebody goes there. */
  visit: Visit;
  /** Undefined until the first page's code came. */
  shown: Shown | undefined;
}

export interface Router {
  history: History;
  frames: Frames;
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Called when an address shows its page, with the route. Gives the way to stop. */
  onShown: (listener: (route: Route, pathChanged: boolean) => void) => () => void;
  /** Begins to follow the address bar. Gives the way to stop. */
  start: () => () => void;
  hrefOf: (target: Target) => string;
  /** Until its page is shown, or somebody went elsewhere. */
  navigate: (target: Target) => Promise<void>;
  /** Looks at the present address anew: who may see it, and what failed. */
  invalidate: () => Promise<void>;
  /** Asks for the code of an address that somebody is about to open. */
  preload: (href: string) => void;
}

const nowhere: Route = { path: '', parts: [] };

/** Follows the address bar: finds the route of an address, loads its code, and tells who shows it. */
export function createRouter({ routes, history, ...frames }: RouterOptions): Router {
  const ranked = byRank(routes);
  const listeners = new Set<() => void>();
  const shownListeners = new Set<(route: Route, pathChanged: boolean) => void>();
  let state: RouterState = { visit: history.visit(), shown: undefined };
  let count = 0;
  let shownPath: string | undefined;
  let settled: Promise<void> = Promise.resolve();

  const change = (next: Partial<RouterState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const find = (pathname: string): { route: Route; params: AddressValues } => {
    for (const route of ranked) {
      const params = matchPath(route.path, pathname);
      if (params) return { route, params };
    }
    return { route: nowhere, params: {} };
  };

  /** What is the same as before stays the same object. */
  const searchOf = (route: Route, visit: Visit): AddressValues => {
    const search = { ...visit.search, ...route.parseSearch?.(visit.search) };
    const former = state.shown?.search;
    return former && stringifySearch(former) === stringifySearch(search) ? former : search;
  };

  const follow = async (): Promise<void> => {
    count += 1;
    const own = count;
    const visit = history.visit();
    const { route, params } = find(visit.pathname);
    const answer = route.forward?.(visit);
    const forward = answer instanceof Promise ? await answer : answer;
    if (own !== count) return settled;
    if (forward) return leadOn(forward, visit);
    const show = (failure?: unknown): Promise<void> | undefined => {
      if (own !== count) return settled;
      const search = searchOf(route, visit);
      const plain = plainHref(visit, search);
      if (plain !== visit.href) {
        history.replace(plain, visit.state);
        return settled;
      }
      change({ visit, shown: { route, params, search, failure, count } });
      for (const listener of shownListeners) listener(route, shownPath !== visit.pathname);
      shownPath = visit.pathname;
      return undefined;
    };
    if (route.parts.every((part) => part.component())) return show();
    change({ visit });
    const pending = setTimeout(show, PENDING_AFTER_MS);
    try {
      await Promise.all(route.parts.map((part) => part.load()));
      await show();
    } catch (cause) {
      await show(cause);
    } finally {
      clearTimeout(pending);
    }
  };

  const leadOn = (target: Forward, from: Visit): Promise<void> | undefined => {
    if ('document' in target) {
      window.location.replace(target.document);
      return undefined;
    }
    history.replace(hrefOf(target, from), target.state);
    return settled;
  };

  const followAnew = (): Promise<void> => {
    settled = follow();
    return settled;
  };

  return {
    history,
    frames,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onShown: (listener) => {
      shownListeners.add(listener);
      return () => shownListeners.delete(listener);
    },
    start: () => {
      const stop = history.subscribe(() => void followAnew());
      void followAnew();
      return stop;
    },
    hrefOf: (target) => hrefOf(target, state.visit),
    navigate: async (target) => {
      const href = hrefOf(target, state.visit);
      // going to where one is adds no step to go back
      if (target.replace || href === state.visit.href) history.replace(href, target.state);
      else history.push(href, target.state);
      await settled;
    },
    invalidate: followAnew,
    preload: (href) => {
      const { route } = find(new URL(href, 'http://app').pathname);
      // a failed load shows when the page itself is opened
      for (const part of route.parts) part.load().catch(() => undefined);
    },
  };
}

/** An address as its page reads it: values that mean nothing are gone, and the slash at its end. */
function plainHref({ href, pathname, search, hash }: Visit, read: AddressValues): string {
  const isPlain = pathname === '/' || !pathname.endsWith('/');
  if (isPlain && stringifySearch(read) === stringifySearch(search)) return href;
  return `${isPlain ? pathname : pathname.replace(/\/+$/, '')}${stringifySearch(read)}${hash && `#${hash}`}`;
}
