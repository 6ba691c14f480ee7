import type { SourceTree } from './source-tree.ts';

/** Circles of imports, each once, by depth-first search. */
export function cyclesOf(tree: SourceTree): string[][] {
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];

  const visit = (name: string): void => {
    if (done.has(name)) return;
    const at = path.indexOf(name);
    if (at >= 0) {
      cycles.push([...path.slice(at), name]);
      return;
    }
    path.push(name);
    for (const target of tree.get(name)?.imports ?? []) if (tree.has(target)) visit(target);
    path.pop();
    done.add(name);
  };

  for (const name of tree.keys()) visit(name);
  return cycles;
}
