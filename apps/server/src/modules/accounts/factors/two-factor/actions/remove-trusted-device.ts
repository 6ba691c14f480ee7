import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { deleteTrustedDevice } from '../trusted-devices.store.ts';

/** That browser is asked for the second factor again. @throws Failure `trusted_device_not_found` */
export async function removeTrustedDevice(
  platform: Platform,
  holder: AccountHolder,
  deviceId: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    if (!(await deleteTrustedDevice(transaction, { userId: holder.userId, deviceId }))) {
      throw new Failure('trusted_device_not_found', 'This device is no longer trusted.');
    }
    await notifySecurityChange(platform, transaction, holder, {
      className: 'trusted-device',
      activityName: 'delete',
      targetId: deviceId,
    });
  });
}
