import type { ServiceAccount } from '@mynah/contract/workspaces/service-accounts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { describeGroups } from '../../../members/index.ts';
import { listServiceKeys } from '../../api-keys/index.ts';
import {
  listServiceAccounts,
  listSharingGroups,
  type ServiceAccountRow,
  type SharingGroup,
} from '../service-accounts.store.ts';
import { toServiceAccount } from '../service-accounts.view.ts';

/** Each with its keys and the groups that it shares with. */
export async function describeServiceAccounts(
  platform: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<ServiceAccount[]> {
  const { db } = platform;
  const [accounts, groups, shares] = await Promise.all([
    listServiceAccounts(db, workspaceId),
    describeGroups(db, workspaceId),
    listSharingGroups(db, workspaceId),
  ]);
  const shared = ({ groupId, permissionLevel }: SharingGroup) => {
    const group = groups.get(groupId);
    return group ? [{ group, permission_level: permissionLevel }] : [];
  };
  const describe = async (account: ServiceAccountRow) =>
    toServiceAccount(account, {
      keys: await listServiceKeys(platform, { workspaceId, userId: account.userId }),
      groups: shares.filter(({ userId }) => userId === account.userId).flatMap(shared),
    });
  return Promise.all(accounts.map(describe));
}
