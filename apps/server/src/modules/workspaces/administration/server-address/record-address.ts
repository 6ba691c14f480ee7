import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';

/** @throws Failure `unprocessable` where the operator's setting says the address */
export async function recordAddress(platform: Platform, actor: Actor, origin: string): Promise<void> {
  const { address, clock, db } = platform;
  if (address.source === 'setting') {
    throw new Failure('unprocessable', 'MYNAH_PUBLIC_URL sets the address of this server. Change it there.');
  }
  await db.transaction(async (transaction) => {
    await address.record(transaction, origin, actor.workspaceId);
    const entry = { className: 'server', activityName: 'change-address', details: { address: origin } };
    await recordAudit(transaction, actor, entry, clock.now());
  });
  await address.load();
}
