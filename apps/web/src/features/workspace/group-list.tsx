import type { Group } from '@mynah/contract/workspaces/groups';
import { Pencil, Trash2 } from 'lucide-react';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useDeleteGroup, useMembers } from '#web/features/workspace/workspace.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type GroupListProps = { groups: readonly Group[]; onEdit: (group: Group) => void };

export function GroupList({ groups, onEdit }: GroupListProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  return (
    <Card>
      <ul aria-label={t('groups')}>
        {groups.map((group) => (
          <li key={group.id} className="flex min-h-15 items-center gap-3 border-b px-4 py-2 last:border-b-0">
            <GroupText group={group} />
            {isAdmin && <GroupActions group={group} onEdit={() => onEdit(group)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GroupText({
  group: { name, members_emails: emails, members, permissions, is_scim_synced },
}: {
  group: Group;
}) {
  const t = useMessages();
  const people = useMembers().data ?? [];
  const names = emails.map((email) =>
    nameOf(people.find((one) => one.email === email) ?? { first_name: null, email }),
  );
  const who =
    members.length === 0
      ? t('groupEmpty')
      : `${t('membersCount', { count: members.length })}: ${names.join(', ')}`;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium text-13">{name}</span>
        {is_scim_synced && <Badge>{t('fromDirectory')}</Badge>}
      </p>
      <p className="truncate text-12 text-ink-3">
        {permissions.length > 0 && `${t('permissions', { count: permissions.length })} · `}
        {who}
      </p>
    </div>
  );
}

function GroupActions({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const t = useMessages();
  const remove = useRemove(group);
  return (
    <RowMenu label={t('actionsFor', { name: group.name })}>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {t('editGroup')}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}

function useRemove({ id, name }: Group) {
  const t = useMessages();
  const remove = useDeleteGroup();
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteGroupTitle', { name }),
      description: t('deleteGroupText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove.mutateAsync(id)))) toast.success(t('groupDeleted', { name }));
  };
}
