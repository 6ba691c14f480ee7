import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { redeem, requireValidCode, takeRedemptionBack } from '../../promo-codes/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { requirePaid } from '../require-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Takes something off from the next invoice on (BIL-021). @throws Failure `conflict`, `invalid_promocode` */
export async function applyDiscount(platform: Platform, actor: Actor, code: string): Promise<void> {
  const { workspaceId, subscription, currency } = await requirePaid(platform, actor);
  const found = await requireValidCode(platform, { workspaceId, code, currency });
  const use = { code: found.code, workspaceId };
  if (!(await redeem(platform, use))) {
    throw new Failure('invalid_promocode', `Coupon code ${code.trim()} is invalid`);
  }
  try {
    await paymentProviderOf(platform).applyDiscount(subscription, found);
  } catch (cause) {
    await takeRedemptionBack(platform, use);
    throw cause;
  }
  await syncSubscription(platform, subscription);
}
