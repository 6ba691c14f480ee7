import type { Platform } from '../../../../platform/platform.ts';
import { endConversation } from '../../conversations/index.ts';
import { leaseKeeper } from './lease-keeper.ts';
import { deleteLease, listExpiredLeases, listLeasesLeft } from './leases.store.ts';
import type { SessionLease } from './leases.tables.ts';

const reason = 'The server stopped while the conversation was going on';

/** Conversations whose server fell silent have failed. */
export async function endExpired(platform: Platform): Promise<void> {
  await endAll(platform, await listExpiredLeases(platform.db, platform.clock.now()));
}

/** At a start: those that an earlier process of this server left when it was killed. */
export async function endLeft(platform: Platform): Promise<void> {
  const { held } = leaseKeeper(platform);
  await endAll(platform, await listLeasesLeft(platform.db, platform.serverId, held));
}

async function endAll(platform: Platform, left: readonly SessionLease[]): Promise<void> {
  for (const { conversationId, beganAt, expiresAt, credits } of left) {
    // the minutes that were charged stay charged; what was held is given back by its lease
    await endConversation(platform, conversationId, {
      terminationReason: reason,
      error: { code: 1011, reason },
      durationMs: Math.max(
        0,
        Math.min(expiresAt.getTime(), platform.clock.now().getTime()) - beganAt.getTime(),
      ),
      cost: credits,
      language: 'en',
      warnings: [],
      visitedAgents: [],
    }).catch((cause) =>
      platform.log.warn({ err: cause, conversationId }, 'a conversation could not be ended'),
    );
    await deleteLease(platform.db, conversationId);
  }
}
