import { useEffect, useLayoutEffect } from 'react';
import { useRouterState } from '#web/shared/routing/hooks.ts';

const STORED_AS = 'mynah-scroll';
/** Visits of long ago are not gone back to. */
const KEPT_VISITS = 50;

type Places = Record<string, number>;

/** Going back, or reloading, shows a page where it was left; a new one begins at its beginning. */
export function useKeptScroll(): void {
  const key = useRouterState(({ visit }) => visit.key);
  const count = useRouterState(({ shown }) => shown?.count);
  const hash = useRouterState(({ visit }) => visit.hash);
  const pathname = useRouterState(({ visit }) => visit.pathname);
  // until the next page is shown, what scrolls is the former one
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page is shown
  useLayoutEffect(() => {
    const places = kept.get(key);
    if (places) restore(places);
    else if (hash === '' && pathname !== lastPath) toTop();
    lastPath = pathname;
    shownKey = key;
  }, [count]);
  useEffect(keepPlaces, []);
}

const kept = read();
let shownKey = '';
let lastPath = '';

function keepPlaces(): () => void {
  window.history.scrollRestoration = 'manual';
  const note = ({ target }: Event) => {
    if (shownKey === '') return;
    const places = kept.get(shownKey) ?? {};
    if (target === document) places.window = window.scrollY;
    else if (target instanceof Element) places[pathTo(target)] = target.scrollTop;
    kept.delete(shownKey);
    kept.set(shownKey, places);
  };
  document.addEventListener('scroll', note, { capture: true, passive: true });
  window.addEventListener('pagehide', write);
  return () => {
    document.removeEventListener('scroll', note, { capture: true });
    window.removeEventListener('pagehide', write);
  };
}

function restore(places: Places): void {
  for (const [path, top] of Object.entries(places)) {
    if (path === 'window') window.scrollTo(0, top);
    else document.querySelector(path)?.scrollTo(0, top);
  }
}

function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.scrollTo(0, 0);
}

/** Finds an element again on the same page: from the nearest id on, by its place among its neighbors. */
function pathTo(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const parent = element.parentElement;
  if (!parent) return element.tagName;
  return `${pathTo(parent)}>:nth-child(${[...parent.children].indexOf(element) + 1})`;
}

function read(): Map<string, Places> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]'));
  } catch {
    // a browser without storage, or with something else in it, begins at the top
    return new Map();
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...kept].slice(-KEPT_VISITS)));
  } catch {
    // a full or forbidden storage: a reload begins at the top
  }
}
