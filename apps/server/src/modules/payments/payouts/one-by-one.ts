import type { Platform } from '../../../platform/platform.ts';

/** One that fails is tried again by the next run, and keeps no other from its turn. */
export async function oneByOne<Item extends object>(
  { log }: Pick<Platform, 'log'>,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (cause) {
      log.error({ err: cause, of: item }, 'a payout was not brought on');
    }
  }
}
