import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { users } from '../../users/users.tables.ts';

/** Stands among the requests that staff see, from the first time it is asked (ACC-055); who has it asks for nothing. */
export async function requestAlphaAccess({ db, clock }: Platform, userId: string): Promise<void> {
  const isNew = and(
    eq(users.id, userId),
    eq(users.hasAlphaAccess, false),
    isNull(users.alphaAccessRequestedAt),
  );
  await db.update(users).set({ alphaAccessRequestedAt: clock.now() }).where(isNew);
}
