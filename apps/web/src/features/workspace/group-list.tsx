import type { Group } from '@mynah/contract/groups';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useDeleteGroup } from '#web/features/workspace/workspace.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type GroupListProps = {
  groups: readonly Group[];
  onEdit: (group: Group) => void;
  onEditEverybody: () => void;
};

/** Everybody first: what a group adds is added to that. */
export function GroupList({ groups, onEdit, onEditEverybody }: GroupListProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  return (
    <Card>
      <ul aria-label={t('groups')}>
        <EverybodyRow onEdit={onEditEverybody} />
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            name={group.name}
            text={`${t('membersCount', { count: group.members.length })} · ${t('permissions', { count: group.permissions.length })}`}
          >
            {isAdmin && <GroupActions group={group} onEdit={() => onEdit(group)} />}
          </GroupRow>
        ))}
      </ul>
    </Card>
  );
}

function EverybodyRow({ onEdit }: { onEdit: () => void }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const permissions = useWorkspace().data?.all_members_permissions ?? [];
  const text = permissions.length === 0 ? t('everybodyAll') : t('permissions', { count: permissions.length });
  return (
    <GroupRow name={t('everybody')} text={text}>
      {isAdmin && (
        <IconButton size="sm" label={t('editEverybody')} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
    </GroupRow>
  );
}

function GroupRow({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="flex min-h-15 items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{name}</p>
        <p className="text-12 text-ink-3">{text}</p>
      </div>
      {children}
    </li>
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

const ROWS = ['a', 'b', 'c'];

export function GroupListSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 flex-col justify-center gap-1.5 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-28" />
        </div>
      ))}
    </Card>
  );
}
