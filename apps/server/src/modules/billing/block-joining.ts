import { isPaid } from '@mynah/contract';
import { Failure } from '../../platform/errors/index.ts';
import { getTier } from '../workspaces/administration/index.ts';
import type { JoinBlocker } from '../workspaces/members/index.ts';
import { findCreditAccount } from './credits.store.ts';

/** Nobody goes on paying for a workspace that is gone (ERR-018): what is cancelled already stands in no way. */
export const blockWhilePaying: JoinBlocker = async (_, transaction, { workspaceId }) => {
  const account = await findCreditAccount(transaction, workspaceId);
  if (!account?.cancelsAt && isPaid(await getTier(transaction, workspaceId))) {
    throw new Failure(
      'user_has_active_subscription',
      'Your own workspace has an active subscription. Cancel it to join this workspace.',
    );
  }
};
