/** Time left by what has been done since it is watched; says nothing before there is enough to judge by. */
export function createEstimate(): (progress: number) => number | undefined {
  let first: { progress: number; atMs: number } | undefined;
  return (progress) => {
    const atMs = performance.now();
    first ??= { progress, atMs };
    const done = progress - first.progress;
    if (done < 0.02) return undefined;
    return ((1 - progress) * (atMs - first.atMs)) / done / 1000;
  };
}
