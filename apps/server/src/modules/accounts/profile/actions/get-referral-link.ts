import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getUser } from '../../users/index.ts';
import { users } from '../../users/users.tables.ts';

/** The code is made when it is first asked for; two calls at once end with the same one (PRV-039). */
export async function getReferralLink(platform: Platform, userId: string): Promise<string> {
  const { db } = platform;
  const isWithout = and(eq(users.id, userId), isNull(users.referralLinkCode));
  await db.update(users).set({ referralLinkCode: newId().toLowerCase() }).where(isWithout);
  const { referralLinkCode } = await getUser(db, userId);
  return referralLinkOf(platform, referralLinkCode ?? '');
}

export function referralLinkOf(platform: Pick<Platform, 'publicUrl'>, code: string): string {
  const link = new URL('/', platform.publicUrl());
  link.searchParams.set('from', code);
  return link.href;
}
