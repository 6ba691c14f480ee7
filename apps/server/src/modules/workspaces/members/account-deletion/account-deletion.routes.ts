import { privacyRoutes as routes } from '@mynah/contract/accounts/privacy';
import { staffRoutes } from '@mynah/contract/accounts/staff';
import { handle } from '../../../../platform/http/index.ts';
import { holderOf } from '../../../accounts/factors/index.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { previewDeletion } from './actions/preview-deletion.ts';
import { restoreAccount, restoreOwnAccount } from './actions/restore-account.ts';

export const accountDeletionRoutes = [
  handle(routes.previewDeletion, ({ platform, actor }) => previewDeletion(platform, actor)),
  handle(routes.deleteAccount, async (call) => {
    await deleteAccount(call.platform, call.actor, await holderOf(call));
    return { status: 'ok' as const };
  }),
  handle(routes.restoreOwnAccount, ({ platform, body, ipAddress }) =>
    restoreOwnAccount(platform, { code: body.code, ipAddress }),
  ),
  handle(staffRoutes.restoreAccount, async ({ platform, actor, params, body }) => {
    await restoreAccount(platform, actor, { userId: params.userId, reason: body?.reason });
    return { status: 'ok' as const };
  }),
];
