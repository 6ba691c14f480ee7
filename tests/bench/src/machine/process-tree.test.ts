import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { canCountProcesses, countTree, parseStat } from './process-tree.ts';

test('a name with brackets and spaces does not shift the fields', () => {
  const line = '42 (odd) name (x)) S 7 42 42 0 -1 4194560 100 0 0 0 150 50 20 5 20 0 1 0 100 1000 200';
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, cpuSeconds: 2.25 });
});

test.runIf(canCountProcesses)(
  'a child is counted with its parent and what it burned stays counted',
  async () => {
    const burn = 'while (process.cpuUsage().user < 200_000); console.log(1); process.stdin.resume()';
    const child = spawn(process.execPath, ['-e', burn], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const before = countTree(process.pid);
    expect(before[0]?.pid).toBe(process.pid);
    const counted = before.find(({ pid }) => pid === child.pid);
    expect(counted?.memoryBytes).toBeGreaterThan(5_000_000);
    expect(counted?.cpuSeconds).toBeGreaterThan(0.15);
    child.stdin.end();
    await once(child, 'close');
    expect(countTree(process.pid).some(({ pid }) => pid === child.pid)).toBe(false);
  },
);

test('a process that is not there has no tree', () => {
  expect(countTree(2 ** 22 + 1)).toEqual([]);
});
