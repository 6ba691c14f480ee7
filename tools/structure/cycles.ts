/** Circles of a graph, each once, by depth-first search. Targets outside the graph do not count. */
export function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
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
    for (const target of graph.get(name) ?? []) if (graph.has(target)) visit(target);
    path.pop();
    done.add(name);
  };

  for (const name of graph.keys()) visit(name);
  return cycles;
}
