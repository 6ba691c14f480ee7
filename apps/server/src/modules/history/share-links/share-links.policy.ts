import type { Tier } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';

/** HIS-058: no page of the web shows what such a workspace made. */
export const closedTier: Tier = 'enterprise';

/** @throws Failure `sharing_not_allowed` */
export function requireSharing({ tier }: { tier: Tier }): void {
  if (tier !== closedTier) return;
  throw new Failure('sharing_not_allowed', 'Your plan doesn’t include public links.');
}
