import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderBytes } from './folder-bytes.ts';

test('files are counted, however deep; links and what is not there are nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-bytes-'));
  try {
    await mkdir(join(folder, 'ab', 'cd'), { recursive: true });
    await writeFile(join(folder, 'one'), 'x'.repeat(10));
    await writeFile(join(folder, 'ab', 'cd', 'two'), 'x'.repeat(5));
    await symlink(folder, join(folder, 'ab', 'way-back'));
    expect(await folderBytes(folder)).toBe(15);
    expect(await folderBytes(join(folder, 'nothing'))).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
