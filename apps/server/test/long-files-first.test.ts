import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longFiles } from './long-files-first.ts';

test('every file that is begun first is there', () => {
  const gone = longFiles.filter(
    (path) => !existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url))),
  );
  expect(gone).toEqual([]);
});
