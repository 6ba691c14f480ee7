import type { Group } from '@mynah/contract/workspaces/groups';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { GroupDialog } from '#web/features/workspace/group-dialog.tsx';
import { GroupList } from '#web/features/workspace/group-list.tsx';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useLivePeople } from '#web/features/workspace/use-live-people.ts';
import { useGroups } from '#web/features/workspace/workspace.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'edit'; group: Group } | null;

export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  useLivePeople();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('groupsIntro')}</p>
        {isAdmin && (
          <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden />
            {t('createGroup')}
          </Button>
        )}
      </div>
      <Groups onEdit={(group) => setDialog({ kind: 'edit', group })} />
      {dialog?.kind === 'create' && <GroupDialog onClose={close} />}
      {dialog?.kind === 'edit' && <GroupDialog group={dialog.group} onClose={close} />}
    </div>
  );
}

function Groups({ onEdit }: { onEdit: (group: Group) => void }) {
  const t = useMessages();
  const groups = useGroups();
  const byName = groups.data && Object.values(groups.data).toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <ListFrame
      query={{ ...groups, data: byName }}
      loading={<SkeletonRows label={t('groupsLoading')} cells={['h-4 w-40']} />}
      failed={t('groupsFailed')}
      empty={
        <EmptyState icon={<Users aria-hidden />} title={t('groupsEmptyTitle')} text={t('groupsEmptyText')} />
      }
    >
      {(list) => <GroupList groups={list} onEdit={onEdit} />}
    </ListFrame>
  );
}
