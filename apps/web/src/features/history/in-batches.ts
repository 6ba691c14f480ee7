/** Items of one request that deletes, restores or downloads. */
export const MOST_AT_ONCE = 1000;

/** Sends as many ids as a request takes at a time; says which are done, even when a later request is refused. */
export async function inBatches(
  ids: readonly string[],
  send: (ids: string[]) => Promise<unknown>,
): Promise<{ done: string[]; error: unknown }> {
  const done: string[] = [];
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const batch = ids.slice(at, at + MOST_AT_ONCE);
    try {
      await send(batch);
      done.push(...batch);
    } catch (error) {
      return { done, error };
    }
  }
  return { done, error: null };
}
