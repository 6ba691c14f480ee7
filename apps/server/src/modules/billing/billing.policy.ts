import { isAtLeast, leastTierForFormat, plans, type Tier } from '@mynah/contract';
import { Failure } from '../../platform/errors/index.ts';

/** @throws Failure `output_format_not_allowed` */
export function checkOutputFormat(tier: Tier, format: string): void {
  const least = leastTierForFormat(format);
  if (isAtLeast(tier, least)) return;
  throw new Failure(
    'output_format_not_allowed',
    `The output format ${format} requires the ${plans[least].displayName} plan or higher.`,
    { data: { param: 'output_format' } },
  );
}

/** Generations at once; undefined is no limit but the engines' own queue. */
export const concurrencyLimit = (tier: Tier): number | undefined => plans[tier].concurrency;
