import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAddressLike, oldAddresses, parents } from '@mynah/contract/app-addresses';
import { expect, it } from 'vitest';
import { pages } from '#web/app/pages.ts';

/** Shown once their page is there (`useHasPage`). */
const waiting: readonly string[] = [];

const apps = join(import.meta.dirname, '../../..');

const comment = /^\s*(\*|\/[*/])/;

function addressesIn(folder: string): { path: string; address: string }[] {
  return readdirSync(join(apps, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(apps, folder, path), 'utf8').split('\n');
      const code = lines.filter((line) => !comment.test(line)).join('\n');
      return [...code.matchAll(/['"`}](\/app\/[a-z][\w/$-]*)(?=['"`?])/g)].map(([, address = '']) => ({
        path,
        address,
      }));
    });
}

it('the app, mails and notices lead to pages that are there, or show the link once they are', () => {
  const isKnown = (address: string): boolean =>
    waiting.includes(address) ||
    pages.some(({ path }) => path === address || isAddressLike(address, path)) ||
    Object.hasOwn(parents, address);
  const found = [...addressesIn('web/src'), ...addressesIn('server/src')];
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ address }) => !isKnown(address))).toEqual([]);
});

it('[RTE-133] [RTE-160] what forwards to a page of the app forwards to one address, and never in a circle', () => {
  const forwards = { ...parents, ...oldAddresses };
  for (const [from, to] of Object.entries(forwards)) {
    expect(to, from).toMatch(/^\/app\//);
    expect(Object.keys(forwards), from).not.toContain(to);
  }
});
