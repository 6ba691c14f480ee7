import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '#web/shared/breakpoints.ts';

const css = readFileSync(`${import.meta.dirname}/../ui/theme/theme.css`, 'utf8');
const breakpoints = css.match(/--breakpoint-[^;]+;/g)?.join('') ?? '';

it.each([
  ['FMT-001', 'xs', 480],
  ['FMT-002', 'sm', 640],
  ['FMT-003', 'md', 768],
  ['FMT-004', 'lg', 1024],
  ['FMT-005', 'xl', 1280],
  ['FMT-006', '2xl', 1536],
  ['FMT-007', '2.5xl', 1758],
  ['FMT-008', '3xl', 1980],
] as const)('[%s] %s begins at %d px, for scripts and for styles', async (_id, name, px) => {
  expect(BREAKPOINTS[name]).toBe(px);
  const styles = await compile(`@theme { ${breakpoints} } @tailwind utilities;`);
  expect(styles.build([`${name}:flex`])).toContain(`@media (width >= ${px}px)`);
});
