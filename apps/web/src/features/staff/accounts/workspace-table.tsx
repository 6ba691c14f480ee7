import { plans } from '@mynah/contract/billing/plans';
import type { SomeWorkspace } from '@mynah/contract/operations';
import { Coins, FileSignature, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { CreditsDialog } from '#web/features/staff/accounts/credits-dialog.tsx';
import { InvoiceDialog } from '#web/features/staff/accounts/invoice-dialog.tsx';
import { useMessages } from '#web/features/staff/accounts/messages.ts';
import { PlanDialog } from '#web/features/staff/accounts/plan-dialog.tsx';
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
  const [open, setOpen] = useState<'credits' | 'plan' | 'invoices'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu label={t('actionsFor', { name: workspace.name })}>
        <MenuItem icon={<Coins aria-hidden />} onSelect={() => setOpen('credits')}>
          {t('credits')}
        </MenuItem>
        <MenuItem icon={<FileSignature aria-hidden />} onSelect={() => setOpen('plan')}>
          {t('changePlan')}
        </MenuItem>
        <MenuItem icon={<ReceiptText aria-hidden />} onSelect={() => setOpen('invoices')}>
          {t('invoices')}
        </MenuItem>
      </RowMenu>
      {open === 'credits' && <CreditsDialog workspace={workspace} onClose={close} />}
      {open === 'plan' && <PlanDialog workspace={workspace} onClose={close} />}
      {open === 'invoices' && <InvoiceDialog workspace={workspace} onClose={close} />}
    </>
  );
}
