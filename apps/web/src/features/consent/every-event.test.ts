import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productEvents } from '@mynah/contract/product-events/product-events';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  // a path that is told for people and for workspaces stands once
  .replaceAll(/\$\{owner\}/g, 'user');

it('[PRV-045] the app tells every event that is its own', () => {
  const silent = [...productEvents].flatMap(([name, { from, calls = [] }]) => {
    if (from === 'app') return sources.includes(`'${name}'`) || sources.includes(`${name}:`) ? [] : [name];
    const isCalled = calls.some((call) => sources.includes(`'${call}'`) || sources.includes(`\`${call}\``));
    return from !== 'call' || isCalled ? [] : [name];
  });
  expect(silent).toEqual([]);
});
