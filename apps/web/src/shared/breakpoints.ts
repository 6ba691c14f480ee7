import { useSyncExternalStore } from 'react';

/** Widths in px from which a layout holds (FMT-001 to FMT-008); the style sheet repeats them as theme values. */
export const BREAKPOINTS = {
  xs: 480,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
  '2.5xl': 1758,
  '3xl': 1980,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** True while the window is at least as wide as the breakpoint. */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(min-width: ${BREAKPOINTS[breakpoint]}px)`);
}

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
