import type { Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Hears, in the transaction, that sessions of a person end or mean something else: whoever knows them by a token forgets it. */
export type SessionsListener = (
  platform: Platform,
  transaction: Transaction,
  userId: string,
) => Promise<void>;
export const sessionListeners = extensionPoint<SessionsListener>('accounts.session-listeners');
