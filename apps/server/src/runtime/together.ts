/**
 * Two pieces of a start at the same time. Both have ended when this does, so that what they opened is known; the
 * first failure is passed to `giveUp`, which should end the other one, and thrown.
 */
export async function together<First, Second>(
  works: [Promise<First>, Promise<Second>],
  giveUp: (cause: unknown) => void,
): Promise<[First, Second]> {
  const failures: unknown[] = [];
  const fail = (cause: unknown): void => {
    failures.push(cause);
    giveUp(cause);
  };
  for (const work of works) work.catch(fail);
  const [first, second] = await Promise.allSettled(works);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  throw failures[0];
}
