import type { ServiceAccount } from '@mynah/contract/service-accounts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listApiKeyRows } from '../../api-keys/api-keys.store.ts';
import { listGroups } from '../../groups/groups.store.ts';
import { toGroup } from '../../groups/groups.view.ts';
import {
  listServiceAccounts,
  listSharingGroups,
  type ServiceAccountRow,
  type SharingGroup,
} from '../service-accounts.store.ts';
import { toServiceAccount } from '../service-accounts.view.ts';

/** Each with its keys and the groups that it shares with. */
export async function describeServiceAccounts(
  { db, clock }: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<ServiceAccount[]> {
  const [accounts, groups, shares] = await Promise.all([
    listServiceAccounts(db, workspaceId),
    listGroups(db, workspaceId),
    listSharingGroups(db, workspaceId),
  ]);
  const known = new Map(groups.map((found) => [found.group.id, toGroup(found)]));
  const shared = ({ groupId, permissionLevel }: SharingGroup) => {
    const group = known.get(groupId);
    return group ? [{ group, permission_level: permissionLevel }] : [];
  };
  const describe = async (account: ServiceAccountRow) =>
    toServiceAccount(account, {
      keys: await listApiKeyRows(db, { workspaceId, userId: account.userId }),
      groups: shares.filter(({ userId }) => userId === account.userId).flatMap(shared),
      now: clock.now(),
    });
  return Promise.all(accounts.map(describe));
}
