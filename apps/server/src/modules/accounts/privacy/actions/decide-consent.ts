import type { Platform } from '../../../../platform/platform.ts';
import { type Consent, updateUser } from '../../users/index.ts';

/** As the person decided in some browser; events that the server tracks itself keep to it, too. */
export async function decideConsent({ db }: Platform, userId: string, consent: Consent): Promise<void> {
  await updateUser(db, userId, { consent });
}
