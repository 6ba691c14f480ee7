const running = new Map<string, number>();

/** Counts a generation of a workspace without a limit, in this process: a figure for its headers, and no cost. */
export function countIn(workspaceId: string): { current: number; out(): void } {
  const current = (running.get(workspaceId) ?? 0) + 1;
  running.set(workspaceId, current);
  let isOut = false;
  const out = (): void => {
    if (isOut) return;
    isOut = true;
    const left = (running.get(workspaceId) ?? 1) - 1;
    if (left > 0) running.set(workspaceId, left);
    else running.delete(workspaceId);
  };
  return { current, out };
}
