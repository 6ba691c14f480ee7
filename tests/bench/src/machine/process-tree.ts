import { readdirSync, readFileSync } from 'node:fs';

/** One process as the kernel counts it. */
export interface ProcessCount {
  pid: number;
  parent: number;
  command: string;
  /** Its own, and that of its children which have ended. */
  cpuSeconds: number;
  memoryBytes: number;
}

/** The kernel gives times in ticks of 10 ms to programs, whatever it counts in itself. */
const ticksPerSecond = 100;

/** Only Linux tells it in files. */
export const canCountProcesses = process.platform === 'linux';

/** A process and all below it, itself first; empty where they cannot be counted. */
export function countTree(root: number): ProcessCount[] {
  if (!canCountProcesses) return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => countProcess(Number(name)) ?? []);
  const found = all.filter(({ pid }) => pid === root);
  for (let at = 0; at < found.length; at++) {
    found.push(...all.filter(({ parent }) => parent === found[at]!.pid));
  }
  // the kernel walks all pages for it, so only those of the tree are asked
  return found.map((each) => ({ ...each, memoryBytes: residentBytes(each.pid) }));
}

/** Undefined when it ended meanwhile. */
function countProcess(pid: number): Omit<ProcessCount, 'memoryBytes'> | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { ...parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')), command };
  } catch {
    return undefined;
  }
}

/** The line of `/proc/<pid>/stat`, proc(5): the name in brackets may hold anything, brackets too. */
export function parseStat(line: string): Pick<ProcessCount, 'pid' | 'parent' | 'cpuSeconds'> {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime and cstime are the fields 14 to 17; the first one after the name is field 3
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond };
}

/** Pages that processes share count in each by its share, so that the sum over a tree counts them once. */
function residentBytes(pid: number): number {
  try {
    const match = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return match ? Number(match[1]) * 1024 : 0;
  } catch {
    // it ended meanwhile
    return 0;
  }
}
