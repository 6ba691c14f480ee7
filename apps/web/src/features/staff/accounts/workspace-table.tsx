import { plans } from '@mynah/contract/billing/plans';
import type { SomeWorkspace } from '@mynah/contract/operations';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { CreditsDialog } from '#web/features/staff/accounts/credits-dialog.tsx';
import { useMessages } from '#web/features/staff/accounts/messages.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

export function WorkspaceTable({ workspaces }: { workspaces: readonly SomeWorkspace[] }) {
  const t = useMessages();
  return (
    <DataTable
      label={t('workspaces')}
      items={workspaces}
      keyOf={({ workspace_id }) => workspace_id}
      columns={[
        {
          title: t('workspace'),
          cell: ({ name, owner_email }) => (
            <>
              <span className="block truncate font-medium text-ink">{name}</span>
              <span className="block truncate text-12 text-ink-3">{owner_email}</span>
            </>
          ),
          cellClass: 'max-w-80 py-2 max-sm:max-w-48',
        },
        { title: t('members'), cell: ({ members }) => formatCount(members), cellClass: 'figures text-12' },
        { title: t('plan'), cell: ({ tier }) => plans[tier].displayName },
        {
          title: t('created'),
          cell: ({ created_at_unix }) => formatDate(dateOfUnix(created_at_unix)),
          className: 'max-md:hidden',
          cellClass: 'whitespace-nowrap',
        },
      ]}
      actions={{ title: t('actions'), of: (workspace) => <Actions workspace={workspace} /> }}
    />
  );
}

function Actions({ workspace }: { workspace: SomeWorkspace }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowMenu label={t('actionsFor', { name: workspace.name })}>
        <MenuItem icon={<Coins aria-hidden />} onSelect={() => setIsOpen(true)}>
          {t('credits')}
        </MenuItem>
      </RowMenu>
      {isOpen && <CreditsDialog workspace={workspace} onClose={() => setIsOpen(false)} />}
    </>
  );
}
