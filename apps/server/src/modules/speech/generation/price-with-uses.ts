import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Price } from '../../billing/index.ts';
import * as library from '../../voices/library/index.ts';

/** What a part costs, and whose voices it was said with. */
interface CostWithUses {
  credits: number;
  uses: library.SharedUse[];
}

/** The price of what is said in voices that somebody may have shared: their owners' part is counted with the charge. */
export const priceWithUses = (
  platform: Platform,
  actor: Actor,
  { credits, costOf }: { credits: number; costOf(amount: number): CostWithUses },
): Price => ({
  credits,
  costOf: (amount) => {
    const cost = costOf(amount);
    return {
      credits: cost.credits,
      record: (tx, spending) =>
        library.recordSharedUse(platform, tx, { actor, uses: cost.uses, reference: spending }),
    };
  },
});
