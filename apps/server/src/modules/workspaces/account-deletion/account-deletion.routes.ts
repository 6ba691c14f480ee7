import { privacyRoutes as routes } from '@mynah/contract/privacy';
import { handle } from '../../../platform/http/index.ts';
import { holderOf } from '../../accounts/index.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { previewDeletion } from './actions/preview-deletion.ts';

export const accountDeletionRoutes = [
  handle(routes.previewDeletion, ({ platform, actor }) => previewDeletion(platform, actor)),
  handle(routes.deleteAccount, async (call) => {
    await deleteAccount(call.platform, call.actor, await holderOf(call));
    return { status: 'ok' as const };
  }),
];
