import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

/** No `xi:` before it: the choice outlives a sign-out (NOT-038, PRV-055). public/theme.js reads the same key. */
const THEME_KEY = 'theme';
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function readThemeChoice(): ThemeChoice {
  const kept = localStorage.getItem(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, choice);
  applyTheme();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice);
}

/** The theme in view, with 'system' resolved. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, resolveTheme);
}

/** Follows the system and the other tabs; returns the way to stop. */
export function watchTheme(): () => void {
  const query = darkQuery();
  const onStorage = (event: StorageEvent) => event.key === THEME_KEY && applyTheme();
  query.addEventListener('change', applyTheme);
  addEventListener('storage', onStorage);
  return () => {
    query.removeEventListener('change', applyTheme);
    removeEventListener('storage', onStorage);
  };
}

function resolveTheme(): Theme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return darkQuery().matches ? 'dark' : 'light';
}

function applyTheme(): void {
  document.documentElement.dataset.theme = resolveTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
