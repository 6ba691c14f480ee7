import { backgroundOfColor } from '#web/ui/orb-background.ts';

/** The same colors as in the app, and a breath of them behind the card. */
export function paintOrb(main: HTMLElement): void {
  main.style.setProperty('--orb', backgroundOfColor(Number(main.dataset.color)));
}

/** `theme.js` has set it for the first paint; a choice that is kept in this browser stays. */
export function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    if (!hasKeptTheme()) document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  });
}

function hasKeptTheme(): boolean {
  try {
    return /^(light|dark)$/.test(localStorage.getItem('theme') ?? '');
  } catch {
    // storage may be forbidden in a frame: the system's choice holds
    return false;
  }
}
