import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  license?: string;
  link?: boolean;
  dev?: boolean;
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Asks for no more than to be named. */
const permissive =
  /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Zlib)$/;
/** A binary of a package for one system, which comes as a package of its own. */
const forOneSystem = /-(android|darwin|freebsd|linux|win32)-.+$/;
/** Their package says nothing; a file in it does. */
const saidInFile: Record<string, string> = { 'png-js': 'MIT' };

test('what is installed with the server and has conditions of its own is named in docs/licenses.md', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const page = read('docs/licenses.md');
  const unnamed = Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    const name = (path.split('node_modules/').at(-1) ?? '').replace(forOneSystem, '');
    if (!path.includes('node_modules/') || link || dev) return [];
    const terms = (license ?? saidInFile[name] ?? 'unknown').replace(/[()]/g, '').split(/ (?:OR|AND) /);
    return terms.every((term) => permissive.test(term)) || page.includes(name) ? [] : [`${name}: ${terms}`];
  });
  expect(unnamed).toEqual([]);
});
