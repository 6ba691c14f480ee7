import { eq } from 'drizzle-orm';
import { sessions } from '../src/modules/accounts/sessions/sessions.tables.ts';
import type { TestApp } from './test-app.ts';

/** As if they had just shown their second factor, which staff's acts with money ask for. */
export async function proveSecondFactor({ platform, clock }: TestApp, userId: string): Promise<void> {
  await platform.db.update(sessions).set({ secondProvenAt: clock.now() }).where(eq(sessions.userId, userId));
}
