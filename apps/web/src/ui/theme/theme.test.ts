import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { chooseTheme, readThemeChoice } from '#web/ui/theme/theme.ts';

const startScript = readFileSync(`${import.meta.dirname}/../../../public/theme.js`, 'utf8');
// The script of the page's head, as the browser runs it before the first paint.
const reload = () => {
  document.documentElement.removeAttribute('data-theme');
  new Function(startScript)();
};

beforeEach(() => localStorage.clear());

it('[NOT-038] keeps the theme over a reload, under a key that outlives sign-out', () => {
  chooseTheme('dark');
  reload();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readThemeChoice()).toBe('dark');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('xi:'))).toEqual([]);
  chooseTheme('light');
  reload();
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('follows the system without a choice', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(readThemeChoice()).toBe('system');
  reload();
  expect(document.documentElement.dataset.theme).toBe('light');
});
